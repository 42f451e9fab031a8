// The fifteen states of the Union, by their two letters, and what is drawn on their card.

export type CountryId =
  | 'de' | 'fr' | 'gb' | 'it' | 'es' | 'nl' | 'be' | 'se' | 'at' | 'pt' | 'gr' | 'dk' | 'fi' | 'ie' | 'lu'

export const COUNTRIES: readonly CountryId[] = [
  'de', 'fr', 'gb', 'it', 'es', 'nl', 'be', 'se', 'at', 'pt', 'gr', 'dk', 'fi', 'ie', 'lu',
]

export const COUNTRY_NAMES: Record<CountryId, string> = {
  de: 'client-country-de', fr: 'client-country-fr', gb: 'client-country-gb', it: 'client-country-it',
  es: 'client-country-es', nl: 'client-country-nl', be: 'client-country-be', se: 'client-country-se',
  at: 'client-country-at', pt: 'client-country-pt', gr: 'client-country-gr', dk: 'client-country-dk',
  fi: 'client-country-fi', ie: 'client-country-ie', lu: 'client-country-lu',
}
