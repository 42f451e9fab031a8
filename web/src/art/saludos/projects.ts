// The six building projects, named by their number of sections.

export type ProjectSize = 1 | 2 | 3 | 4 | 5 | 6

export const PROJECT_SIZES: readonly ProjectSize[] = [1, 2, 3, 4, 5, 6]

export const PROJECT_NAMES: Record<ProjectSize, string> = {
  1: 'client-project-fountain',
  2: 'client-project-beer-garden',
  3: 'client-project-golf-club',
  4: 'client-project-thermal-bath',
  5: 'client-project-casino',
  6: 'client-project-purification-plant',
}
