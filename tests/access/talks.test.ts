/**
 * The stored conversation with a helper: messages are merged by their id while the row is locked, and saving
 * replaces the earlier output.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { mergeMessages, type TalkMessage } from '../../contracts/helper-session.ts'
import { quickEngines } from '../support/databases.ts'
import { type Acting, acting } from './acting.ts'
import { ids, worldScript } from './world.ts'

type State = { messages: TalkMessage[]; outputId?: string; made?: unknown }

const said = (id: string, content = id): TalkMessage => ({ id, role: 'user', content, timestamp: '' })
const answer = (id: string, content: string, cut?: TalkMessage['cut']): TalkMessage => ({
  ...said(id, content),
  role: 'assistant',
  ...(cut && { cut }),
})

describe.each(quickEngines)('conversations with helpers on $engine', ({ open }) => {
  let database: Database
  let owner: Acting
  let service: Acting
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
    owner = acting(database, 'owner')
    service = acting(database, 'service')
  })
  beforeEach(async () => {
    await service('delete from public.helper_sessions')
    await service('delete from public.quota_usage where per_seconds > 0')
  })
  afterAll(() => database.close())

  const merge = async (
    messages: readonly TalkMessage[],
    { by = owner, without = [] as string[], areKnown = false, state = {} } = {},
  ): Promise<State> => {
    const [row] = await by<{ state: State }>(
      `select state from public.merge_helper_session($1, 'pitch', $2, $3, $4, $5)`,
      [ids.project, JSON.stringify(messages), `{${without.join(',')}}`, areKnown, JSON.stringify(state)],
    )
    return row!.state
  }
  const idsOf = ({ messages }: State) => messages.map(({ id }) => id)
  const save = (id: string, content: string) =>
    owner(`select public.save_output('pitch', $1, $2, 'pitch_coaching', '{}', $3, '{}')`, [
      id,
      ids.project,
      content,
    ])
  const saved = async () =>
    (
      await owner<{ output_content: string }>(
        `select output_content from public.ai_outputs where output_type = 'pitch_coaching' order by 1`,
      )
    ).map(({ output_content }) => output_content)

  test('TK02 forty tabs send messages at once: each message is stored once, and each question keeps its answer', async () => {
    const tabs = Array.from({ length: 40 }, (_, tab) => tab)
    // Sends each message twice, as a tab does when it has not received the first answer.
    await Promise.all(
      [...tabs, ...tabs].map(tab => merge([said(`q${tab}`), answer(`a${tab}`, '', 'growing')])),
    )
    await Promise.all(tabs.map(tab => merge([answer(`a${tab}`, 'whole')], { by: service, areKnown: true })))
    const state = await merge([])
    expect(idsOf(state).toSorted()).toEqual(tabs.flatMap(tab => [`a${tab}`, `q${tab}`]).toSorted())
    for (const [index, { id }] of state.messages.entries()) {
      if (id.startsWith('q'))
        expect(state.messages[index + 1]).toMatchObject({ id: `a${id.slice(1)}`, content: 'whole' })
    }
  })

  test('TK02 of two versions of an answer the more complete version is kept, whichever arrives first', async () => {
    const states = [
      answer('a', 'Ha', 'growing'),
      answer('a', 'Half', 'broken'),
      answer('a', 'Half', 'stopped'),
      answer('a', 'The whole'),
    ]
    for (const first of states) {
      for (const second of states) {
        await service('delete from public.helper_sessions')
        await merge([said('q'), first])
        const { messages } = await merge([second])
        expect(messages).toEqual(mergeMessages([said('q'), first], [second]))
        const heavier = states.indexOf(first) > states.indexOf(second) ? first : second
        expect(messages).toEqual([said('q'), heavier])
      }
    }
    expect((await merge([said('q', 'Something else')])).messages[0]?.content).toBe('q')
    const grown = await merge([answer('b', 'One', 'growing')])
    expect(grown.messages).toHaveLength(3)
    expect((await merge([answer('b', 'One two', 'growing')])).messages[2]?.content).toBe('One two')
  })

  test('TK02 a late answer is dropped if its conversation was restarted or its question was asked again', async () => {
    await merge([said('q'), answer('a', '', 'growing')])
    await merge([answer('again', '', 'growing')], { without: ['a'] })
    expect(idsOf(await merge([answer('a', 'Late')], { by: service, areKnown: true }))).toEqual(['q', 'again'])
    await owner(`update public.helper_sessions set state = '{}'`)
    expect(idsOf(await merge([answer('again', 'Late')], { by: service, areKnown: true }))).toEqual([])
  })

  test('an update of a conversation keeps its messages and replaces everything else', async () => {
    await merge([said('q')], { state: { made: { id: '1' } } })
    expect(await merge([], { state: { made: null, outputId: ids.output } })).toEqual({
      messages: [said('q')],
      made: null,
      outputId: ids.output,
    })
  })

  test('TK01 a member cannot add messages to the conversation of another member', async () => {
    await merge([said('q')])
    for (const persona of ['stranger', 'halfway', 'participant'] as const) {
      await expect(merge([said('x')], { by: acting(database, persona) })).rejects.toMatchObject({
        code: '42501',
      })
    }
    await expect(merge([said('x')], { by: acting(database, 'guest') })).rejects.toMatchObject({
      code: '42501',
    })
    expect(idsOf(await merge([]))).toEqual(['q'])
  })

  test('TK01 each change makes a new revision; a conversation has at most 1 MB and belongs to one of the eight helpers', async () => {
    await merge([said('q')])
    await merge([said('r')])
    expect(await owner('select revision from public.helper_sessions')).toEqual([{ revision: 2 }])
    await expect(merge([said('s', 'x'.repeat(1_048_576))])).rejects.toMatchObject({ code: '23514' })
    await expect(
      owner(`insert into public.helper_sessions (project_id, helper) values ('${ids.project}', 'barber')`),
    ).rejects.toMatchObject({ code: '23514' })
  })

  test('TK01 each member has a limit per minute for overwriting conversations; parts of a growing answer do not count', async () => {
    await service(`update public.quotas set max_rows = 5 where kind = 'talks' and per_seconds = 60`)
    await merge([said('q'), answer('a', '', 'growing')])
    for (let n = 0; n < 20; n++)
      await merge([answer('a', 'x'.repeat(n), 'growing')], { by: service, areKnown: true })
    for (let n = 0; n < 4; n++) await merge([])
    await expect(merge([])).rejects.toMatchObject({ code: 'PT429' })
    await service(`update public.quotas set max_rows = 600 where kind = 'talks' and per_seconds = 60`)
    const [counted] = await owner(
      `select rows, bytes from public.quota_usage where kind = 'talks' and per_seconds = 0`,
    )
    const [there] = await owner(
      `select count(*) as rows, sum(octet_length(state::text))::int8 as bytes from public.helper_sessions`,
    )
    expect(counted).toEqual(there)
  })

  test('RC25 the size of a conversation includes its fields: the record, the history of the record, and the earlier rounds', async () => {
    const counted = async () => {
      const [usage] = await owner<{ bytes: number }>(
        `select bytes from public.quota_usage where kind = 'talks' and per_seconds = 0`,
      )
      return Number(usage?.bytes ?? 0)
    }
    const told = (length: number) => ({ answers: { problem: { words: 'w'.repeat(length) } } })
    await merge([said('q')])
    const empty = await counted()
    const record = { ...told(1000), history: [{ at: '', question: 'problem', before: told(2000) }] }
    await merge([], { state: { record, rounds: [told(4000)] } })
    expect(await counted()).toBeGreaterThan(empty + 7000)
    await expect(merge([], { state: { record: told(1_048_576) } })).rejects.toMatchObject({ code: '23514' })
    await merge([], { state: { record: null, rounds: [] } })
    expect(await counted()).toBeLessThan(empty + 100)
  })

  test('TK04 saving a result replaces the earlier output of the conversation, completely or not at all', async () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    await merge([said('q')])
    await save(first, 'First')
    await Promise.all([save(second, 'Second'), save(second, 'Second'), save(second, 'Second')])
    expect(await saved()).toEqual(['Second'])
    // Makes the insert of the new output fail after the old output was deleted.
    await database.transaction({}, transaction =>
      transaction.execute(`
        create function public.stop_here() returns trigger language plpgsql as
          'begin raise exception ''The line broke''; end';
        create trigger stop_here before insert on public.ai_outputs for each row execute function public.stop_here()`),
    )
    await expect(save(crypto.randomUUID(), 'Third')).rejects.toThrow('The line broke')
    await database.transaction({}, transaction =>
      transaction.execute('drop function public.stop_here() cascade'),
    )
    expect(await saved()).toEqual(['Second'])
    expect(await merge([])).toMatchObject({ outputId: second })
  })

  test('TK04 twenty tabs that save different answers of one conversation leave one output', async () => {
    await service(`delete from public.ai_outputs where output_type = 'pitch_coaching'`)
    await merge([said('q')])
    await Promise.all(Array.from({ length: 20 }, (_, n) => save(crypto.randomUUID(), `Answer ${n}`)))
    expect(await saved()).toHaveLength(1)
  })

  test('TK04 a member can save an output only to their own project', async () => {
    const stranger = acting(database, 'stranger')
    await expect(
      stranger(`select public.save_output('pitch', $1, $2, 'pitch_coaching', '{}', 'Forged', '{}')`, [
        crypto.randomUUID(),
        ids.project,
      ]),
    ).rejects.toMatchObject({ code: '42501' })
    expect(await saved()).not.toContain('Forged')
  })

  test('EV42 a conversation that is scored again keeps its earlier scores', async () => {
    const score = (verdict: string, points: number) =>
      owner(
        `select public.save_output('problem-validation', $1, $2, 'problem_validation', '{}', 'Scored', $3)`,
        [
          crypto.randomUUID(),
          ids.project,
          JSON.stringify({
            result: { kind: 'scorecard', verdict, scores: [{ dimension: 'problem', score: points }, 'odd'] },
          }),
        ],
      )
    await score('NOT YET', 2)
    await score('NOT YET', 3)
    await score('GO', 4)
    const rows = await owner<{ verdict: string; earlier: unknown }>(
      `select metadata -> 'result' ->> 'verdict' as verdict, metadata -> 'earlier' as earlier
       from public.ai_outputs where output_content = 'Scored'`,
    )
    expect(rows).toEqual([
      {
        verdict: 'GO',
        earlier: [
          { at: expect.any(String), verdict: 'NOT YET', scores: { problem: 2 } },
          { at: expect.any(String), verdict: 'NOT YET', scores: { problem: 3 } },
        ],
      },
    ])
  })
})
