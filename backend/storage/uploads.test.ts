import { expect, test } from 'vitest'
import { QueueFull } from '../http/fair-queue.ts'
import { runWithRequest } from '../http/request-context.ts'
import { createUploads } from './uploads.ts'

const from = <T>(clientAddress: string, work: () => T): T =>
  runWithRequest({ id: 'x', clientAddress, isHttps: false, userId: null }, work)

test('CK48 the pictures that one network uploads leave memory for the pictures of other networks', async () => {
  const uploads = createUploads()
  const end = Promise.withResolvers<void>()
  const part = Buffer.alloc(5_000_000)
  async function* slow() {
    yield part
    await end.promise
  }
  const receive = (clientAddress: string) =>
    from(clientAddress, () => uploads.collected(slow(), async whole => whole.byteLength))
  // One IPv6 customer may own all of these addresses.
  const many = Array.from({ length: 20 }, (_, at) => receive(`2001:db8:1:${at}::1`))
  const other = receive('203.0.113.9')
  end.resolve()
  const results = await Promise.allSettled(many)
  const refused = results.filter(result => result.status === 'rejected')
  expect(refused).toHaveLength(7)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(QueueFull)
  expect(await other).toBe(part.byteLength)
  // The refused uploads no longer use any memory.
  await expect(Promise.all(Array.from({ length: 13 }, () => receive('2001:db8:1::1')))).resolves.toHaveLength(
    13,
  )
})
