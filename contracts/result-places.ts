// The names of the places in a result that the founder can edit. All code that shows or saves these places uses these
// names.
import type { Rival } from './results/competitor-analysis.ts'
import type { CustomerSegment } from './results/customer-segments.ts'
import type { IdeaCanvas } from './results/idea-refinement.ts'
import type { PitchAudience, PitchPart } from './results/pitch.ts'

export type RivalField = 'chosenFor' | 'youWin' | 'youLose'

export const canvasPlace = (box: IdeaCanvas['canvas'][number]['box']) => `canvas/${box}`
export const pitchPlace = (audience: PitchAudience, part: PitchPart) => `${audience}/${part}`
export const rivalPlace = ({ name }: Pick<Rival, 'name'>, field: RivalField) => `rival/${name}/${field}`
export const segmentPlace = ({ priority }: Pick<CustomerSegment, 'priority'>) => `segment/${priority}`
