import { expect, test } from 'vitest'
import { OverBudget } from './over-budget.ts'
import { createReadingTurns, readingLimits } from './reading-turns.ts'
import { runWithRequest } from './request-context.ts'

const from = <T>(clientAddress: string, work: () => T): T =>
  runWithRequest({ id: 'x', clientAddress, isHttps: false, userId: null }, work)

function toil(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('CK51 large requests of one network get a quarter of the thread, all networks get half, and small requests do not wait', async () => {
  const inTurn = createReadingTurns({ ...readingLimits, waitingPerNetwork: 100, waiting: 1000 })
  const began = performance.now()
  const done: string[] = []
  const work = (network: string) => () => {
    toil(10)
    done.push(network)
  }
  const send = (network: string) => from(network, () => inTurn(false, work(network)))
  const all = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].flatMap(network => Array(8).fill(network)).map(send)
  const later = send('192.0.2.4')
  await from('192.0.2.1', () => inTurn(true, () => done.push('small')))
  expect(done).toEqual(['small'])
  await later
  // Now each of the other networks has had one or two turns. None of them has finished all of its turns.
  expect(done.length).toBeLessThanOrEqual(8)
  await Promise.all(all)
  // 25 jobs of 10 ms each have run. Between them the thread was free for at least as long as it worked.
  expect(performance.now() - began).toBeGreaterThan(450)
})

test('CK51 work that fails gives its turn back, and a refused caller learns when to try again', async () => {
  const inTurn = createReadingTurns({ ...readingLimits, waitingPerNetwork: 1 })
  const fails = () =>
    inTurn(false, () => {
      throw new Error('not JSON')
    })
  const [first, second, third] = [fails(), fails(), fails()]
  await expect(third).rejects.toThrow(OverBudget)
  await expect(third).rejects.toMatchObject({ retryAfterSeconds: 5 })
  await expect(first).rejects.toThrow('not JSON')
  await expect(second).rejects.toThrow('not JSON')
  expect(await inTurn(false, () => 'read')).toBe('read')
})
