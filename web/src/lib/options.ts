// The words for what a table may choose, game by game; what has no words here is left at its default.
export const OPTION_WORDS: Record<string, Record<string, string>> = {
  saludos: { patience: 'client-option-patience' },
}
