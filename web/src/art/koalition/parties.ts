// The seven parties, in the order of the hemicycle: neighbours on the line get on.

export type PartyId = 'fists' | 'roses' | 'leaves' | 'lemons' | 'crosses' | 'hats' | 'acorns'

export const PARTIES: readonly PartyId[] = ['fists', 'roses', 'leaves', 'lemons', 'crosses', 'hats', 'acorns']

export const PARTY_NAMES: Record<PartyId, string> = {
  fists: 'client-party-fists',
  roses: 'client-party-roses',
  leaves: 'client-party-leaves',
  lemons: 'client-party-lemons',
  crosses: 'client-party-crosses',
  hats: 'client-party-hats',
  acorns: 'client-party-acorns',
}
