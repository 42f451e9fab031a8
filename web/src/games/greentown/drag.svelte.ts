// Dragging something from a tray onto the map: a tap stays a tap, and the place it is let go over answers.
import { spotOf } from '../../art/greentown/tiles'
import type { Handle } from '../../boards/greentown/board'
import type { GreentownTurn } from './turn.svelte'

/** So far a finger may slip and still have tapped. */
const SLIP = 10

export class Drag<T> implements Handle<T> {
  /** What is in the air, and where on the screen. */
  held: { x: number; y: number; what: T } | null = $state.raw(null)
  private from: { x: number; y: number; what: T } | null = null
  private moved = false
  private readonly turn: GreentownTurn
  private readonly take: (what: T) => boolean

  /** `take`: picks it up as a tap would, and says whether it may be carried about. */
  constructor(turn: GreentownTurn, take: (what: T) => boolean) {
    this.turn = turn
    this.take = take
  }
  press = (event: PointerEvent, what: T): void => {
    this.moved = false
    this.from = this.take(what) ? { x: event.clientX, y: event.clientY, what } : null
    if (this.from) (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
  }
  move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (!this.from) return
    this.moved ||= Math.hypot(x - this.from.x, y - this.from.y) > SLIP
    if (this.moved) this.held = { x, y, what: this.from.what }
  }
  drop = (event: PointerEvent): void => {
    const under = this.held && event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null
    this.from = null
    this.held = null
    if (!under) return
    const target = under.closest<SVGElement>('[data-spot]')?.dataset['spot']
    const tile = under.closest<SVGElement>('[data-place]')?.dataset['place']
    if (target) this.turn.tap(spotOf(target))
    else if (tile) this.turn.missed(spotOf(tile))
  }
  /** What was carried away has not been tapped; a key (detail 0) always means it. */
  click = (event: MouseEvent): void => {
    if (this.moved && event.detail > 0) event.stopPropagation()
    this.moved = false
  }
}
