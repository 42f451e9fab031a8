// The time of day for whatever counts down, once for all.

let now: number = $state(Date.now())

setInterval(() => {
  if (!document.hidden) now = Date.now()
}, 500)

export function tick(): number {
  return now
}
