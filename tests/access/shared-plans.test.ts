import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { type Acting, acting } from './acting.ts'
import { ids, people, shareToken, worldScript } from './world.ts'

type Link = { id: string; token: string }
type Plan = { outputs: { output_type: string; output_content: string }[]; updated_at: string }

describe.each(quickEngines)('shared plans on $engine', ({ open }) => {
  let database: Database
  let guest: Acting
  let owner: Acting
  let stranger: Acting
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
    guest = acting(database, 'guest')
    owner = acting(database, 'owner')
    stranger = acting(database, 'stranger')
  })
  afterAll(() => database.close())

  const create = async (who: Acting, label: string | null = null) =>
    (await who<Link>('select * from public.create_share_link($1)', [label]))[0] as Link
  const planAt = async (token: string | null) =>
    (await guest<{ plan: Plan | null }>('select public.shared_plan($1) as plan', [token]))[0]!.plan

  test('ON02 two requests for a link with the same id create one link; a request with an id that belongs to another member is refused', async () => {
    const id = 'd1000000-0000-4000-8000-000000000001'
    const ask = (who: Acting) =>
      who<Link>('select * from public.create_share_link($1, $2)', ['For my aunt', id])
    const first = await ask(owner)
    expect(first).toMatchObject([{ id, token: expect.any(String) }])
    expect(await ask(owner)).toEqual(first)
    expect(await owner('select 1 from public.share_links where label = $1', ['For my aunt'])).toHaveLength(1)
    await expect(ask(stranger)).rejects.toMatchObject({ code: '23505' })
    await owner('delete from public.share_links where id = $1', [id])
  })

  test('the link shows the plan, its latest outputs and its date, and no e-mail address', async () => {
    const { token } = await create(owner, 'For my mentor')
    for (const content of ['An older pitch', 'A newer pitch']) {
      await owner(
        'insert into public.ai_outputs (project_id, output_type, output_content, metadata) values ($1, $2, $3, $4)',
        [ids.project, 'pitch_generation', content, '{"data_quality": "ai-estimated"}'],
      )
    }
    for (const type of ['apple-ai-chat', 'pitch_coaching']) {
      await owner(
        `insert into public.ai_outputs (project_id, output_type, output_content) values ($1, $2, 'Private talk')`,
        [ids.project, type],
      )
    }
    const plan = await planAt(token)
    expect(plan).toMatchObject({
      project: {
        name: 'Untitled venture',
        description: null,
        industry: null,
      },
      founder: { full_name: 'owner', company_name: null },
      completed_steps: ['problem-definition'],
      completed_items: [],
      updated_at: expect.any(String),
    })
    expect(plan!.outputs.map(one => [one.output_type, one.output_content])).toEqual([
      ['problem_validation', 'A verdict'],
      ['pitch_generation', 'A newer pitch'],
    ])
    expect(JSON.stringify(plan)).not.toMatch(/@|Private talk|input_data/)
  })

  test("EXP07 a link shows the founder's current facts about the venture; an older link shows none", async () => {
    const { token, id } = await create(owner)
    const tell = async (topic: string, text: string, rest = '') =>
      owner(
        `insert into public.facts (project_id, topic, text, subject) values ($1, $2, $3, ${rest || 'null'})`,
        [ids.project, topic, text],
      )
    await tell('price', 'Seventy a month')
    await tell('price', 'Theirs is a hundred', "'A rival'")
    await tell('costs', 'Rent of two thousand')
    const facts = async () => {
      const plan = (await planAt(token)) as
        | (Plan & { facts: { topic: string; text: string }[] | null })
        | null
      return (
        plan?.facts?.filter(({ topic }) => topic !== 'reach').map(({ topic, text }) => [topic, text]) ?? null
      )
    }
    expect(await facts()).toEqual([['price', 'Seventy a month']])
    await owner(`update public.facts set text = 'Ninety a month' where text = 'Seventy a month'`)
    expect(await facts()).toEqual([['price', 'Ninety a month']])
    await database.run({ text: `update public.share_links set shows_facts = false where id = '${id}'` })
    expect(await facts()).toBeNull()
  })

  test('FM18 a link shows which facts a result uses and which of these facts have changed since, and shows nothing from interviews', async () => {
    const { token } = await create(owner)
    const tell = async (
      topic: string,
      text: string,
      source: string | null = null,
      value: string | null = null,
    ) =>
      (
        await owner<{ id: string }>(
          'insert into public.facts (project_id, topic, text, source_id, value) values ($1, $2, $3, $4, $5) returning id',
          [ids.project, topic, text, source, value],
        )
      )[0]!.id
    const [talk] = await owner<{ id: string }>(
      `insert into public.sources (project_id, kind, text) values ($1, 'interview', 'Ana told it') returning id`,
      [ids.project],
    )
    const price = await tell('price', 'Price: €79 a month', null, '{"kind": "price"}')
    const problem = await tell('problem', 'Chairs stay empty')
    const customer = await tell('customer', 'Clinics')
    const secret = await tell('cost', 'Ana loses €300', talk!.id)
    const rests_on = {
      facts: [price, problem, secret, customer, 7],
      at: 'no time',
      said: { [price]: 'Price: €79 a month' },
    }
    await owner(
      'insert into public.ai_outputs (project_id, output_type, output_content, metadata) values ($1, $2, $3, $4)',
      [ids.project, 'idea_refinement', 'For €79 a month', JSON.stringify({ rests_on })],
    )
    const moved = async () => {
      const { outputs } = (await planAt(token)) as unknown as { outputs: Record<string, unknown>[] }
      return outputs.find(({ output_type }) => output_type === 'idea_refinement')!.moved
    }
    expect(await moved()).toBeNull()
    await owner('update public.facts set text = $2 where id = $1', [price, 'Price: €99 a month'])
    // If only the evidence of a fact changes, and not its text, the fact does not count as changed.
    await owner(`update public.facts set evidence = 'told' where id = $1`, [customer])
    await owner(`update public.facts set state = 'withdrawn' where id = any ($1)`, [[problem, secret]])
    await tell('problem', 'Patients forget')
    expect(await moved()).toEqual([
      { topic: 'problem', before: null, now: 'Patients forget' },
      { topic: 'price', before: 'Price: €79 a month', now: 'Price: €99 a month' },
    ])
    // If a member wrote an invalid `rests_on`, the plan lists no changed facts.
    await owner(`update public.ai_outputs set metadata = $1 where output_type = 'idea_refinement'`, [
      '{"rests_on": {"facts": "all", "said": []}}',
    ])
    expect(await moved()).toBeNull()
  })

  test('CK66 a shared plan has a size limit: long texts are shortened with an ellipsis, and invalid market sizes are left out', async () => {
    const { token } = await create(owner)
    const sizing = Array.from({ length: 1300 }, () => 'x'.repeat(50))
    await owner(
      'insert into public.ai_outputs (project_id, output_type, output_content, metadata) values ($1, $2, $3, $4)',
      [ids.project, 'market_research', 'x'.repeat(200_000), JSON.stringify({ sizing })],
    )
    const { outputs } = (await planAt(token))!
    const research = outputs.find(({ output_type }) => output_type === 'market_research')
    expect(research).toMatchObject({ sizing: null, output_content: `${'x'.repeat(65_536)}\n\n…` })
  })

  test('CK35 CK66 a plan with thousands of facts, all used by its results, opens within a second', async () => {
    const { token } = await create(owner)
    await database.run({
      text: `
        with known as (
          insert into public.facts (project_id, topic, text, state, created_at)
          select $1, 'workaround', 'It is ' || n, case n % 2 when 0 then 'confirmed' else 'withdrawn' end::public.fact_state,
            now() - interval '1 day'
          from generate_series(1, 3000) n
          returning id),
        rests as (
          select jsonb_build_object('rests_on', jsonb_build_object(
            'facts', jsonb_agg(id), 'at', 'then', 'said', jsonb_object_agg(id, 'It was'))) as metadata from known)
        insert into public.ai_outputs (project_id, output_type, output_content, metadata)
        select $1, type, 'x', metadata from rests, unnest(enum_range(null::public.ai_output_type)) type`,
      values: [ids.project],
    })
    const started = performance.now()
    const { outputs } = (await planAt(token)) as unknown as { outputs: { moved: unknown[] }[] }
    expect(performance.now() - started).toBeLessThan(1000)
    // Each result lists at most 50 changed facts, although thousands have changed.
    expect(outputs.map(({ moved }) => moved.length)).toEqual(outputs.map(() => 50))
    await database.run({
      text: `delete from public.facts where project_id = $1 and topic = 'workaround'`,
      values: [ids.project],
    })
  })

  test.each([
    ['as they were edited', '{"sizing": {"year": 2}, "result": {"sizing": {"year": 1}}}', { year: 2 }],
    ['as they were suggested', '{"sizing": null, "result": {"sizing": {"year": 1}}}', { year: 1 }],
    ['not at all', '{}', null],
  ])('EXP04 a shared plan shows the market sizes %s', async (_how, metadata, sizing) => {
    const { token } = await create(owner)
    await owner(
      `insert into public.ai_outputs (project_id, output_type, output_content, metadata) values ($1, 'market_research', 'x', $2)`,
      [ids.project, metadata],
    )
    const plan = await planAt(token)
    expect(plan!.outputs.find(one => one.output_type === 'market_research')).toMatchObject({ sizing })
  })

  test('each token is long and unique, and only the founder who made the link can read the token again', async () => {
    const links = await Promise.all(Array.from({ length: 5 }, () => create(owner)))
    expect(new Set(links.map(one => one.token)).size).toBe(5)
    for (const { id, token } of links) {
      expect(token).toMatch(/^[0-9a-f]{64}$/)
      const [row] = await owner<{ row: string }>(
        'select link::text as row from public.share_links link where id = $1',
        [id],
      )
      expect(row!.row).toContain(token)
      expect(await stranger('select 1 from public.share_links where id = $1', [id])).toEqual([])
    }
  })

  test.each([null, '', 'guess', '%', ids.shareLink, ids.project, `${shareToken} `])(
    'a guessed token (%s) shows nothing',
    async guess => {
      expect(await planAt(guess)).toBeNull()
    },
  )

  test('a revoked link shows nothing', async () => {
    expect(await planAt(shareToken)).not.toBeNull()
    await owner('delete from public.share_links where id = $1', [ids.shareLink])
    expect(await planAt(shareToken)).toBeNull()
  })

  test('a plan has at most 20 links, even when they are requested at once', async () => {
    const stranger = acting(database, 'stranger')
    const made = await Promise.allSettled(Array.from({ length: 25 }, () => create(stranger)))
    expect(made.filter(one => one.status === 'fulfilled').length).toBe(20)
    expect(made.find(one => one.status === 'rejected')).toMatchObject({
      reason: { code: '22023', message: expect.stringContaining('VALIDATION_ERROR') },
    })
    expect(await owner(`select 1 from public.share_links where project_id <> '${ids.project}'`)).toEqual([])
  })

  test('a founder without a project cannot share a plan', async () => {
    await database.run({
      text: 'delete from public.startup_projects where user_id = $1',
      values: [people.follower],
    })
    await expect(create(acting(database, 'follower'))).rejects.toMatchObject({ code: '42501' })
  })
})
