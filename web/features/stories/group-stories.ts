type StoryAuthor = { id: string; full_name: string | null; avatar_url: string | null }

type StoryRow = {
  id: string
  user_id: string
  image_url: string
  created_at: string
  author: StoryAuthor
  views: readonly unknown[]
}

export type Story = { id: string; path: string; createdAt: string; isSeen: boolean }
export type StoryGroup = {
  author: StoryAuthor
  stories: Story[]
  isSeen: boolean
}

/**
 * Groups stories by person. Within a group, the oldest story comes first. The member's own group is first, then
 * groups with unseen stories, then the other groups. Groups of the same kind are sorted by their newest story,
 * latest first.
 */
export function groupStories(rows: readonly StoryRow[], userId: string): StoryGroup[] {
  const groups = new Map<string, StoryGroup>()
  for (const { id, user_id, image_url, created_at, author, views } of rows) {
    const group = groups.get(user_id) ?? {
      author,
      stories: [],
      isSeen: true,
    }
    const isSeen = views.length > 0
    group.stories.push({ id, path: image_url, createdAt: created_at, isSeen })
    group.isSeen &&= isSeen
    groups.set(user_id, group)
  }
  const newest = (group: StoryGroup) => group.stories.at(-1)?.createdAt ?? ''
  const rank = (group: StoryGroup) => (group.author.id === userId ? 0 : group.isSeen ? 2 : 1)
  return [...groups.values()].sort(
    (one, other) => rank(one) - rank(other) || newest(other).localeCompare(newest(one)),
  )
}

/** Returns the same groups with this story marked as seen. */
export function withSeen(groups: readonly StoryGroup[], storyId: string): StoryGroup[] {
  return groups.map(group => {
    const stories = group.stories.map(story => (story.id === storyId ? { ...story, isSeen: true } : story))
    return { ...group, stories, isSeen: stories.every(({ isSeen }) => isSeen) }
  })
}

/** The index of the first unseen story, or 0 if all were seen. */
export function firstUnseen(group: StoryGroup): number {
  return Math.max(
    0,
    group.stories.findIndex(({ isSeen }) => !isSeen),
  )
}
