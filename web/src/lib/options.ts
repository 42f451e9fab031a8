// The words for what a table may choose, game by game; what has no words here is left at its default.
export const OPTION_WORDS: Record<string, Record<string, string>> = {
  saludos: { patience: 'client-option-patience' },
  koalition: { countries: 'client-option-countries', patience: 'client-option-patience' },
  greentown: {
    route_hint: 'client-option-route-hint', open_greenies: 'client-option-open-greenies', keep_double_turn: 'client-option-keep-double-turn',
  },
}
