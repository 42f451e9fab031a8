// Koalition in one person's hands: what is asked of them in words, and what they are about to do.
import { ACTION_NAMES, type ActionKind } from '../../art/koalition/actions'
import type { HandCard } from '../../boards/koalition/KoalitionHand.svelte'
import { listed, t } from '../../i18n/words.svelte'
import { tell } from '../../lib/notices.svelte'
import type { KoalitionCoalitionTally, KoalitionMove, KoalitionView, Proposal } from '../../lib/protocol'
import type { Choice } from '../../table/SentenceBar.svelte'
import { verdict } from '../verdict'
import type { Play, Prompt, SeatFacts, Turn } from '../play'
import { cardTargets, onCard, onCards, onParties, onParty, partyTargets } from './actions'
import { ACTION_KINDS, boxOf, bringBox, FIRST_ACTION, isJoker, isPolitician, partyId, partyOfUnit, type Box } from './box.svelte'
import { coalitionOf, unitsText } from './standings'

const DECIDING: Record<string, string> = {
  laying: 'client-deciding-laying',
  actions: 'client-deciding-actions',
  talks: 'client-deciding-negotiation',
}

export class KoalitionTurn implements Turn {
  deskOpen: boolean = $state(false)
  handOpen: boolean = $state(false)
  readonly hand = true
  get desk(): string {
    return t('client-deal-desk')
  }
  readonly play: Play<KoalitionView>
  private picked: { id: string; at: string } | null = $state.raw(null)
  private gathered: { units: readonly number[]; at: string } | null = $state.raw(null)

  constructor(play: Play<KoalitionView>) {
    this.play = play
    bringBox(play.view.edition, play.table.id)
  }

  get view(): KoalitionView {
    return this.play.view
  }
  get me(): number | null {
    return this.play.me
  }
  get box(): Box | null {
    return boxOf(this.view.edition)
  }
  get pending(): boolean {
    return this.me !== null && this.view.pending.includes(this.me)
  }
  name = (seat: number): string => this.play.names[seat] ?? String(seat)

  /** What is half done holds for this decision only. */
  private get moment(): string {
    return `${this.view.played.length} ${this.view.phase} ${this.view.table.length} ${this.me}`
  }

  // My hand

  get cards(): readonly HandCard[] {
    const seen = new Map<number, number>()
    return (this.view.hand ?? []).map((card): HandCard => {
      const copy = seen.get(card) ?? 0
      seen.set(card, copy + 1)
      const id = `${card}-${copy}`
      const action = ACTION_KINDS[card - FIRST_ACTION]
      if (action) return { id, kind: 'action', action }
      const party = this.box?.partyOf(card) ?? 0
      const votes = this.box?.votesOf(card) ?? 0
      if (isJoker(card)) return { id, kind: 'joker', card, votes }
      return { id, kind: 'politician', card, party: partyId(party), votes, partners: this.box?.partnerIds(party) ?? [] }
    })
  }
  get playable(): readonly string[] {
    if (!this.pending) return []
    const { phase } = this.view
    return this.cards.flatMap(({ id, kind }) => ((phase === 'laying' && kind !== 'action') || (phase === 'actions' && kind === 'action') ? [id] : []))
  }
  get chosen(): string | null {
    return this.picked?.at === this.moment && this.playable.includes(this.picked.id) ? this.picked.id : null
  }
  get chosenCard(): number | null {
    return this.chosen === null ? null : Number.parseInt(this.chosen, 10)
  }
  /** The action that is looking for a target. */
  get action(): ActionKind | null {
    const card = this.chosenCard
    return card === null ? null : (ACTION_KINDS[card - FIRST_ACTION] ?? null)
  }
  /** A joker waits for its party. */
  get joker(): number | null {
    const card = this.chosenCard
    return card !== null && isJoker(card) ? card : null
  }
  get cardTargets(): readonly number[] {
    return this.action ? cardTargets(this.action, this.view) : []
  }
  get partyTargets(): readonly number[] {
    return this.action ? partyTargets(this.action, this.view) : []
  }
  choose(id: string): void {
    if (!this.playable.includes(id)) {
      tell(this.notNow(id))
      return
    }
    if (this.chosen === id) {
      this.layChosen()
      return
    }
    this.picked = { id, at: this.moment }
    // On a phone the targets lie under the sheet.
    if (this.action) this.handOpen = false
  }
  private notNow(id: string): string {
    if (!this.pending) return this.waitingFor
    const card = Number.parseInt(id, 10)
    if (this.view.phase === 'laying' && card >= FIRST_ACTION) return t('client-lay-first')
    return this.view.phase === 'talks' ? t('client-talk-now') : t('client-action-now')
  }
  layChosen(): void {
    const card = this.chosenCard
    if (card !== null && isPolitician(card) && this.view.phase === 'laying') this.finish({ move: 'Lay', card })
  }
  nameParty(party: number): void {
    const card = this.joker
    if (card !== null) this.finish({ move: 'LayJoker', card, party })
  }
  pickCard(card: number): void {
    const move = this.action && onCard(this.action, card)
    if (move) this.aim(move)
    else if (this.action) tell(t('client-aim-at-party', { action: t(ACTION_NAMES[this.action]) }))
  }
  pickParty(party: number): void {
    const move = this.action && onParty(this.action, party)
    if (move) this.aim(move)
    else if (this.action) tell(t('client-aim-at-card', { action: t(ACTION_NAMES[this.action]) }))
  }
  /** A target that is not allowed keeps the card in hand, and the table says why. */
  private aim(move: KoalitionMove): void {
    void this.play.act(move).then((done) => {
      if (done) this.picked = null
    })
  }
  private finish(move: KoalitionMove): void {
    this.picked = null
    this.handOpen = false
    this.act(move)
  }

  // Coalitions

  get talks(): KoalitionView['talks'] {
    return this.view.talks
  }
  get speaking(): boolean {
    return this.me !== null && this.talks?.seats.includes(this.me) === true
  }
  get deals(): readonly Proposal[] {
    return this.talks?.proposals ?? []
  }
  private get asked(): readonly Proposal[] {
    return this.deals.filter(({ members, agreed }) => this.me !== null && members.includes(this.me) && !agreed.includes(this.me))
  }
  get waiting(): number {
    return this.asked.length
  }
  get gathering(): readonly number[] {
    return this.gathered?.at === this.moment ? this.gathered.units : []
  }
  /** Coalitions with all the parties lit up, the best for me first. */
  get offers(): readonly KoalitionCoalitionTally[] {
    const mine = (found: KoalitionCoalitionTally): number => (this.me === null ? 0 : (found.points[this.me] ?? 0))
    return this.view.tally.coalitions
      .filter(({ units }) => this.gathering.every((unit) => units.includes(unit)))
      .sort((a, b) => Number(this.includesMe(b)) - Number(this.includesMe(a)) || mine(b) - mine(a) || a.units.length - b.units.length)
  }
  includesMe({ members }: KoalitionCoalitionTally): boolean {
    return this.me !== null && members.includes(this.me)
  }
  get patienceLeft(): number {
    return Math.max(0, (this.talks?.patience ?? 0) - (this.talks?.said.filter(([by]) => by === this.me).length ?? 0))
  }
  saidAlready({ units }: KoalitionCoalitionTally): boolean {
    return this.talks?.said.some(([by, , terms]) => by === this.me && terms.join() === units.join()) === true
  }
  /** Parties that no possible coalition with those lit up can hold. */
  get barredUnits(): readonly number[] {
    if (this.gathering.length === 0) return []
    const possible = new Set(this.offers.flatMap(({ units }) => units))
    return this.view.tally.units.flatMap(({ unit }) => (possible.has(unit) || this.gathering.includes(unit) ? [] : [unit]))
  }
  toggleUnit(unit: number): void {
    const units = this.gathering
    if (units.includes(unit)) this.gathered = { units: units.filter((other) => other !== unit), at: this.moment }
    else if (this.barredUnits.includes(unit)) tell(this.whyBarred(unit))
    else this.gathered = { units: [...units, unit].sort((a, b) => a - b), at: this.moment }
  }
  private whyBarred(unit: number): string {
    const party = partyOfUnit(unit)
    const foe = this.gathering.map(partyOfUnit).find((other) => other !== party && this.box?.partners(party).includes(other) === false)
    const name = this.box?.partyName(party) ?? ''
    return foe === undefined ? t('client-not-needed', { party: name }) : t('client-will-not-sit', { party: name, other: this.box?.partyName(foe) ?? '' })
  }
  propose({ units }: KoalitionCoalitionTally): void {
    this.gathered = null
    this.act({ move: 'Propose', units: [...units] })
    this.deskOpen = false
  }
  worth(deal: Proposal): KoalitionCoalitionTally | undefined {
    return coalitionOf(this.view, deal.terms)
  }
  agree(id: number): void {
    this.act({ move: 'Agree', id })
    this.deskOpen = false
  }
  act(move: KoalitionMove): void {
    void this.play.act(move)
  }
  pass(): void {
    this.picked = null
    this.act({ move: 'Pass' })
    this.deskOpen = false
  }
  back(): boolean {
    if (this.chosen === null && this.gathering.length === 0) return false
    this.picked = null
    this.gathered = null
    return true
  }

  // What the table shows of everybody

  get help(): string {
    return `help-koalition-${this.view.phase}`
  }
  get seats(): readonly SeatFacts[] {
    const { points, politicians, actions, pending, phase, result } = this.view
    const word = DECIDING[phase]
    return points.map((score, seat) => ({
      score: result?.scores[seat] ?? score, cards: (politicians[seat] ?? 0) + (actions[seat] ?? 0), deciding: word && pending.includes(seat) ? t(word) : undefined,
    }))
  }

  // The sentence bar

  get prompt(): Prompt {
    const { phase } = this.view
    if (phase === 'over') return verdict(this.play, (points) => t('client-points', { points }))
    const asked = this.me === null ? null : this.ask(this.me)
    if (asked) return { ...asked, urgent: this.pending || this.waiting > 0 }
    return { sentence: this.waitingFor, choices: [], urgent: false }
  }
  get waitingFor(): string {
    const names = this.view.pending.filter((seat) => seat >= 0).map(this.name)
    if (names.length === 0) return t('client-waiting-table')
    const facts = { names: listed(names), count: names.length }
    if (this.view.phase === 'laying') return t('client-waiting-laying', { ...facts, country: this.country })
    if (this.view.phase === 'actions') return t('client-waiting-action', facts)
    return t('client-waiting-for', facts)
  }
  get country(): string {
    return this.view.country === null ? '' : (this.box?.countryName(this.view.country) ?? '')
  }
  private ask(me: number): Omit<Prompt, 'urgent'> | null {
    switch (this.view.phase) {
      case 'laying': return this.pending ? this.askLaying(me) : null
      case 'actions': return this.pending ? this.askAction() : null
      case 'talks': return this.speaking ? this.askTalks(me) : null
      default: return null
    }
  }
  private get never(): Choice {
    return { label: t('client-cancel'), act: () => void this.back() }
  }
  private askLaying(me: number): Omit<Prompt, 'urgent'> {
    const card = this.chosenCard
    const box = this.box
    if (this.joker !== null) {
      const open: Choice[] = this.play.phone && !this.handOpen ? [{ label: t('client-name-party'), tone: 'beer', act: () => { this.handOpen = true } }] : []
      return { sentence: t('client-joker-party', { votes: box?.votesOf(this.joker) ?? 0 }), choices: [...open, this.never] }
    }
    if (card !== null && box) {
      const party = box.partyOf(card)
      const facts = { card: box.cardName(card), votes: box.votesOf(card), party: box.partyName(party) }
      return { sentence: t('client-lay-this', facts), choices: [{ label: t('client-lay-it'), tone: 'felt', act: () => this.layChosen() }, this.never] }
    }
    const laid = this.view.table.filter(({ seat }) => seat === me).length
    const open: Choice[] = this.play.phone ? [{ label: t('client-choose-cards'), tone: 'beer', act: () => { this.handOpen = true } }] : []
    return { sentence: t('prompt-koalition-laying', { country: this.country, number: laid + 1, needed: this.view.needed }), choices: open }
  }
  private askAction(): Omit<Prompt, 'urgent'> {
    const pass: Choice = { label: t('client-pass'), act: () => this.pass() }
    const kind = this.action
    if (kind) {
      const count = this.cardTargets.length + this.partyTargets.length
      const where = !onCards(kind) ? 'party' : onParties(kind) ? 'both' : 'card'
      return { sentence: t('client-aim', { action: t(ACTION_NAMES[kind]), where, count }), choices: [this.never, pass] }
    }
    const open: Choice[] = this.play.phone && this.playable.length > 0 ? [{ label: t('client-choose-action'), tone: 'beer', act: () => { this.handOpen = true } }] : []
    return { sentence: t(this.view.opened ? 'prompt-koalition-answering' : 'prompt-koalition-opening'), choices: [...open, pass] }
  }
  private askTalks(me: number): Omit<Prompt, 'urgent'> {
    const { tally } = this.view
    const [first] = this.asked
    if (first) {
      const facts = { id: first.id, by: this.name(first.by), parties: unitsText(first.terms, this.box, this.name, this.view), points: this.worth(first)?.points[me] ?? 0 }
      return {
        sentence: t('prompt-koalition-asked', facts),
        choices: [
          { label: t('client-agree'), tone: 'felt', act: () => this.agree(first.id) },
          { label: t('client-counter'), act: () => this.showCoalitions() },
          { label: t('client-decline'), act: () => this.act({ move: 'Decline', id: first.id }) },
        ],
      }
    }
    const open: Choice[] = this.patienceLeft > 0 ? [{ label: t('client-see-coalitions'), tone: 'beer', act: () => this.showCoalitions() }] : []
    const choices: Choice[] = [...open, ...(this.pending ? [{ label: t('client-pass'), act: () => this.pass() }] : [])]
    const agreed = this.deals.find((deal) => deal.agreed.includes(me))
    if (agreed) {
      const silent = agreed.members.filter((seat) => !agreed.agreed.includes(seat)).map(this.name)
      const facts = { id: agreed.id, seats: listed(silent), 'seats-count': silent.length }
      return { sentence: t(agreed.by === me ? 'client-proposed-waiting' : 'prompt-koalition-agreed', facts), choices }
    }
    const best = Math.max(0, ...tally.coalitions.filter((found) => found.members.includes(me)).map(({ points }) => points[me] ?? 0))
    return { sentence: t('prompt-koalition-talks', { majority: tally.majority, total: tally.total, best }), choices }
  }
  private showCoalitions(): void {
    this.deskOpen = true
    requestAnimationFrame(() => {
      document.querySelector('[data-coalitions]')?.scrollIntoView({ block: 'nearest' })
      document.querySelector<HTMLElement>('[data-coalitions] .mine:not([disabled])')?.focus()
    })
  }
}
