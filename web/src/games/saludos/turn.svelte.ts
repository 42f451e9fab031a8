// Saludos Amigos in one person's hands: what is asked of them in words, and what they are about to do.
import { PROJECT_NAMES, type ProjectSize } from '../../art/saludos/projects'
import { listed, t } from '../../i18n/words.svelte'
import type { Proposal as Deal, SaludosMove, SaludosView, TalksView } from '../../lib/protocol'
import type { Choice } from '../../table/SentenceBar.svelte'
import type { BuilderTerms, Proposal } from '../../table/people'
import { verdict } from '../verdict'
import type { Play, Prompt, SeatFacts, Turn } from '../play'
import { clockOf } from '../../lib/people'

export type Value = 1 | 2 | 3
/** What a single councillor is being chosen for. */
export type Pick = 'reroll' | 'call' | 'attend'
export const VALUES: readonly Value[] = [1, 2, 3]
const PICK_WORDS: Record<Pick, string> = {
  reroll: 'client-pick-reroll', call: 'client-pick-call', attend: 'client-pick-attend',
}
const DECIDING: Record<string, string> = {
  strength: 'client-deciding-strength',
  negotiation: 'client-deciding-negotiation',
  call: 'client-deciding-call',
  attendance: 'client-deciding-attendance',
  splits: 'client-deciding-splits',
  cards: 'client-deciding-cards',
}

export function projectName(project: number | null): string {
  return project === null || project < 1 ? '' : t(PROJECT_NAMES[project as ProjectSize])
}

export class SaludosTurn implements Turn {
  readonly hand = true
  get desk(): string {
    return t('client-deal-desk')
  }
  readonly play: Play<SaludosView>
  private sheet: { which: 'desk' | 'hand'; until: string | null } | null = $state.raw(null)
  private picking: { for: Pick; at: string } | null = $state.raw(null)
  private building: { terms: BuilderTerms; at: string } | null = $state.raw(null)
  private laying: { cards: readonly [number, number, number]; at: string } | null = $state.raw(null)

  constructor(play: Play<SaludosView>) {
    this.play = play
  }

  get view(): SaludosView {
    return this.play.view
  }
  get me(): number | null {
    return this.play.me
  }

  // What is half done holds for this decision only: when the phase goes on, it is forgotten.

  private get moment(): string {
    return `${this.view.round} ${this.view.phase} ${this.me}`
  }
  get pick(): Pick | null {
    return this.picking?.at === this.moment && this.pending ? this.picking.for : null
  }
  get terms(): BuilderTerms | null {
    return this.building?.at === this.moment && this.talks ? this.building.terms : null
  }
  /** Councillors chosen for the vote, by value. */
  get laid(): readonly [number, number, number] {
    return this.laying?.at === this.moment ? this.laying.cards : [0, 0, 0]
  }
  get laidPoints(): number {
    return this.laid[0] + 2 * this.laid[1] + 3 * this.laid[2]
  }
  get laidCount(): number {
    return this.laid[0] + this.laid[1] + this.laid[2]
  }

  // On a phone desk and hand are sheets. One that a decision has opened goes with that decision.

  private isOpen(which: 'desk' | 'hand'): boolean {
    return this.sheet?.which === which && (this.sheet.until === null || this.sheet.until === this.moment)
  }
  get deskOpen(): boolean {
    return this.isOpen('desk')
  }
  set deskOpen(open: boolean) {
    this.sheet = open ? { which: 'desk', until: null } : null
  }
  get handOpen(): boolean {
    return this.isOpen('hand')
  }
  set handOpen(open: boolean) {
    this.sheet = open ? { which: 'hand', until: null } : null
  }

  get pending(): boolean {
    return this.me !== null && this.view.pending.includes(this.me)
  }
  /** The negotiation I may speak in, if there is one. */
  get talks(): TalksView | null {
    const { talks, council } = this.view
    const mine = (found: TalksView | null | undefined): boolean => found != null && this.me !== null && found.seats.includes(this.me)
    if (mine(talks)) return talks
    if (mine(council?.coalition_talks)) return council?.coalition_talks ?? null
    if (mine(council?.opposition_talks)) return council?.opposition_talks ?? null
    return null
  }
  get splitting(): boolean {
    return this.view.phase === 'splits'
  }
  /** Everything that is on the table, whether I am named or not. */
  get deals(): readonly Deal[] {
    const { talks, council } = this.view
    return [talks, council?.coalition_talks, council?.opposition_talks].flatMap((found) => found?.proposals ?? [])
  }
  private get asked(): readonly Deal[] {
    return (this.talks?.proposals ?? []).filter(({ members, agreed }) => this.me !== null && members.includes(this.me) && !agreed.includes(this.me))
  }
  get waiting(): number {
    return this.asked.length
  }
  private get freshTerms(): BuilderTerms {
    if (!this.splitting) return { members: this.me === null ? [] : [this.me], shares: [this.view.value] }
    const side = this.talks?.seats ?? []
    const kept = this.view.offer && side.every((seat) => this.view.offer?.members.includes(seat)) ? this.view.offer.shares : null
    const even = side.map((_, i) => Math.floor(this.view.value / side.length) + (i < this.view.value % side.length ? 1 : 0))
    return { members: [...side], shares: kept ? [...kept] : even }
  }
  cardsOf(value: Value): number {
    return this.view.hand?.[value - 1] ?? 0
  }
  name(seat: number): string {
    return this.play.names[seat] ?? String(seat)
  }

  // What I do

  act(move: SaludosMove): void {
    void this.play.act(move)
  }
  startPick(what: Pick): void {
    this.picking = { for: what, at: this.moment }
  }
  choose(value: Value): void {
    const moves: Record<Pick, SaludosMove> = {
      reroll: { move: 'Reroll', card: value }, call: { move: 'Call', card: value }, attend: { move: 'Attend', card: value },
    }
    const pick = this.pick
    if (!pick) return
    this.picking = null
    this.handOpen = false
    this.act(moves[pick])
  }
  get canTap(): boolean {
    return this.pending && ['strength', 'call', 'attendance', 'cards'].includes(this.view.phase)
  }
  /** A councillor of my hand is tapped. */
  tap(value: Value): void {
    if (this.pick) this.choose(value)
    else if (this.view.phase === 'cards' && this.pending) this.lay(value, 1)
    else if (this.view.phase === 'strength' && this.pending) this.startPick('reroll')
    else if (this.view.phase === 'call' && this.pending) this.startPick('call')
    else if (this.view.phase === 'attendance' && this.pending) this.startPick('attend')
  }
  lay(value: Value, by: 1 | -1): void {
    const cards: [number, number, number] = [...this.laid]
    const next = (cards[value - 1] ?? 0) + by
    if (next < 0 || next > this.cardsOf(value)) return
    cards[value - 1] = next
    this.laying = { cards, at: this.moment }
  }
  commit(cards: readonly [number, number, number]): void {
    this.handOpen = false
    this.act({ move: 'Commit', cards: [...cards] })
  }
  build(terms?: BuilderTerms): void {
    this.building = { terms: terms ?? this.freshTerms, at: this.moment }
    this.sheet = { which: 'desk', until: this.moment }
  }
  stopBuilding(): void {
    this.building = null
  }
  async propose({ members, shares }: BuilderTerms): Promise<void> {
    const order = members.map((seat, i) => ({ seat, share: shares[i] ?? 0 })).sort((a, b) => a.seat - b.seat)
    const said = await this.play.act({ move: 'Propose', members: order.map(({ seat }) => seat), shares: order.map(({ share }) => share) })
    if (!said) return
    this.building = null
    this.deskOpen = false
  }
  counter(deal: Deal): void {
    this.build({ members: [...deal.members], shares: [...deal.terms] })
  }
  agree(id: number): void {
    this.act({ move: 'Agree', id })
    this.deskOpen = false
  }
  decline(id: number): void {
    this.act({ move: 'Decline', id })
  }
  pass(): void {
    this.act({ move: 'Pass' })
    this.deskOpen = false
  }
  back(): boolean {
    if (!this.pick && !this.terms && this.laidCount === 0) return false
    this.picking = null
    this.building = null
    this.laying = null
    return true
  }

  // What the table shows of everybody

  get help(): string {
    return `help-saludos-${this.view.phase}`
  }
  get seats(): readonly SeatFacts[] {
    const { money, cards, strengths, pending, phase } = this.view
    const word = DECIDING[phase]
    return money.map((score, seat) => ({
      score, cards: cards[seat] ?? 0,
      strength: strengths[seat] ? strengths[seat] : undefined,
      deciding: word && pending.includes(seat) ? t(word) : undefined,
    }))
  }
  get proposals(): readonly Proposal[] {
    const { offer, council, money, strengths } = this.view
    const open = this.deals.map((deal): Proposal => {
      const named = this.me !== null && deal.members.includes(this.me) && this.talks?.proposals.includes(deal) === true
      const agreed = this.me !== null && deal.agreed.includes(this.me)
      return {
        id: String(deal.id),
        proposer: this.name(deal.by),
        members: deal.members.map((seat, i) => ({ seat, name: this.name(seat), share: deal.terms[i], strength: strengths[seat], agreed: deal.agreed.includes(seat) })),
        ...(this.splitting ? {} : { height: deal.members.reduce((sum, seat) => sum + (strengths[seat] ?? 0), 0), mug: offer?.height ?? 0 }),
        clock: this.waitingClock(deal),
        gains: money.map((now, seat) => ({ seat, name: this.name(seat), now, gain: deal.terms[deal.members.indexOf(seat)] ?? 0 })),
        state: 'open',
        mine: !named ? 'none' : deal.by === this.me ? 'proposed' : agreed ? 'agreed' : 'answer',
      }
    })
    if (!offer || council || this.view.phase === 'payday') return open
    return [...open, {
      id: 'offer', proposer: '', state: 'standing', mine: 'none', height: offer.height, mug: offer.height,
      members: offer.members.map((seat, i) => ({ seat, name: this.name(seat), share: offer.shares[i], strength: strengths[seat], agreed: true })),
    }]
  }
  private waitingClock(deal: Deal): number | undefined {
    const silent = deal.members.filter((seat) => !deal.agreed.includes(seat))
    const clocks = silent.map((seat) => clockOf(this.play.clocks, seat)?.left).filter((left) => left !== undefined)
    return clocks.length > 0 ? Math.min(...clocks) : undefined
  }

  // The sentence bar

  get prompt(): Prompt {
    if (this.view.phase === 'over') return verdict(this.play, (millions) => t('client-millions', { millions }))
    if (this.pick) return { sentence: t(PICK_WORDS[this.pick]), choices: this.cardChoices, urgent: true }
    const asked = this.me === null ? null : this.ask(this.me)
    if (asked) return { ...asked, urgent: this.pending || this.waiting > 0 }
    return { sentence: this.waitingFor, choices: [], urgent: false }
  }
  private get cardChoices(): Choice[] {
    const held = VALUES.filter((value) => this.cardsOf(value) > 0)
    const cards = held.map((value): Choice => ({ label: t('client-councillor-worth', { value }), tone: 'beer', act: () => this.choose(value) }))
    return held.length < 3 ? [...cards, { label: t('client-cancel'), act: () => this.back() }] : cards
  }
  private get waitingFor(): string {
    const { pending, phase, bag_holder, round } = this.view
    if (phase === 'payday') return t('client-waiting-payday')
    if (phase === 'bag' || phase === 'lot') return t('client-waiting-bag', { name: this.name(bag_holder), round: round || 1 })
    if (phase === 'dice') return t('client-waiting-dice')
    const names = pending.map((seat) => this.name(seat))
    return names.length > 0 ? t('client-waiting-for', { names: listed(names), count: names.length }) : t('client-waiting-table')
  }
  private ask(me: number): Omit<Prompt, 'urgent'> | null {
    switch (this.view.phase) {
      case 'strength': return this.pending ? this.askStrength(me) : null
      case 'negotiation': return this.askNegotiation(me)
      case 'call': return this.pending ? this.askCall() : null
      case 'attendance': return this.pending ? this.askAttendance() : null
      case 'splits': return this.talks ? this.askSplit(me) : null
      case 'cards': return this.pending ? this.askCards() : null
      default: return null
    }
  }
  private askStrength(me: number): Omit<Prompt, 'urgent'> {
    const { dice, strengths, cards } = this.view
    const strength = strengths[me] ?? 0
    const choices: Choice[] = [{ label: t('client-keep', { strength }), tone: 'felt', act: () => this.act({ move: 'Keep' }) }]
    if ((cards[me] ?? 0) > 0) choices.push({ label: t('client-reroll'), act: () => this.startPick('reroll') })
    return { sentence: t('prompt-saludos-strength', { cards: cards[me] ?? 0, face: dice[me] ?? 0, strength }), choices }
  }
  private askNegotiation(me: number): Omit<Prompt, 'urgent'> {
    const { offer, value, chit } = this.view
    const [first] = this.asked
    if (first) return this.askProposal(me, first)
    const offering: Choice = this.terms && !this.play.phone
      ? { label: t('client-cancel'), act: () => this.stopBuilding() }
      : { label: t('client-make-offer'), tone: 'beer', act: () => this.build() }
    const passing: Choice[] = this.pending ? [{ label: t('client-pass'), act: () => this.pass() }] : []
    const choices = [offering, ...passing]
    const agreed = this.talks?.proposals.find((deal) => deal.agreed.includes(me))
    if (agreed) {
      const silent = agreed.members.filter((seat) => !agreed.agreed.includes(seat)).map((seat) => this.name(seat))
      const facts = { id: agreed.id, seats: listed(silent), 'seats-count': silent.length }
      return { sentence: t(agreed.by === me ? 'client-proposed-waiting' : 'prompt-saludos-agreed', facts), choices }
    }
    if (!this.pending && offer?.members.includes(me) !== true) return { sentence: t('client-passed', { height: offer?.height ?? 0 }), choices }
    if (!offer) return { sentence: t('prompt-saludos-first-offer', { value, project: projectName(chit) }), choices }
    const others = offer.members.filter((seat) => seat !== me).map((seat) => this.name(seat))
    const facts = { seats: listed(others), 'seats-count': others.length, height: offer.height }
    if (offer.members.includes(me)) return { sentence: t('prompt-saludos-holding', facts), choices }
    return { sentence: t('prompt-saludos-against', facts), choices }
  }
  private askProposal(me: number, deal: Deal): Omit<Prompt, 'urgent'> {
    const share = deal.terms[deal.members.indexOf(me)] ?? 0
    return {
      sentence: t('prompt-saludos-asked', { id: deal.id, by: this.name(deal.by), share, value: this.view.value }),
      choices: [
        { label: t('client-agree'), tone: 'felt', act: () => this.agree(deal.id) },
        { label: t('client-counter'), act: () => this.counter(deal) },
        { label: t('client-decline'), act: () => this.decline(deal.id) },
      ],
    }
  }
  private askCall(): Omit<Prompt, 'urgent'> {
    const { offer, value, strengths } = this.view
    const winners = offer?.members ?? []
    const pretzel = strengths.reduce((sum, strength, seat) => sum + (winners.includes(seat) ? 0 : strength), 0)
    const facts = { seats: listed(winners.map((seat) => this.name(seat))), 'seats-count': winners.length, value, height: offer?.height ?? 0, pretzel }
    return {
      sentence: t('prompt-saludos-call', facts),
      choices: [
        { label: t('client-call-council'), tone: 'brick', act: () => this.startPick('call') },
        { label: t('client-let-stand'), act: () => this.act({ move: 'LetStand' }) },
      ],
    }
  }
  private askAttendance(): Omit<Prompt, 'urgent'> {
    const { council, offer } = this.view
    return {
      sentence: t('prompt-saludos-attendance', { seat: this.name(council?.caller ?? 0), pretzel: council?.pretzel ?? 0, height: offer?.height ?? 0 }),
      choices: [
        { label: t('client-attend'), tone: 'brick', act: () => this.startPick('attend') },
        { label: t('client-stay-away'), act: () => this.act({ move: 'StayAway' }) },
      ],
    }
  }
  private askSplit(me: number): Omit<Prompt, 'urgent'> {
    const { offer, value } = this.view
    const [first] = this.asked
    if (first) return this.askProposal(me, first)
    const side = this.talks?.seats ?? []
    const seats = listed(side.map((seat) => this.name(seat)))
    const coalition = offer?.members.includes(me) === true
    const choices: Choice[] = [{ label: t('client-propose-split'), tone: 'beer', act: () => this.build() }]
    if (this.pending) choices.push({ label: t('client-pass'), act: () => this.pass() })
    return {
      sentence: coalition
        ? t('prompt-saludos-split-coalition', { shares: (offer?.shares ?? []).join(' / '), seats })
        : t('prompt-saludos-split-opposition', { seats, 'seats-count': side.length, value }),
      choices,
    }
  }
  private askCards(): Omit<Prompt, 'urgent'> {
    const { council, offer } = this.view
    const none: Choice = { label: t('client-lay-none'), act: () => this.commit([0, 0, 0]) }
    const some: Choice[] = this.laidCount > 0
      ? [{ label: t('client-lay', { count: this.laidCount, points: this.laidPoints }), tone: 'felt', act: () => this.commit(this.laid) }]
      : this.play.phone
        ? [{ label: t('client-choose-cards'), tone: 'beer', act: () => { this.sheet = { which: 'hand', until: this.moment } } }]
        : []
    return { sentence: t('prompt-saludos-cards', { height: offer?.height ?? 0, pretzel: council?.pretzel ?? 0 }), choices: [...some, none] }
  }
}
