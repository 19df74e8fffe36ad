/** Messages that the sender deleted. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, DatabaseError } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { acting } from './acting.ts'
import type { Persona } from './cells.ts'
import { ids, people, worldScript } from './world.ts'

describe.each(quickEngines)('deleted messages on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
  })
  afterAll(() => database.close())

  const remove = (persona: Persona, id: string) =>
    acting(database, persona)<{ content: string; deleted_at: string | null }>(
      'select content, deleted_at from public.delete_message($1)',
      [id],
    )
  const bytesOf = async (member: string) => {
    const [row] = await database.run<{ bytes: number }>({
      text: `select bytes::int as bytes from public.quota_usage where user_id = $1 and kind = 'messages' and per_seconds = 0`,
      values: [member],
    })
    return row?.bytes ?? 0
  }

  test.each([
    ['guest', '42501'],
    ['halfway', '42501'],
    ['participant', 'PT404'],
    ['stranger', 'PT404'],
    ['blocked', 'PT404'],
  ] as const)('NW15 %s cannot delete a message of the owner', async (persona, code) => {
    const error = await remove(persona, ids.sentMessage).catch(thrown => thrown)
    expect(error).toBeInstanceOf(DatabaseError)
    expect((error as DatabaseError).code).toBe(code)
  })

  test('NW15 after a message is deleted, its text is gone from the database and both members see that it was deleted', async () => {
    const secret = 'The password is swordfish'
    const [sent] = await acting(database, 'owner')<{ id: string }>(
      `insert into public.messages (conversation_id, sender_id, content) values ($1, $2, $3) returning id`,
      [ids.conversation, people.owner, secret],
    )
    const before = await bytesOf(people.owner)
    const [deleted] = await remove('owner', sent?.id ?? '')
    expect(deleted?.content).toBe('Message deleted')
    expect(deleted?.deleted_at).not.toBeNull()
    expect(await bytesOf(people.owner)).toBe(before - secret.length + 'Message deleted'.length)
    expect(await remove('owner', sent?.id ?? '')).toEqual([deleted])
    const read = 'select content from public.messages where id = $1'
    expect(await acting(database, 'participant')(read, [sent?.id ?? ''])).toEqual([
      { content: 'Message deleted' },
    ])
    const found = `select 1 from public.messages where content ilike '%swordfish%'`
    expect(await database.run({ text: found })).toEqual([])
  })

  test('NW15 nobody can mark a message as deleted, or change a message, by writing to the table', async () => {
    for (const change of [`deleted_at = now()`, `content = 'New'`])
      await expect(
        acting(database, 'owner')(`update public.messages set ${change} where id = $1`, [ids.sentMessage]),
      ).rejects.toThrow(/permission denied/)
  })
})
