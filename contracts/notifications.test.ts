import { expect, test } from 'vitest'
import { actorsText, type Decision, newsText } from './notifications.ts'

test.each([
  [['Ada'], 1, 'Ada'],
  [['Ada', 'Ben'], 2, 'Ada and Ben'],
  [['Ada', 'Ben', 'Cem'], 3, 'Ada, Ben and 1 other'],
  [['Ada', 'Ben', 'Cem'], 10_000, 'Ada, Ben and 9,998 others'],
  [['Ada'], 2, 'Ada and 1 other'],
  [[null], 1, 'Somebody'],
  [[], 0, 'Somebody'],
])('NT05 a notification lists its people (%j of %i in total) in a natural phrase', (names, count, text) => {
  expect(actorsText(names, count)).toBe(text)
})

const nothing = { by_reports: false, reason: null, until: null, post_id: null }
test.each<[Decision, string]>([
  [
    { ...nothing, action: 'warn', thing: 'profile', reason: 'No advertising' },
    'A moderator warned you: No advertising',
  ],
  [{ ...nothing, action: 'warn', thing: 'post' }, 'A moderator warned you'],
  [{ ...nothing, action: 'hide', thing: 'post', reason: 'Rude' }, 'A moderator hid your post: Rude'],
  [{ ...nothing, action: 'hide', thing: 'comment', by_reports: true }, 'Reports by members hid your comment'],
  [
    { ...nothing, action: 'suspend', thing: 'profile', until: '2026-12-01T00:00:00+00:00' },
    'A moderator suspended you until December 1, 2026',
  ],
  [{ ...nothing, action: 'restore', thing: 'profile' }, 'A moderator ended your suspension'],
  [
    { ...nothing, action: 'restore', thing: 'post', reason: 'A mistake' },
    'A moderator took back the decision about your post: A mistake',
  ],
])('SF24 SF31 the moderators’ decision %j becomes a sentence', (decision, text) => {
  const { who, did } = newsText({ kind: 'moderation', decision }, [], 0)
  expect(`${who} ${did}`).toBe(text)
})
