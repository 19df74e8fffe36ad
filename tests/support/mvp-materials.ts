// The material of an MVP plan for tests: an assumption, its test, and stories with given hours.
import type { Assumption, Experiment } from '../../contracts/evidence.ts'
import type { Material } from '../../venture/figures/figures.ts'
import type { MvpGround } from '../../venture/mvp/build.ts'
import { addActivity, addStory, type MvpContent, setTakes, untouchedMvp } from '../../venture/mvp/content.ts'
import { chairside, project } from './deck-materials.ts'

export const at = '2026-11-01T10:00:00Z'
export const ground: MvpGround = { offers: [], today: '2026-11-18' }
export const belief = (text: string, rest: Partial<Assumption> = {}): Assumption => ({
  id: 'beef0000-0000-4000-8000-000000000000',
  project_id: project,
  state: 'open',
  source: null,
  created_at: at,
  updated_at: at,
  text,
  kind: 'viable',
  importance: 5,
  ...rest,
})
export const pays = belief('A practice pays before it has used it.')
/** Returns the venture with many facts, in which this assumption replaces the usual one. */
export const believing = (assumption: Assumption, rest: Partial<Material> = {}): Material => ({
  ...chairside(),
  tests: [],
  assumptions: [assumption],
  ...rest,
})
export const someTest = (rest: Partial<Experiment> = {}): Experiment => ({
  ...(chairside().tests[0] as Experiment),
  assumption_id: pays.id,
  measured: null,
  observed: null,
  ...rest,
})

/** Returns two activities, and one story for each number of hours. */
export const planned = (
  hours: readonly (number | null)[],
  budget: Partial<MvpContent['budget']> = {},
): MvpContent => {
  const begun = addActivity(addActivity(untouchedMvp, 'Ask'), 'Fill the chair')
  const made = hours.reduce<MvpContent>(
    (content, _, index) =>
      addStory(content, { title: `Story ${index + 1}`, activity: `a${(index % 2) + 1}` }),
    begun,
  )
  return hours.reduce<MvpContent>(
    (content, each, index) =>
      each === null ? content : setTakes(content, `s${index + 1}`, 'build', { hours: each }),
    { ...made, budget: { ...made.budget, ...budget } },
  )
}
