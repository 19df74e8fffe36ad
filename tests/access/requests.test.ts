/** Message requests: the first message to a member who does not follow the sender is a request. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { type Acting, acting } from './acting.ts'
import { people, worldScript } from './world.ts'

const { owner, stranger, participant, blocked } = people

describe.each(quickEngines)('message requests on $engine', ({ open }) => {
  let database: Database
  let asOwner: Acting
  let asStranger: Acting
  let asParticipant: Acting
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
    asOwner = acting(database, 'owner')
    asStranger = acting(database, 'stranger')
    asParticipant = acting(database, 'participant')
  })
  afterAll(() => database.close())

  const write = async (who: Acting, to: string, message: string | null) => {
    const [row] = await who<{ id: string; request_from: string | null }>(
      'select id, request_from from public.create_or_get_direct_conversation($1, $2)',
      [to, message],
    )
    return row!
  }
  const again = (who: Acting, conversation: string, content = 'Again') =>
    who('insert into public.messages (conversation_id, content) values ($1, $2)', [conversation, content])
  const requestOf = async (id: string) =>
    (
      await database.run({
        text: 'select request_from from public.conversations where id = $1',
        values: [id],
      })
    )[0]

  test('SF10 an unanswered request holds one message, which counts as unread; both members see the message in the conversation', async () => {
    const { id, request_from } = await write(asStranger, owner, 'Hello, we have not met')
    expect(request_from).toBe(stranger)
    const listed = 'select unread_count, last_message from public.conversation_list where id = $1'
    expect(await asOwner(listed, [id])).toEqual([{ unread_count: 1, last_message: 'Hello, we have not met' }])
    expect(
      await asStranger('select from public.conversation_participants where conversation_id = $1', [id]),
    ).toHaveLength(2)
    await expect(again(asStranger, id)).rejects.toMatchObject({
      code: 'PT403',
      message: expect.stringContaining('answer'),
    })
    await expect(write(asStranger, owner, 'Hello?')).rejects.toMatchObject({ code: 'PT403' })
    await again(asOwner, id, 'Hello yourself')
    expect(await requestOf(id)).toEqual({ request_from: null })
    await again(asStranger, id)
  })

  test('SF10 a sender needs no request if the recipient follows the sender, or if both have already written to each other', async () => {
    // The owner follows the participant, and their conversation in the test world already has messages.
    const known = await write(asOwner, participant, 'Once more')
    await again(asOwner, known.id)
    const { request_from } = await write(acting(database, 'follower'), stranger, 'Not followed')
    expect(request_from).toBe(people.follower)
    await database.run({
      text: `insert into public.follows (follower_id, following_id) values ('${stranger}', '${participant}')`,
    })
    expect((await write(asParticipant, stranger, 'Followed')).request_from).toBeNull()
  })

  test('SF11 an accepted request becomes a conversation; an ignored request is hidden, and the sender does not learn that it is ignored', async () => {
    const asBlocked = acting(database, 'blocked')
    const { id } = await write(asBlocked, stranger, 'Please read')
    await expect(asBlocked('select public.answer_request($1, true)', [id])).rejects.toMatchObject({
      code: '22023',
    })
    const seenByWriter = () => asBlocked('select * from public.conversations where id = $1', [id])
    const before = await seenByWriter()
    await asStranger('select public.answer_request($1, false)', [id])
    expect(await asStranger('select from public.conversation_list where id = $1', [id])).toEqual([])
    expect(await asStranger('select from public.messages where conversation_id = $1', [id])).toEqual([])
    expect(await seenByWriter()).toEqual(before)
    await expect(again(asBlocked, id)).rejects.toMatchObject({ code: 'PT403' })
    expect((await write(asStranger, blocked, null)).id).toBe(id)
    expect(await asStranger('select from public.conversation_list where id = $1', [id])).toHaveLength(1)
    await asStranger('select public.answer_request($1, true)', [id])
    expect(await requestOf(id)).toEqual({ request_from: null })
    await again(asBlocked, id)
  })

  test('SF11 a request that is sent again because its answer was lost does not make a second request', async () => {
    const { id } = await write(asParticipant, blocked, null)
    const send = () =>
      asParticipant(
        `insert into public.messages (id, conversation_id, content) values ('00000000-0000-4000-8000-0000000009aa', $1, 'Hi') on conflict (id) do nothing`,
        [id],
      )
    await send()
    await send()
    expect(await asParticipant('select from public.messages where conversation_id = $1', [id])).toHaveLength(
      1,
    )
  })

  test('SF12 a member can send thirty requests to strangers a day; the refusal of the next request says when requests are allowed again', async () => {
    await database.run({
      text: `insert into auth.users (id, email) select ('f0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@x.y' from generate_series(1, 40) n`,
    })
    let sent = 0
    const asMuted = <R>(text: string, values: readonly string[]) =>
      database.run<R>(
        { text, values },
        {
          as: {
            role: 'authenticated',
            settings: { 'request.jwt.claims': JSON.stringify({ sub: people.muted, role: 'authenticated' }) },
          },
        },
      )
    const flood = async () => {
      for (; sent < 40; sent++)
        await asMuted('select public.create_or_get_direct_conversation($1, $2)', [
          `f0000000-0000-4000-8000-${String(sent + 1).padStart(12, '0')}`,
          'Buy now',
        ])
    }
    await expect(flood()).rejects.toMatchObject({
      code: 'PT429',
      message: 'That is too fast: wait 24 hours, then try again.',
    })
    expect(sent).toBe(30)
  })

  test('SF12 a member cannot pass the limit by sending several requests at the same moment', async () => {
    const member = (n: number) => `f0000000-0000-4000-8000-${String(n).padStart(12, '0')}`
    const claims = JSON.stringify({ sub: member(40), role: 'authenticated' })
    const as = { role: 'authenticated', settings: { 'request.jwt.claims': claims } }
    const text = 'select public.create_or_get_direct_conversation($1, $2)'
    const outcomes: PromiseSettledResult<unknown>[] = []
    // Sends eight requests at a time, because there are eight connections and no request should wait for a connection.
    for (let from = 1; from < 40; from += 8)
      outcomes.push(
        ...(await Promise.allSettled(
          Array.from({ length: Math.min(8, 40 - from) }, (_, at) =>
            database.run({ text, values: [member(from + at), 'Buy now'] }, { as }),
          ),
        )),
      )
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect([outcomes.length, refused.length]).toEqual([39, 9])
    expect(refused).toMatchObject(refused.map(() => ({ reason: { code: 'PT429' } })))
  })

  test('WB20 WB21 requests are in a separate box, and the sender sees that a request was read only after it is accepted', async () => {
    await database.run({
      text: `delete from public.conversations where $1 in (first_member_id, second_member_id)`,
      values: [stranger],
    })
    const { id } = await write(asStranger, participant, 'Hello?')
    const mark = () =>
      asParticipant(
        `update public.messages set read_at = now() where conversation_id = $1 and read_at is null returning id`,
        [id],
      )
    const box = (who: Acting, me: string) =>
      who(`select id from public.conversation_list where request_from <> $1`, [me])
    expect(await mark()).toEqual([])
    expect(await asParticipant('select public.mark_messages_read($1) as more', [id])).toEqual([
      { more: false },
    ])
    expect(await asStranger('select read_at from public.messages where conversation_id = $1', [id])).toEqual([
      { read_at: null },
    ])
    expect(await box(asParticipant, participant)).toEqual([{ id }])
    expect(await box(asStranger, stranger)).toEqual([])
    await asParticipant('select public.answer_request($1, true)', [id])
    expect(await box(asParticipant, participant)).toEqual([])
    expect(await mark()).toHaveLength(1)
  })
})
