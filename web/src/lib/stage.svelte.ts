// What happened, shown one beat after the other. It never holds anybody up: the desk and the
// sentence bar follow the newest view at once, only the board waits for its cue.
import { stillness } from '../boards/motion'
import { play as sound, type SoundName } from '../sound/sounds'
import type { Event, View } from './protocol'

export interface Beat {
  event: Event
  caption: string
  ms: number
  seat?: number
  sound?: SoundName
  /** The board changes with this beat; without any such beat it changes with the first. */
  cue?: boolean
}

interface Scene { beats: readonly Beat[]; views: readonly View[] }

/** The show is never further behind the game than this; the further, the faster it goes. */
const LAG = 3_000
/** Faster than this nobody can read: what is left is only counted. */
const FASTEST = 6

export class Stage {
  beat: Beat | null = $state.raw(null)
  /** Counts the beats shown, so that two alike in a row are told apart. */
  count: number = $state(0)
  views: readonly View[] = $state.raw([])

  private scenes: Scene[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** The newest views without any show, as on arrival. */
  set(views: readonly View[]): void {
    this.skip()
    this.views = views
  }

  show(beats: readonly Beat[], views: readonly View[]): void {
    if (document.hidden) {
      this.set(views)
      return
    }
    this.scenes.push({ beats, views })
    if (this.timer === undefined) this.next()
  }

  /** Straight to how things stand now. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const last = this.scenes.at(-1)
    if (last) this.views = last.views
    this.scenes = []
    this.beat = null
  }

  private next(): void {
    const scene = this.scenes[0]
    if (!scene) {
      this.timer = undefined
      this.beat = null
      return
    }
    const [beat, ...rest] = scene.beats
    if (!scene.beats.some(({ cue }) => cue) || beat?.cue) this.views = scene.views
    if (!beat) {
      this.scenes.shift()
      this.next()
      return
    }
    if (rest.length > 0) this.scenes[0] = { beats: rest, views: scene.views }
    else this.scenes.shift()
    this.beat = beat
    this.count += 1
    if (beat.sound) sound(beat.sound)
    const behind = this.scenes.reduce((sum, { beats }) => sum + beats.reduce((ms, other) => ms + other.ms, 0), beat.ms)
    const pace = Math.max(1, behind / LAG) * (stillness() ? 2 : 1)
    if (pace > FASTEST) this.skip()
    else this.timer = setTimeout(() => this.next(), beat.ms / pace)
  }
}
