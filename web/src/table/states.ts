// The moments when there is nothing to play, and the words for them.

export type StateKind =
  | 'empty-lobby' | 'waiting' | 'gone' | 'reconnecting' | 'paused' | 'spectator' | 'restarting' | 'old-link' | 'wrong-code' | 'full-table'

export const STATE_WORDS: Record<StateKind, { title: string; text: string }> = {
  'empty-lobby': { title: 'client-state-empty-lobby', text: 'client-state-empty-lobby-text' },
  waiting: { title: 'client-state-waiting', text: 'client-state-waiting-text' },
  gone: { title: 'client-state-gone', text: 'client-state-gone-text' },
  reconnecting: { title: 'client-state-reconnecting', text: 'client-state-reconnecting-text' },
  paused: { title: 'client-state-paused', text: 'client-state-paused-text' },
  spectator: { title: 'client-state-spectator', text: 'client-state-spectator-text' },
  restarting: { title: 'client-state-restarting', text: 'client-state-restarting-text' },
  'old-link': { title: 'client-state-old-link', text: 'client-state-old-link-text' },
  'wrong-code': { title: 'client-state-wrong-code', text: 'client-state-wrong-code-text' },
  'full-table': { title: 'client-state-full-table', text: 'client-state-full-table-text' },
}
