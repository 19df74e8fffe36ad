// The part of an MVP plan that the database stores: the story map, the estimates and the budget. The
// assumption, its test and the measure are stored on the board.
import { z } from 'zod'

/** The ways to do a story. The way with the least work comes first. */
export const ways = ['hand', 'no-code', 'buy', 'build'] as const
export type Way = (typeof ways)[number]
export const wayNames: Readonly<Record<Way, string>> = {
  hand: 'By hand',
  'no-code': 'No-code',
  buy: 'Buy',
  build: 'Build',
}

/** The priorities of the MoSCoW method. */
export const needs = ['must', 'should', 'could', 'wont'] as const
export type Need = (typeof needs)[number]
export const needNames: Readonly<Record<Need, string>> = {
  must: 'Must have',
  should: 'Should have',
  could: 'Could have',
  wont: 'Not this time',
}

export const mostActivities = 12
export const mostStories = 120
export const nameMost = 80
export const storyMost = 300
export const noteMost = 1000
export const mostWeeks = 104

const id = z.string().regex(/^[a-z][0-9]{1,4}$/)
const figure = z.number().min(0).max(1_000_000_000).nullable()

/** Null means that the founder gave no figure. */
const takes = z.object({ hours: figure, money: figure })
export type Takes = z.infer<typeof takes>

/** The figures for the RICE score, besides the hours. */
const rice = z.object({ reach: figure, impact: figure, confidence: figure })
export type Rice = z.infer<typeof rice>
export const noRice: Rice = { reach: null, impact: null, confidence: null }

const activity = z.object({ id, name: z.string().max(nameMost) })
export type Activity = z.infer<typeof activity>

const story = z.object({
  id,
  /** The id of the story's activity. Null if the story has no activity yet. */
  activity: id.nullable(),
  /** The founder's text. If the story was made from a source, it is the text of that source. */
  title: z.string().max(storyMost),
  /** The name of the source among the venture's facts. If the source changes, the text of the story changes too. */
  from: z.string().max(80).nullable(),
  note: z.string().max(noteMost),
  /** Whether the test of the riskiest assumption needs this story. */
  isNeeded: z.boolean(),
  need: z.enum(needs).nullable().default(null),
  rice: rice.default(noRice),
  way: z.enum(ways).nullable(),
  /** The estimates: one for each way that the founder considered. */
  takes: z.partialRecord(z.enum(ways), takes),
})
export type Story = z.infer<typeof story>

export const mvpContent = z.object({
  /** The assumption that the founder chose instead of the riskiest one. */
  assumption: z.guid().nullable(),
  activities: z.array(activity).max(mostActivities),
  /** The stories in the order in which they are built. The budget line depends on this order. */
  stories: z.array(story).max(mostStories),
  budget: z.object({
    hoursPerWeek: figure,
    weeks: z.number().int().min(1).max(mostWeeks).nullable(),
    /** Null means that the plan uses the money from the forecast. */
    money: figure,
  }),
  /** The test on the board whose threshold is the measure of success. */
  metric: z.guid().nullable(),
})
export type MvpContent = z.infer<typeof mvpContent>

export const untouchedMvp: MvpContent = {
  assumption: null,
  activities: [],
  stories: [],
  budget: { hoursPerWeek: null, weeks: null, money: null },
  metric: null,
}

/** The first number that no story or activity uses yet. */
function freeId(letter: 'a' | 's', taken: readonly { id: string }[]): string {
  const used = new Set(taken.map(each => each.id))
  let number = 1
  while (used.has(`${letter}${number}`)) number += 1
  return `${letter}${number}`
}

const oneLine = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most)

export function addActivity(content: MvpContent, name: string): MvpContent {
  const words = oneLine(name, nameMost)
  if (words === '' || content.activities.length >= mostActivities) return content
  return {
    ...content,
    activities: [...content.activities, { id: freeId('a', content.activities), name: words }],
  }
}

export function renameActivity(content: MvpContent, id: string, name: string): MvpContent {
  const words = oneLine(name, nameMost)
  if (words === '') return content
  return {
    ...content,
    activities: content.activities.map(each => (each.id === id ? { id, name: words } : each)),
  }
}

export function moveActivity(content: MvpContent, id: string, to: number): MvpContent {
  const activities = moved(content.activities, id, to)
  return activities === content.activities ? content : { ...content, activities }
}

/** Removes an activity. Its stories stay, but then belong to no activity. */
export function removeActivity(content: MvpContent, id: string): MvpContent {
  return {
    ...content,
    activities: content.activities.filter(each => each.id !== id),
    stories: content.stories.map(each => (each.activity === id ? { ...each, activity: null } : each)),
  }
}

type NewStory = { title: string; activity: string | null; from?: string | null }

/** Adds a story at the end of the list. A new story is not more important than the existing ones. */
export function addStory(content: MvpContent, { title, activity, from = null }: NewStory): MvpContent {
  const words = oneLine(title, storyMost)
  if (words === '' || content.stories.length >= mostStories) return content
  const made: Story = {
    id: freeId('s', content.stories),
    activity: placeIn(content, activity),
    title: words,
    from,
    note: '',
    isNeeded: false,
    need: null,
    rice: noRice,
    way: null,
    takes: {},
  }
  return { ...content, stories: [...content.stories, made] }
}

const placeIn = ({ activities }: MvpContent, activity: string | null) =>
  activities.some(({ id }) => id === activity) ? activity : null

export type StoryChange = Partial<Omit<Story, 'id'>>

export function changeStory(content: MvpContent, id: string, change: StoryChange): MvpContent {
  return {
    ...content,
    stories: content.stories.map(before => {
      if (before.id !== id) return before
      const next = { ...before, ...change }
      // A title that the founder typed replaces the text of the source. The story then no longer follows its
      // source.
      const words = oneLine(next.title, storyMost) || before.title
      return {
        ...next,
        title: words,
        from: change.title !== undefined && words !== before.title ? null : next.from,
        activity: placeIn(content, next.activity),
        note: next.note.slice(0, noteMost),
      }
    }),
  }
}

/** Sets the estimate for one way. If no way is chosen yet, this way becomes the chosen one. */
export function setTakes(content: MvpContent, id: string, way: Way, change: Partial<Takes>): MvpContent {
  const found = content.stories.find(each => each.id === id)
  if (!found) return content
  const { [way]: before = { hours: null, money: null }, ...others } = found.takes
  const next = { ...before, ...change }
  const isNothing = next.hours === null && next.money === null
  return changeStory(content, id, {
    takes: isNothing ? others : { ...others, [way]: next },
    way: found.way ?? (isNothing ? null : way),
  })
}

/** Moves a story to another position in the order. */
export function moveStory(content: MvpContent, id: string, to: number): MvpContent {
  const stories = moved(content.stories, id, to)
  return stories === content.stories ? content : { ...content, stories }
}

/**
 * Puts a story into an activity, before another story. If no other story is given, it becomes the last story of the
 * activity.
 */
export function placeStory(
  content: MvpContent,
  id: string,
  activity: string | null,
  before: string | null,
): MvpContent {
  if (id === before) return content
  const found = content.stories.find(each => each.id === id)
  if (!found) return content
  const rest = content.stories.filter(each => each.id !== id)
  const last = rest.findLastIndex(each => each.activity === activity)
  const at =
    before === null ? (last < 0 ? rest.length : last + 1) : rest.findIndex(each => each.id === before)
  if (at < 0) return content
  return {
    ...content,
    stories: rest.toSpliced(at, 0, { ...found, activity: placeIn(content, activity) }),
  }
}

/** Moves a story one place up (-1) or down (1) within its activity. */
export function stepStory(content: MvpContent, id: string, by: -1 | 1): MvpContent {
  const found = content.stories.find(each => each.id === id)
  const own = content.stories.filter(each => each.activity === found?.activity)
  const other = own[own.findIndex(each => each.id === id) + by]
  if (!found || !other) return content
  return moveStory(
    content,
    id,
    content.stories.findIndex(each => each.id === other.id),
  )
}

export function removeStory(content: MvpContent, id: string): MvpContent {
  return { ...content, stories: content.stories.filter(each => each.id !== id) }
}

/** Moves the stories that the test needs to the beginning. Otherwise the order stays the same. */
export function needsFirst(content: MvpContent): MvpContent {
  const sorted = content.stories.toSorted((one, other) => Number(other.isNeeded) - Number(one.isNeeded))
  return sorted.every((each, index) => each === content.stories[index])
    ? content
    : { ...content, stories: sorted }
}

function moved<Each extends { id: string }>(list: Each[], id: string, to: number): Each[] {
  const from = list.findIndex(each => each.id === id)
  const place = Math.min(Math.max(to, 0), list.length - 1)
  const found = list[from]
  return !found || from === place ? list : list.toSpliced(from, 1).toSpliced(place, 0, found)
}
