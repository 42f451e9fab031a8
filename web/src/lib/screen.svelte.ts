// How much room there is: the same boundary that the table's layout uses.

let width: number = $state(innerWidth)
addEventListener('resize', () => {
  width = innerWidth
})

export function onPhone(): boolean {
  return width < 760
}
