// Whether things may move, asked at the moment they would.

export function stillness(): boolean {
  if (document.documentElement.dataset['motion'] === 'still') return true
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
