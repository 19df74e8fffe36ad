import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { isLongForm } from '../support/long-form.ts'
import { conversationOf, type Harness, inbox, joined, type Person, startRealtime } from './harness.ts'

/** Returns random numbers that depend only on the seed, so that a failure can be repeated. */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const steps = isLongForm ? 1000 : 100

describe.each(quickEngines)('random orders of actions on $engine', ({ open }) => {
  let database: Database
  let realtime: Harness
  beforeAll(async () => {
    database = await open()
    realtime = await startRealtime(database)
  })
  afterAll(async () => {
    await realtime.close()
    await database.close()
  })

  test(`after ${steps} random subscribes, writes and changes of participants no member has received a row they may not read`, async () => {
    const random = randomOf(20261115)
    const people: Person[] = []
    for (let count = 0; count < 6; count++) people.push(await realtime.person())
    // Each pair of the first four members has a conversation. The last two members have no conversation until they
    // replace another member.
    const pairs = new Map<string, [string, string]>()
    for (const [one, other] of [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ] as const) {
      pairs.set(await conversationOf(database, people[one]!.id, people[other]!.id), [
        people[one]!.id,
        people[other]!.id,
      ])
    }
    const heard = inbox<{ person: string; content: string }>()
    const clients = people.map(person => realtime.connect(person.token))
    let channels = 0
    async function subscribe(index: number): Promise<void> {
      const filter = random(2)
        ? { filter: `conversation_id=eq.${[...pairs.keys()][random(pairs.size)]}` }
        : {}
      const channel = clients[index]!.channel(`channel ${channels++}`)
      channel.on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'messages', ...filter },
        payload => heard.add({ person: people[index]!.id, content: payload.new.content }),
      )
      await joined(channel)
    }
    for (let index = 0; index < people.length; index++) await subscribe(index)

    const readers = new Map<string, string[]>()
    for (let step = 0; step < steps; step++) {
      const conversation = [...pairs.keys()][random(pairs.size)]!
      const members = pairs.get(conversation)!
      const what = random(20)
      if (what === 0 && channels < 60) await subscribe(random(people.length))
      else if (what === 1) {
        const newcomer = people[random(people.length)]!.id
        const pair: [string, string] = [members[0], newcomer]
        const taken = [...pairs.values()].some(other => other.toSorted().join() === pair.toSorted().join())
        if (members[0] === newcomer || taken) continue
        // Waits until earlier messages are delivered, because the rights of a reader are checked at the moment of
        // delivery.
        const mark = `mark ${step}`
        await write(conversation, members, mark)
        await heard.until(items => items.some(item => item.content === mark), 10_000)
        const [first, second] = pair.toSorted()
        await database.run({
          text: 'update conversations set first_member_id = $2, second_member_id = $3 where id = $1',
          values: [conversation, first!, second!],
        })
        pairs.set(conversation, pair)
      } else await write(conversation, members, `message ${step}`)
    }
    async function write(conversation: string, members: [string, string], content: string): Promise<void> {
      readers.set(content, members)
      await database.run({
        text: 'insert into messages (conversation_id, sender_id, content) values ($1, $2, $3)',
        values: [conversation, members[0], content],
      })
    }
    // This message is delivered last. If there was a leak, it happened before this message.
    const [conversation, members] = [...pairs][0]!
    await write(conversation, members, 'end')
    await heard.until(items => items.some(item => item.content === 'end'), 20_000)
    const leaks = heard.items.filter(({ person, content }) => !readers.get(content)!.includes(person))
    expect(leaks).toEqual([])
    expect(heard.items.length).toBeGreaterThan(steps / 2)
  })
})
