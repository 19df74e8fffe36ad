// Moves to the next or previous story, also from one person to another.
import { firstUnseen, type StoryGroup } from './group-stories.ts'

export type StoryPosition = { readonly group: number; readonly story: number }

export function startOf(groups: readonly StoryGroup[], userId: string): StoryPosition {
  const group = Math.max(
    0,
    groups.findIndex(candidate => candidate.author.id === userId),
  )
  const start = groups[group]
  return { group, story: start ? firstUnseen(start) : 0 }
}

/**
 * Returns the next or previous story. After the last story of a person comes the next person. Returns null after the
 * last and before the first story of all.
 */
export function moveInStories(
  groups: readonly StoryGroup[],
  at: StoryPosition,
  by: 1 | -1,
): StoryPosition | null {
  const story = at.story + by
  if (groups[at.group]?.stories[story]) return { group: at.group, story }
  const neighbour = groups[at.group + by]
  if (!neighbour) return null
  return { group: at.group + by, story: by === 1 ? 0 : neighbour.stories.length - 1 }
}
