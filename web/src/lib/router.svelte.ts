// Which page is open: plain paths, so that links can be shared, bookmarked and gone back from.

let path: string = $state(location.pathname)

addEventListener('popstate', () => {
  path = location.pathname
})

export function currentPath(): string {
  return path
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  path = location.pathname
  scrollTo(0, 0)
}

/** Follows links within the house without loading the page again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api') || link.pathname.startsWith('/schema')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
