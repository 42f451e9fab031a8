// Greentown in one person's hands: what is asked of them in words, and what they are about to do.
import { SIDES, roadCount, spotKey, type BuildingKind, type Spot } from '../../art/greentown/tiles'
import { PIECE_NAMES, type TileGhost } from '../../boards/greentown/board'
import { t } from '../../i18n/words.svelte'
import { api } from '../../lib/api'
import { attempt, tell } from '../../lib/notices.svelte'
import type { GreentownCardView, GreentownMove, GreentownTurnOver, GreentownView } from '../../lib/protocol'
import type { Choice } from '../../table/SentenceBar.svelte'
import { verdict } from '../verdict'
import type { Play, Prompt, SeatFacts, Turn } from '../play'
import { Journey } from './journey'
import { fewestRoads, flipped, Town, turnsOf, type Fault, type Place } from './town'

export type Marker = GreentownTurnOver['marker']
export const BUILDINGS: readonly BuildingKind[] = ['culture', 'sport', 'shopping']
export const MARKERS: readonly Marker[] = ['build', 'travel', 'both', 'either']

const DECIDING: Record<string, string> = {
  marker: 'client-deciding-marker', choice: 'client-deciding-marker', works: 'client-deciding-works', site: 'client-deciding-works',
  tree: 'client-deciding-works', done: 'client-deciding-works', excursion: 'client-deciding-excursion', double: 'client-deciding-marker',
}

export class GreentownTurn implements Turn {
  deskOpen: boolean = $state(false)
  handOpen: boolean = $state(false)
  readonly hand = false
  readonly waiting = 0
  get desk(): string {
    return t('client-visitors')
  }
  readonly play: Play<GreentownView>
  private held: { pile: number; spot: Spot | null; turns: number; at: string } | null = $state.raw(null)
  private building: { kind: BuildingKind; at: string } | null = $state.raw(null)
  private drawn: { tiles: readonly number[]; at: string } | null = $state.raw(null)
  private pointed: { tiles: readonly number[]; proven: boolean; at: string } | null = $state.raw(null)
  asking: boolean = $state(false)

  constructor(play: Play<GreentownView>) {
    this.play = play
  }

  get view(): GreentownView {
    return this.play.view
  }
  get me(): number | null {
    return this.play.me
  }
  get pending(): boolean {
    return this.me !== null && this.view.pending.includes(this.me)
  }
  name = (seat: number): string => this.play.names[seat] ?? String(seat)
  readonly town: Town = $derived.by(() => new Town(this.view.tiles))
  /** What is half done holds for this decision only. */
  private get moment(): string {
    const { round, turn, phase, works_left, tiles } = this.view
    return `${round} ${turn} ${phase} ${works_left} ${tiles.length} ${this.me}`
  }
  get card(): GreentownCardView | null {
    return this.me === null ? null : (this.view.cards[this.me] ?? null)
  }
  get markers(): readonly Marker[] {
    return this.me === null ? [] : MARKERS.filter((marker) => this.view.markers[this.me ?? 0]?.includes(marker))
  }
  get working(): boolean {
    return this.pending && this.view.phase === 'works'
  }
  act(move: GreentownMove): void {
    void this.play.act(move)
  }
  turnOver(marker: Marker): void {
    if (this.markers.includes(marker)) this.act({ move: 'TurnOver', marker })
    else tell(t('refusal-marker-is-down'))
  }

  // Tiles

  get fewest(): number {
    return fewestRoads(this.view.supply)
  }
  get pile(): number | null {
    return this.working && this.held?.at === this.moment ? this.held.pile : null
  }
  private pileRoads(pile: number): number {
    return this.view.supply[pile]?.roads ?? 0
  }
  private upgradable(pile: number): Place[] {
    const count = roadCount(this.pileRoads(pile))
    const turns = turnsOf(this.pileRoads(pile))
    return this.town.places.filter((place) => roadCount(place.roads) === count - 1 && turns.some((roads) => !this.town.upgradeFault(place, roads, this.me ?? -1)))
  }
  layable(pile: number): boolean {
    return (this.view.supply[pile]?.left ?? 0) > 0 && roadCount(this.pileRoads(pile)) === this.fewest
  }
  useful(pile: number): boolean {
    return (this.view.supply[pile]?.left ?? 0) > 0 && (this.layable(pile) || this.upgradable(pile).length > 0)
  }
  pickPile(pile: number): void {
    if (!this.working) tell(this.prompt.sentence)
    else if (!this.useful(pile)) tell((this.view.supply[pile]?.left ?? 0) > 0 ? t('refusal-fewest-roads-first', { fewest: this.fewest, roads: roadCount(this.pileRoads(pile)) }) : t('refusal-no-such-tile-left'))
    else this.held = { pile, spot: null, turns: 0, at: this.moment }
  }
  get ghost(): TileGhost | null {
    const held = this.held
    if (this.pile === null || !held?.spot) return null
    const roads = turnsOf(this.pileRoads(held.pile))[held.turns] ?? 0
    return { ...held.spot, roads, fits: this.faultOf(held.spot, roads) === null }
  }
  private faultOf(spot: Spot, roads: number): Fault | null {
    const under = this.town.placeAt(spot)
    return under ? this.town.upgradeFault(under, roads, this.me ?? -1) : this.town.layFault(spot, roads)
  }
  /** Puts the tile there, turned so that it fits and, if it can be, loses no road. */
  private hold(spot: Spot): void {
    const pile = this.pile
    if (pile === null) return
    const turns = turnsOf(this.pileRoads(pile))
    const under = this.town.placeAt(spot)
    const best = turns.findIndex((roads) => (under ? (under.roads & ~roads) === 0 : this.faultOf(spot, roads) === null))
    const any = turns.findIndex((roads) => this.faultOf(spot, roads) === null)
    this.held = { pile, spot, turns: Math.max(0, best >= 0 ? best : any), at: this.moment }
  }
  turnTile(sixths: number): void {
    if (this.held && this.ghost) this.held = { ...this.held, turns: (((this.held.turns + sixths) % 6) + 6) % 6 }
  }
  confirmTile(): void {
    const ghost = this.ghost
    if (!ghost?.fits) return
    const under = this.town.placeAt(ghost)
    const roads = flipped(ghost.roads)
    this.held = null
    this.act(under ? { move: 'Upgrade', tile: under.tile, roads } : { move: 'Lay', q: ghost.q, r: ghost.r, roads })
  }

  // Buildings and trees

  get stock(): readonly number[] {
    return this.me === null ? [0, 0, 0] : (this.view.stock[this.me] ?? [0, 0, 0])
  }
  get kind(): BuildingKind | null {
    if (!this.pending || this.view.phase !== 'site') return null
    if (this.building?.at === this.moment) return this.building.kind
    const left = BUILDINGS.filter((_, i) => (this.stock[i] ?? 0) > 0)
    return left.length === 1 ? (left[0] ?? null) : null
  }
  pickKind(kind: BuildingKind): void {
    if ((this.stock[BUILDINGS.indexOf(kind)] ?? 0) > 0) this.building = { kind, at: this.moment }
    else tell(t('refusal-no-such-building-left'))
  }
  private get sites(): Place[] {
    const free = this.town.places.filter(({ piece }) => piece === 'empty')
    if (this.view.phase === 'tree') return free
    return free.length > 0 ? this.town.places.filter(({ piece }) => piece === 'empty' || piece === 'tree') : []
  }
  build(kind: BuildingKind, tile: number): void {
    this.act({ move: 'Build', kind, tile })
  }

  // The excursion

  get travelling(): boolean {
    return this.pending && this.view.phase === 'excursion' && this.card !== null
  }
  get journey(): Journey {
    return new Journey(this.town, this.travelling && this.drawn?.at === this.moment ? this.drawn.tiles : [])
  }
  get hint(): { tiles: readonly number[]; proven: boolean } | null {
    return this.travelling && this.pointed?.at === this.moment ? this.pointed : null
  }
  private draw(tiles: readonly number[]): void {
    this.drawn = { tiles, at: this.moment }
  }
  private walkTo(tile: number): void {
    const { tiles } = this.journey
    const way = this.journey.ways.get(tile)
    if (way) this.draw([...tiles, ...way])
    else if (tiles.length === 0) tell(t('refusal-route-starts-elsewhere', { tile }))
    else if (tiles.at(-1) === tile && tiles.length > 1) this.stepBack()
    else tell(t('client-no-way', { tile }))
  }
  /** A finger drawn over the map: on to the next tile, or back to the one before. */
  stroke(spot: Spot): void {
    const place = this.town.placeAt(spot)
    const { tiles, next } = this.journey
    if (!place || place.tile === tiles.at(-1)) return
    if (place.tile === tiles.at(-2)) this.stepBack()
    else if (next.includes(place)) this.draw([...tiles, place.tile])
  }
  stepBack(): void {
    this.draw(this.journey.tiles.slice(0, -1))
  }
  async askHint(): Promise<void> {
    const me = this.me
    if (me === null || this.asking) return
    const at = this.moment
    this.asking = true
    const found = await attempt(() => api.hint(this.play.table.id, me))
    this.asking = false
    if (found?.move.move === 'Route') this.pointed = { tiles: found.move.tiles, proven: found.proven, at }
    else if (found?.move.move === 'StayHome') tell(t('prompt-greentown-stay', { stops: this.card?.stops ?? 0 }))
  }
  takeHint(): void {
    if (this.hint) this.draw(this.hint.tiles)
  }
  private go(): void {
    const { tiles } = this.journey
    this.drawn = null
    this.pointed = null
    this.act({ move: 'Route', tiles: [...tiles] })
  }

  // The map

  get targets(): readonly Spot[] {
    if (!this.pending) return []
    const { phase } = this.view
    const pile = this.pile
    if (phase === 'works' && pile !== null) {
      const held = this.ghost
      const spots: Spot[] = [...(this.layable(pile) ? this.town.freeSpots : []), ...this.upgradable(pile)]
      return held ? spots.filter((spot) => spotKey(spot) !== spotKey(held)) : spots
    }
    if ((phase === 'site' && this.kind) || phase === 'tree') return this.sites
    if (!this.travelling || !this.card || this.journey.isWhole(this.card)) return []
    return [...this.journey.ways.keys()].flatMap((tile) => this.town.place(tile) ?? [])
  }
  tap(spot: Spot): void {
    const place = this.town.placeAt(spot)
    const { phase } = this.view
    if (phase === 'works') this.hold(spot)
    else if (phase === 'site' && this.kind && place) this.build(this.kind, place.tile)
    else if (phase === 'tree' && place) this.act({ move: 'Replant', tile: place.tile })
    else if (this.travelling && place) this.walkTo(place.tile)
  }
  /** A tile that is no target now says why not. */
  missed(spot: Spot): void {
    const place = this.town.placeAt(spot)
    if (!place || this.me === null) return
    if (this.travelling && this.card && !this.journey.isWhole(this.card)) this.walkTo(place.tile)
    else tell(this.whyNot(place))
  }
  private whyNot(place: Place): string {
    const { tile } = place
    const pile = this.pile
    if (this.pending && (this.kind || this.view.phase === 'tree')) {
      if (place.piece === 'hotel') return t('refusal-site-is-hotel', { tile })
      return t(place.piece === 'tree' ? 'refusal-no-place-for-tree' : 'refusal-site-is-taken', { tile })
    }
    if (pile === null) return this.prompt.sentence
    const old = roadCount(place.roads)
    const roads = roadCount(this.pileRoads(pile))
    if (old === SIDES.length) return t('refusal-six-roads-stay', { tile })
    if (roads !== old + 1) return t('refusal-one-road-more', { old, roads })
    const faults = turnsOf(this.pileRoads(pile)).flatMap((turned) => this.town.upgradeFault(place, turned, this.me ?? -1) ?? [])
    // The nearest miss explains the most.
    const fault = faults.find(({ key }) => key !== 'refusal-one-road-may-vanish') ?? faults[0]
    return fault ? this.told(fault) : this.prompt.sentence
  }
  private told({ key, facts }: Fault): string {
    return t(key, facts['seat'] === undefined ? facts : { ...facts, seat: this.name(facts['seat']) })
  }
  back(): boolean {
    if (this.ghost) this.held = { pile: this.held?.pile ?? 0, spot: null, turns: 0, at: this.moment }
    else if (this.pile !== null) this.held = null
    else if (this.building?.at === this.moment) this.building = null
    else if (this.journey.tiles.length > 0) this.stepBack()
    else return false
    return true
  }
  /** Whether a move of this turn can be taken back from the table. */
  get canUndo(): boolean {
    return this.play.table.undo && this.view.begun && this.view.turn === this.me && this.pending
  }

  // What the table shows of everybody

  get help(): string {
    return `help-greentown-${this.view.phase}`
  }
  get seats(): readonly SeatFacts[] {
    const { greenies, pending, phase } = this.view
    const word = DECIDING[phase]
    return greenies.map((score, seat) => ({
      score: score ?? undefined,
      deciding: word && pending.includes(seat) ? t(word) : undefined,
    }))
  }

  // The sentence bar

  get prompt(): Prompt {
    const { phase } = this.view
    if (phase === 'over') return verdict(this.play, (count) => t('client-greenies', { count }))
    const asked = this.pending ? this.ask() : null
    if (asked) return { ...asked, urgent: true }
    const [seat] = this.view.pending
    return { sentence: seat === undefined || seat < 0 ? t('client-waiting-table') : t('prompt-greentown-wait', { seat: this.name(seat) }), choices: [], urgent: false }
  }
  private get undoChoice(): Choice[] {
    return this.canUndo ? [{ label: t('client-undo'), act: () => void this.play.undo() }] : []
  }
  private get never(): Choice {
    return { label: t('client-cancel'), act: () => void this.back() }
  }
  private ask(): Omit<Prompt, 'urgent'> | null {
    const stops = this.card?.stops ?? 0
    switch (this.view.phase) {
      case 'marker': {
        const names = this.markers.map((marker) => t(`greentown-marker-${marker}`))
        const choices = names.length > 3 ? [] : this.markers.map((marker, i): Choice => ({ label: names[i] ?? '', tone: i === 0 ? 'beer' : 'plain', act: () => this.turnOver(marker) }))
        return { sentence: t('client-which-marker', { stops, count: names.length, marker: names[0] ?? '' }), choices }
      }
      case 'choice': return {
        sentence: t('prompt-greentown-choice', { stops }),
        choices: [
          { label: t('greentown-marker-build'), tone: 'beer', act: () => this.act({ move: 'Decide', action: 'build' }) },
          { label: t('greentown-marker-travel'), tone: 'beer', act: () => this.act({ move: 'Decide', action: 'travel' }) },
          ...this.undoChoice,
        ],
      }
      case 'works': return this.askWorks()
      case 'site': return this.askSite()
      case 'tree': return { sentence: t('prompt-greentown-tree'), choices: this.undoChoice }
      case 'done': return { sentence: t('prompt-greentown-done'), choices: [{ label: t('client-end-turn'), tone: 'felt', act: () => this.act({ move: 'EndTurn' }) }, ...this.undoChoice] }
      case 'excursion': return this.askExcursion(stops)
      case 'double': return {
        sentence: t('prompt-greentown-double'),
        choices: [
          { label: t('client-double-use'), tone: 'beer', act: () => this.act({ move: 'UseDoubleTurn' }) },
          { label: t('client-double-keep'), act: () => this.act({ move: 'KeepDoubleTurn' }) },
        ],
      }
      default: return null
    }
  }
  private askWorks(): Omit<Prompt, 'urgent'> {
    const ghost = this.ghost
    if (ghost) {
      const under = this.town.placeAt(ghost)
      const fault = this.faultOf(ghost, ghost.roads)
      const lost = under ? roadCount(under.roads & ~ghost.roads) : 0
      const sentence = fault ? this.told(fault) : under ? t('client-exchange-here', { lost }) : t('client-lay-here')
      return {
        sentence,
        choices: [
          { label: t(under ? 'client-exchange-it' : 'client-lay-it'), tone: 'felt', disabled: !ghost.fits, act: () => this.confirmTile() },
          { label: t('client-turn-it'), act: () => this.turnTile(1) },
          this.never,
        ],
      }
    }
    const pile = this.pile
    if (pile !== null) {
      const lay = this.layable(pile) ? 'yes' : 'no'
      const exchange = this.upgradable(pile).length
      return { sentence: t('client-pick-place', { lay, exchange }), choices: [this.never] }
    }
    const fewest = this.fewest
    const sentence = fewest > 0 ? t('prompt-greentown-works', { left: this.view.works_left, roads: fewest }) : t('prompt-greentown-upgrade')
    return { sentence, choices: this.undoChoice }
  }
  private askSite(): Omit<Prompt, 'urgent'> {
    const leave: Choice = { label: t('client-leave-site'), act: () => this.act({ move: 'LeaveSite' }) }
    const tile = this.view.tiles.length - 1
    const sentence = this.kind ? t('client-pick-site', { kind: t(PIECE_NAMES[this.kind]) }) : t('prompt-greentown-site', { tile })
    return { sentence, choices: [leave, ...this.undoChoice] }
  }
  private askExcursion(stops: number): Omit<Prompt, 'urgent'> {
    const journey = this.journey
    const card = this.card
    const back: Choice = { label: t('client-step-back'), act: () => this.stepBack() }
    if (card && journey.isWhole(card)) {
      const income = this.me === null ? 0 : (journey.incomes(card, this.me, this.view.players)[this.me] ?? 0)
      return { sentence: t('client-route-whole', { income }), choices: [{ label: t('client-go'), tone: 'felt', act: () => this.go() }, back] }
    }
    if (journey.tiles.length > 0) {
      const left = stops - journey.stops
      return { sentence: left >= 0 ? t('client-route-left', { left }) : t('refusal-route-wrong-stops', { stops: journey.stops, wanted: stops }), choices: [back] }
    }
    const hint: Choice[] = !this.view.route_hint ? [] : this.hint
      ? [{ label: t('client-take-hint'), tone: 'beer', act: () => this.takeHint() }]
      : [{ label: t('client-hint'), disabled: this.asking, act: () => void this.askHint() }]
    const sentence = this.hint ? t('client-hint-shown', { proven: this.hint.proven ? 'yes' : 'no' }) : t('prompt-greentown-excursion', { stops })
    return { sentence, choices: [...hint, { label: t('client-stay-home'), act: () => this.act({ move: 'StayHome' }) }, ...this.undoChoice] }
  }
}
