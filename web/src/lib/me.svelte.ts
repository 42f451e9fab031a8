// Who I am to this server: a guest with a name, or somebody who has claimed it.
import { t } from '../i18n/words.svelte'
import { api } from './api'
import type { Me } from './protocol'

let me: Me | null = $state.raw(null)
let asked = false

export function whoAmI(): Me | null {
  return me
}

export async function findMe(): Promise<Me | null> {
  if (asked) return me
  me = await api.me()
  asked = true
  return me
}

/** Makes sure the server knows me, if need be as a guest with a name of the house. */
export async function beSomebody(): Promise<Me> {
  const known = await findMe()
  return known ?? (await nameMe(t('client-guest')))
}

export async function nameMe(name: string): Promise<Me> {
  me = await api.nameMe(name)
  asked = true
  return me
}

export function becomeAgain(next: Me | null): void {
  me = next
  asked = true
}
