// Sorts the stories by MoSCoW or by RICE (reach × impact × confidence ÷ hours).
import { takesOf } from './budget.ts'
import { type MvpContent, needs, type Story } from './content.ts'

export const sortNames = { moscow: 'MoSCoW', rice: 'RICE' } as const
export type Sort = keyof typeof sortNames

/** The RICE score. Null if a figure is missing. Confidence is a percentage. */
export function riceOf(story: Pick<Story, 'rice' | 'way' | 'takes'>): number | null {
  const { reach, impact, confidence } = story.rice
  const { hours } = takesOf(story)
  if (reach === null || impact === null || confidence === null || !hours) return null
  return (reach * impact * (confidence / 100)) / hours
}

/** The order of the priorities. Stories without a priority come after "could" and before "won't". */
const placeOf = ({ need }: Story): number => (need === null ? 2.5 : needs.indexOf(need))

/** Sorts the stories. Equal stories keep their order. If the order does not change, it returns the same object. */
export function sortStories(content: MvpContent, by: Sort): MvpContent {
  const key = by === 'moscow' ? placeOf : (story: Story) => -(riceOf(story) ?? -1)
  const stories = content.stories.toSorted((one, other) => key(one) - key(other))
  return stories.every((each, index) => each === content.stories[index]) ? content : { ...content, stories }
}

/** Whether at least one story has a value by which the stories can be sorted. */
export const canSort = ({ stories }: MvpContent, by: Sort): boolean =>
  stories.some(story => (by === 'moscow' ? story.need !== null : riceOf(story) !== null))
