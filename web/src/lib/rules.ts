// The rules of each game, from the same files as the documentation: one chunk per game and language.

export interface RulePart { kind: 'title' | 'heading' | 'words' | 'rule'; text: string; id?: string; reconstructed?: boolean }

const FILES = import.meta.glob<string>('../../../docs/rules/*/*.md', { query: '?raw', import: 'default' })

/** Plain words: what is bold or italic in the file is not needed on screen. */
function plain(text: string): string {
  return text.replace(/\*\*|`/g, '').replace(/(^|\s)\*(\S[^*]*)\*/g, '$1$2').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').trim()
}

export function parseRules(source: string): RulePart[] {
  const parts: RulePart[] = []
  for (const block of source.split(/\n(?=\n|#|- )/)) {
    const text = block.trim()
    const rule = /^- \*\*([A-Z]+-[\d.]+)\*\* ([\s\S]*)$/.exec(text)
    if (rule?.[1] && rule[2]) {
      const reconstructed = / \*\*R\*\*$/.test(rule[2])
      parts.push({ kind: 'rule', id: rule[1], text: plain(rule[2].replace(/ \*\*R\*\*$/, '')), reconstructed })
    } else if (text.startsWith('# ')) parts.push({ kind: 'title', text: plain(text.slice(2)) })
    else if (text.startsWith('#')) parts.push({ kind: 'heading', text: plain(text.replace(/^#+ /, '')) })
    // The diagrams are for the printed page: here the board itself is near.
    else if (text && !text.startsWith('![')) parts.push({ kind: 'words', text: plain(text.replace(/^- /, '')) })
  }
  return parts
}

/** The heading that a rule stands under, and everything there. */
export function sectionOf(parts: readonly RulePart[], id: string): RulePart[] {
  const at = parts.findIndex((part) => part.id === id)
  const start = parts.findLastIndex(({ kind }, i) => kind === 'heading' && i < at)
  const end = parts.findIndex(({ kind }, i) => kind === 'heading' && i > at)
  return at < 0 ? [] : parts.slice(Math.max(0, start), end < 0 ? undefined : end)
}

export async function rulesOf(game: string, language: string): Promise<RulePart[] | null> {
  const load = FILES[`../../../docs/rules/${language}/${game}.md`]
  return load ? parseRules(await load()) : null
}
