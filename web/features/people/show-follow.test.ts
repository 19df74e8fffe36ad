import { expect, test } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { showFollow } from './show-follow.ts'

const following = ['follow', 'me', 'other']
const counts = ['profile-counts', 'other']
const never = () => new Promise<never>(() => {})

test('a follow that is clicked while two reads are running is shown at once, and neither read fails', async () => {
  queryClient.setQueryData(following, false)
  queryClient.setQueryData(counts, { followers: 3, following: 1 })
  const reads = [following, counts].map(queryKey => queryClient.fetchQuery({ queryKey, queryFn: never }))
  showFollow(queryClient, following, counts, true)
  await Promise.all(reads)
  expect(queryClient.getQueryData(following)).toBe(true)
  expect(queryClient.getQueryData(counts)).toMatchObject({ followers: 4 })
  for (const key of [following, counts])
    expect(queryClient.getQueryState(key)).toMatchObject({ status: 'success', fetchStatus: 'idle' })
})

test('a follow that is clicked before the counts were read for the first time does not stop that read', () => {
  queryClient.clear()
  queryClient.setQueryData(following, false)
  void queryClient.fetchQuery({ queryKey: counts, queryFn: never })
  showFollow(queryClient, following, counts, true)
  expect(queryClient.getQueryState(counts)).toMatchObject({ status: 'pending', fetchStatus: 'fetching' })
})
