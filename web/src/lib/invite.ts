// Links and codes that bring others to a table.
import { t } from '../i18n/words.svelte'
import { tell } from './notices.svelte'
import type { TableInfo } from './protocol'

export function joinLink(table: TableInfo): string {
  return `${location.origin}/join/${table.code}`
}

export async function share(link: string, title: string): Promise<void> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url: link })
      return
    } catch {
      // The reader has thought better of it, or the system has no way to share: copy instead.
    }
  }
  await copy(link)
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    tell(t('client-copied'))
  } catch {
    tell(text)
  }
}
