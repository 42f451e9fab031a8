// What is asked of the server over HTTP.
import type {
  BoxPage, GameList, HandOver, Hint, Me, NewTable, PlayerPage, Problem, Ranking, Refusal, Replay, SeatLink,
  TableList, TablePage, Verified,
} from './protocol'

/** The server has said no, and why. */
export class Refused extends Error {
  readonly refusal: Refusal
  readonly status: number
  constructor(status: number, refusal: Refusal, text: string) {
    super(text)
    this.status = status
    this.refusal = refusal
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refused(0, { code: 'offline', facts: {} }, '')
  }
  const text = await answer.text()
  let data: unknown = null
  try {
    data = text ? JSON.parse(text) : null
  } catch {
    // An answer that is not ours, from something in between: its status says enough.
  }
  if (answer.ok) return data as T
  const problem = data as Partial<Problem> | null
  throw new Refused(answer.status, problem?.refusal ?? { code: 'unknown', facts: {} }, problem?.text ?? '')
}

export const api = {
  me: () => ask<Me | null>('GET', '/me'),
  nameMe: (name: string) => ask<Me>('PUT', '/me', { name }),
  claim: (name: string, passphrase: string) => ask<Me>('POST', '/me/claim', { name, passphrase }),
  signOut: () => ask<Me>('POST', '/me/sign-out'),
  signIn: (name: string, passphrase: string) => ask<Me>('POST', '/me/sign-in', { name, passphrase }),
  games: () => ask<GameList>('GET', '/games'),
  openTables: () => ask<TableList>('GET', '/tables'),
  myTables: () => ask<TableList>('GET', '/tables/mine'),
  table: (id: string) => ask<TablePage>('GET', `/tables/${id}`),
  findTable: (code: string) => ask<TablePage>('GET', `/tables/code/${encodeURIComponent(code)}`),
  create: (table: NewTable) => ask<TablePage>('POST', '/tables', table),
  take: (id: string, seat: number, name: string | null, luck: string) =>
    ask<TablePage>('POST', `/tables/${id}/seats/${seat}/take`, { name, luck }),
  leave: (id: string, seat: number) => ask<TablePage>('POST', `/tables/${id}/seats/${seat}/leave`),
  giveUp: (id: string, seat: number) => ask<TablePage>('POST', `/tables/${id}/seats/${seat}/give-up`),
  bot: (id: string, seat: number, level: string) => ask<TablePage>('POST', `/tables/${id}/seats/${seat}/bot`, { level }),
  free: (id: string, seat: number) => ask<TablePage>('DELETE', `/tables/${id}/seats/${seat}`),
  fill: (id: string, level: string) => ask<TablePage>('POST', `/tables/${id}/fill`, { level }),
  start: (id: string) => ask<TablePage>('POST', `/tables/${id}/start`),
  edition: (id: string) => ask<BoxPage>('GET', `/tables/${id}/edition`),
  hint: (id: string, seat: number) => ask<Hint>('POST', `/tables/${id}/hint`, { seat }),
  rematch: (id: string) => ask<TablePage>('POST', `/tables/${id}/rematch`, {}),
  seatLink: (id: string, seat: number) => ask<SeatLink>('POST', `/tables/${id}/seats/${seat}/link`),
  handOver: (form: HandOver) => ask<TablePage>('POST', '/tables/hand-over', form),
  replay: (id: string, seat: number | null, from: number) =>
    ask<Replay>('GET', `/tables/${id}/replay?start=${from}${seat === null ? '' : `&seat=${seat}`}`),
  logFile: (id: string) => `/api/tables/${id}/log`,
  verify: (id: string) => ask<Verified>('GET', `/tables/${id}/verify`),
  player: (id: string) => ask<PlayerPage>('GET', `/players/${id}`),
  ranking: (game: string) => ask<Ranking>('GET', `/ranking/${game}`),
}
