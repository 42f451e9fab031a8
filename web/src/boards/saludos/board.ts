// What the board of Saludos Amigos needs to know to be drawn.
import type { ProjectSize } from '../../art/saludos/projects'

export interface SaludosBoardProps {
  projects: readonly { size: ProjectSize; built: number }[]
  pawns: readonly { seat: number; name: string; money: number }[]
  /** Height of the standing offer, and of the opposition. */
  mug?: number | null
  pretzel?: number | null
  /** Journalists placed on the board: the second ends the game. */
  press?: number
  chits: number
  chitsAtStart?: number
  /** The project whose section was just laid. */
  drawn?: ProjectSize | null
  portrait?: boolean
  /** Fill the height of the place it lies in, instead of its width. */
  fit?: boolean
  onproject?: (size: ProjectSize) => void
}

export interface CouncilSide {
  seat: number
  name: string
  /** Cards lying in front of them: face down, or with their haloes once revealed. */
  cards: readonly (1 | 2 | 3 | null)[]
  /** `here`: nothing has been asked of them yet. */
  state: 'thinking' | 'here' | 'ready' | 'away'
  /** What they get should their side win, in millions. */
  share?: number
}

export interface CouncilSceneProps {
  coalition: readonly CouncilSide[]
  opposition: readonly CouncilSide[]
  mug: number
  pretzel: number
  revealed?: boolean
}
