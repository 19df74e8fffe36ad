import { expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { createRelay } from './relay.ts'

/** A database that runs each statement after a random delay. It refuses statements that contain the word "refused". */
function slowDatabase() {
  const rows: string[] = []
  const run = async ({ values }: { values: readonly unknown[] }) => {
    const sent = JSON.parse(String(values[0])) as { message: { room: string } }[]
    await new Promise(resolve => setTimeout(resolve, Math.random() * 5))
    if (sent.some(({ message }) => message.room === 'refused')) throw new Error('not taken')
    rows.push(...sent.map(({ message }) => message.room))
    return []
  }
  return { rows, database: { engine: 'postgres', run } as unknown as Database }
}

test('CK25 messages to other processes keep their order, and only a refused message is dropped', async () => {
  const { rows, database } = slowDatabase()
  const relay = createRelay(database, 'here', { warn: () => {}, info: () => {} })
  const rooms = Array.from({ length: 120 }, (_, at) => (at === 70 ? 'refused' : String(at)))
  const sent = rooms.map(room =>
    relay.send({ kind: 'broadcast', room, broadcast: { event: 'x', payload: {} } }),
  )
  await Promise.all(sent)
  expect(rows).toEqual(rooms.filter(room => room !== 'refused'))
})
