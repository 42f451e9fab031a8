// The five kinds of action card.

export type ActionKind = 'doubler' | 'downfall' | 'resignation' | 'scandal' | 'clean-slate'

export const ACTION_NAMES: Record<ActionKind, string> = {
  doubler: 'client-action-doubler',
  downfall: 'client-action-downfall',
  resignation: 'client-action-resignation',
  scandal: 'client-action-scandal',
  'clean-slate': 'client-action-clean-slate',
}
