import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { isLongForm } from '../support/long-form.ts'
import { type Acting, acting } from './acting.ts'
import { personas } from './cells.ts'
import { ids, people, worldScript } from './world.ts'

type Conversation = { id: string; first_member_id: string; second_member_id: string; updated_at: string }

describe.each(quickEngines)('direct conversations on $engine', ({ open }) => {
  let database: Database
  let guest: Acting
  let owner: Acting
  let stranger: Acting
  let follower: Acting
  let participant: Acting
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
    guest = acting(database, 'guest')
    owner = acting(database, 'owner')
    stranger = acting(database, 'stranger')
    follower = acting(database, 'follower')
    participant = acting(database, 'participant')
  })
  afterAll(() => database.close())

  const openWith = async (who: Acting, recipient: string | null, message: string | null = null) =>
    (
      await who<Conversation>('select * from public.create_or_get_direct_conversation($1, $2)', [
        recipient,
        message,
      ])
    )[0] as Conversation

  test('CK11 DB04 twenty requests at once, from both sides, get one conversation with two participants', async () => {
    const opened = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0 ? openWith(owner, people.stranger) : openWith(stranger, people.owner),
      ),
    )
    expect(new Set(opened.map(one => one.id)).size).toBe(1)
    const participants = await owner<{ user_id: string }>(
      'select user_id from public.conversation_participants where conversation_id = $1 order by user_id',
      [opened[0]!.id],
    )
    expect(participants).toEqual([{ user_id: people.owner }, { user_id: people.stranger }])
  })

  test('DB04 the first message is trimmed and sent, and the conversation moves to the top; an empty or missing message is not sent', async () => {
    const before = await openWith(follower, people.owner)
    await openWith(follower, people.owner, ' \n ')
    const after = await openWith(follower, people.owner, '  Hello there\n')
    expect(after.id).toBe(before.id)
    expect(after.updated_at > before.updated_at).toBe(true)
    expect(
      await owner('select content, sender_id, read_at from public.messages where conversation_id = $1', [
        before.id,
      ]),
    ).toEqual([{ content: 'Hello there', sender_id: people.follower, read_at: null }])
  })

  test.each([
    ['nobody', null, null],
    ['oneself', people.owner, null],
    ['somebody who does not exist', '00000000-0000-4000-8000-0000000000ff', null],
    ['a member, with a message that is too long', people.stranger, 'x'.repeat(4001)],
  ])(
    'CK11 DB04 SEC03 opening a conversation with %s returns VALIDATION_ERROR',
    async (_, recipient, message) => {
      await expect(openWith(owner, recipient, message)).rejects.toMatchObject({
        code: '22023',
        message: expect.stringContaining('VALIDATION_ERROR'),
      })
    },
  )

  test('DB04 a guest cannot open a conversation and gets UNAUTHORIZED', async () => {
    await expect(openWith(guest, people.owner)).rejects.toMatchObject({
      code: '42501',
      message: expect.stringContaining('UNAUTHORIZED'),
    })
  })

  test('the list of conversations shows the other member, the last message and the number of unread messages', async () => {
    const read = 'select * from public.conversation_list where id = $1'
    await participant('insert into public.messages (conversation_id, content) values ($1, $2)', [
      ids.conversation,
      'Are you there?',
    ])
    expect(await owner(read, [ids.conversation])).toMatchObject([
      {
        other_id: people.participant,
        other_full_name: 'participant',
        last_message: 'Are you there?',
        last_sender_id: people.participant,
        unread_count: 2,
      },
    ])
    expect(await participant(read, [ids.conversation])).toMatchObject([
      { other_id: people.owner, other_full_name: 'owner', last_message: 'Are you there?', unread_count: 1 },
    ])
  })

  test('the list of conversations shows every member the right last message and the right number of unread messages', async () => {
    await database.run({
      text: `insert into public.messages (conversation_id, sender_id, content, created_at, hidden_at) values
        ($1, $2, 'Hidden from the owner', now() + interval '1 minute', now()),
        ($1, $3, 'Hidden from the participant', now() + interval '2 minutes', now())`,
      values: [ids.conversation, people.participant, people.owner],
    })
    const lists = await Promise.all(
      personas
        .filter(one => one !== 'guest')
        .map(async persona => {
          const read = (source: string) =>
            acting(database, persona)(`select * from (${source}) line order by id`)
          return {
            listed: await read(
              'select id, last_message, last_sender_id, unread_count from public.conversation_list',
            ),
            said: await read(`
              select conversation.id, latest.content as last_message, latest.sender_id as last_sender_id, (
                select count(*) from public.messages
                where conversation_id = conversation.id and read_at is null
                  and sender_id <> coalesce(auth.uid(), conversation.second_member_id)
              ) as unread_count
              from public.conversations conversation left join lateral (
                select content, sender_id from public.messages where conversation_id = conversation.id
                order by created_at desc, id desc limit 1
              ) latest on true`),
          }
        }),
    )
    expect(lists.map(one => one.listed)).toEqual(lists.map(one => one.said))
    expect(lists.filter(one => one.said.length > 0).length).toBeGreaterThan(3)
    expect(
      await stranger('select 1 from private.listed_messages where conversation_id = $1', [ids.conversation]),
    ).toEqual([])
    await database.run({ text: 'delete from public.messages where hidden_at is not null' })
  })

  test('the list of conversations is sorted by the latest message, whichever member opened the conversation', async () => {
    await openWith(participant, people.stranger, 'To the one after me')
    await openWith(follower, people.participant, 'From the one after me')
    await openWith(participant, people.owner, 'To the one before me')
    const list = await participant<{ id: string; other_id: string; unread_count: number }>(
      'select * from public.conversation_list order by updated_at desc, id desc',
    )
    expect(list.map(one => [one.other_id, one.unread_count])).toEqual([
      [people.owner, expect.any(Number)],
      [people.follower, 1],
      [people.stranger, 0],
    ])
    const [second] = list.slice(1)
    expect(await participant('select * from public.conversation_list where id = $1', [second!.id])).toEqual([
      second,
    ])
  })

  test('CK11 only the recipient can mark a message as read; the server sets the time, and the time never changes', async () => {
    const mark = 'update public.messages set read_at = $1 where id = $2 returning read_at::text'
    expect(await owner(mark, ['2001-01-01', ids.sentMessage])).toEqual([])
    const [first] = await participant<{ read_at: string }>(mark, ['2001-01-01', ids.sentMessage])
    expect(Date.parse(first!.read_at)).toBeGreaterThan(Date.parse('2020-01-01'))
    const [again] = await participant<{ read_at: string }>(mark, ['2050-01-01', ids.sentMessage])
    const [unread] = await participant<{ read_at: string }>(mark, [null, ids.sentMessage])
    expect([again, unread]).toEqual([first, first])
  })

  test('CK74 the unread messages of a conversation are marked as read in parts of 500, and counted up to 100', async () => {
    const unread = isLongForm ? 8_000 : 700
    const { id } = await openWith(participant, people.stranger)
    await database.transaction({ timeoutMs: 60_000 }, ({ execute }) =>
      execute(`set local session_replication_role = replica;
        update public.conversations set request_from = null where id = '${id}';
        delete from public.messages where conversation_id = '${id}';
        insert into public.messages (conversation_id, sender_id, content)
          select '${id}', '${people.participant}', 'One of many' from generate_series(1, ${unread})`),
    )
    const left = async () => {
      const text = `select count(*)::int as count from public.messages where conversation_id = $1 and read_at is null`
      const [row] = await database.run<{ count: number }>({ text, values: [id] })
      return row!.count
    }
    const listed = (who: Acting) =>
      who('select unread_count from public.conversation_list where id = $1', [id])
    expect(await listed(stranger)).toEqual([{ unread_count: 100 }])
    const mark = async (who: Acting) => {
      const text = 'select public.mark_messages_read($1) as more'
      return (await who<{ more: boolean }>(text, [id]))[0]?.more
    }
    expect([await mark(participant), await mark(follower), await left()]).toEqual([false, false, unread])
    expect([await mark(stranger), await left()]).toEqual([true, unread - 500])
    while (await mark(stranger));
    expect(await left()).toBe(0)
    expect(await listed(stranger)).toEqual([{ unread_count: 0 }])
    await database.run({ text: `delete from public.conversations where id = '${id}'` })
  })

  test('SR03 a conversation with messages is found among thousands of empty conversations', async () => {
    const many = 3_000
    await database.transaction({ timeoutMs: 60_000 }, async ({ execute }) => {
      // Triggers and keys are switched off, because inserting the conversations is faster without them.
      await execute(`
        set local session_replication_role = replica;
        insert into public.profiles (id, full_name, handle)
          select ('f0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Quiet ' || n, 'quiet_' || n from generate_series(1, ${many}) n;
        insert into public.conversations (first_member_id, second_member_id, updated_at)
          select '${people.stranger}', id, now() + interval '1 day' from public.profiles where id::text like 'f0000000-%';
        analyze public.conversations, public.profiles`)
    })
    await openWith(stranger, people.follower, 'Still here?')
    const page = `select id, last_message from public.conversation_list
      where has_messages is true order by updated_at desc, id desc limit 30`
    const listed = await stranger<{ id: string; last_message: string }>(page)
    expect(listed.map(one => one.last_message)).toContain('Still here?')
    expect(listed.every(one => one.last_message !== null)).toBe(true)

    const [quiet] = await stranger<{ id: string }>(
      'select id from public.conversations where not has_messages limit 1',
    )
    await stranger('insert into public.messages (conversation_id, content) values ($1, $2)', [
      quiet!.id,
      'Hello',
    ])
    expect((await stranger<{ id: string }>(page)).map(one => one.id)).toContain(quiet!.id)
    const plan = JSON.stringify(await stranger(`explain ${page}`))
    expect(plan).toContain('conversations_spoken_of_first_member')
  })
})
