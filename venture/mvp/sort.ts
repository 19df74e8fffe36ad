// Two ways to put the stories in an order: by MoSCoW, and by RICE (reach × impact × confidence, divided by the hours).
import { takesOf } from './budget.ts'
import { type MvpContent, needs, type Story } from './content.ts'

export const sortNames = { moscow: 'MoSCoW', rice: 'RICE' } as const
export type Sort = keyof typeof sortNames

/** Null while one of its figures is missing. Confidence is a share in percent. */
export function riceOf(story: Pick<Story, 'rice' | 'way' | 'takes'>): number | null {
  const { reach, impact, confidence } = story.rice
  const { hours } = takesOf(story)
  if (reach === null || impact === null || confidence === null || !hours) return null
  return (reach * impact * (confidence / 100)) / hours
}

/** Whatever nobody has judged comes behind what somebody did, and before what is not for this time. */
const placeOf = ({ need }: Story): number => (need === null ? 2.5 : needs.indexOf(need))

/** The same content where nothing moves; equal ones keep their order. */
export function sortStories(content: MvpContent, by: Sort): MvpContent {
  const key = by === 'moscow' ? placeOf : (story: Story) => -(riceOf(story) ?? -1)
  const stories = content.stories.toSorted((one, other) => key(one) - key(other))
  return stories.every((each, index) => each === content.stories[index]) ? content : { ...content, stories }
}

/** Whether there is something to sort by. */
export const canSort = ({ stories }: MvpContent, by: Sort): boolean =>
  stories.some(story => (by === 'moscow' ? story.need !== null : riceOf(story) !== null))
