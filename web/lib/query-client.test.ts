import { afterEach, expect, test, vi } from 'vitest'
import { AppError } from './errors.ts'
import { onUnauthorized, queryClient } from './query-client.ts'
import { deliverTo } from './toasts.ts'

const said = { success: vi.fn(), error: vi.fn() }
deliverTo(({ kind, title, text }) => said[kind](title, { description: text }))
const logged = vi.spyOn(console, 'error').mockImplementation(() => {})

afterEach(() => {
  vi.clearAllMocks()
  queryClient.clear()
})

const write = (meta: Record<string, unknown>, run: () => Promise<unknown>) =>
  queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: run, meta })
    .execute(undefined)
    .catch(() => {})

test('a write that worked shows its toast', async () => {
  await write({ success: { title: 'Deleted', text: 'AI output deleted successfully.' } }, async () => 1)
  expect(said.success).toHaveBeenCalledWith('Deleted', { description: 'AI output deleted successfully.' })
})

test('a write that failed shows its toast and is logged', async () => {
  await write({ error: 'Failed to create post' }, () => Promise.reject({ message: 'no', status: 400 }))
  expect(said.error).toHaveBeenCalledWith('Failed to create post', { description: undefined })
  expect(logged).toHaveBeenCalledOnce()
})

test.each(['PT413', 'PT429'])(
  'CK27 the toast of a write refused with %s says what to do about it',
  async code => {
    const refused = { code, message: 'There is no room for more posts: delete old posts.', status: 413 }
    await write({ error: 'Failed to create post' }, () => Promise.reject(refused))
    expect(said.error).toHaveBeenLastCalledWith('Failed to create post', { description: refused.message })
    await write({ error: { title: 'Error', text: 'Please try again.' } }, () => Promise.reject(refused))
    expect(said.error).toHaveBeenLastCalledWith('Error', { description: refused.message })
    await write({ silent: true }, () => Promise.reject(refused))
    expect(said.error).toHaveBeenLastCalledWith(refused.message, { description: undefined })
  },
)

test("a failed write without a toast of its own shows the server's message", async () => {
  await write({}, () => Promise.reject({ message: 'Too long', status: 400 }))
  expect(said.error).toHaveBeenCalledWith('Too long', { description: undefined })
})

test('a silent failure is only logged', async () => {
  await write({ silent: true, error: 'never said' }, () => Promise.reject(new AppError('internal')))
  expect(said.error).not.toHaveBeenCalled()
  expect(logged).toHaveBeenCalledOnce()
})

test('a refused token ends the session, in one place', async () => {
  const end = vi.fn()
  onUnauthorized(end)
  await write({ silent: true }, () => Promise.reject({ message: 'JWT expired', code: 'PGRST303' }))
  expect(end).toHaveBeenCalledOnce()
})

test('a read is retried when the server fails, and not when it refuses', async () => {
  vi.useFakeTimers()
  const stumbling = vi.fn().mockRejectedValueOnce(new AppError('internal')).mockResolvedValue('there')
  const read = queryClient.fetchQuery({
    queryKey: ['a'],
    queryFn: stumbling,
    retry: queryClient.getDefaultOptions().queries?.retry,
  })
  await vi.runAllTimersAsync()
  expect(await read).toBe('there')
  const refusing = vi.fn().mockRejectedValue(new AppError('forbidden'))
  const refused = queryClient.fetchQuery({
    queryKey: ['b'],
    queryFn: refusing,
    retry: queryClient.getDefaultOptions().queries?.retry,
  })
  await expect(refused).rejects.toThrow()
  expect(refusing).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('a read that was called off is no failure', async () => {
  const reading = queryClient.fetchQuery({ queryKey: ['slow'], queryFn: () => new Promise(() => {}) })
  await queryClient.cancelQueries({ queryKey: ['slow'] }, { revert: false })
  await expect(reading).rejects.toThrow('CancelledError')
  expect(logged).not.toHaveBeenCalled()
  expect(said.error).not.toHaveBeenCalled()
})
