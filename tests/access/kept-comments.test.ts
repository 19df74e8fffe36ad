/**
 * A comment becomes evidence for the founder after the author of the comment has agreed. In these tests the
 * owner wrote the post, and the follower wrote the comment.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { type Acting, acting } from './acting.ts'
import { ids, people, worldScript } from './world.ts'

describe.each(quickEngines)('comments kept as evidence on $engine', ({ open }) => {
  let database: Database
  let owner: Acting
  let follower: Acting
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
    owner = acting(database, 'owner')
    follower = acting(database, 'follower')
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await run('delete from public.evidence_requests')
    await run('delete from public.notifications')
  })

  const run = (text: string) => database.run({ text })
  const ask = (who: Acting, comment: string = ids.commentOfThird) =>
    who('select public.ask_for_evidence($1)', [comment])
  const answer = (who: Acting, agrees: boolean, comment: string = ids.commentOfThird) =>
    who('select public.answer_evidence($1, $2)', [comment, agrees])
  const told = (who: Acting) =>
    who(`select kind, about, actors -> 0 ->> 'full_name' as who from public.notification_list order by kind`)
  const refused = { code: '22023' }

  test('NW23 the author of a comment is asked once and agrees once; then the founder gets a proposed fact with quote and name', async () => {
    await ask(owner)
    await ask(owner)
    expect(await told(follower)).toEqual([{ kind: 'evidence_request', about: 'Quite so', who: 'owner' }])
    await answer(follower, true)
    await expect(answer(follower, false)).rejects.toMatchObject(refused)
    expect(await told(owner)).toEqual([{ kind: 'evidence_answer', about: 'Quite so', who: 'follower' }])
    const kept = `select fact.text, fact.quote, fact.evidence, fact.state, source.text as said, person.full_name as name
      from public.facts fact join public.sources source on source.id = fact.source_id
      join public.evidence_requests request on request.source_id = source.id
      join public.profiles person on person.id = request.author_id
      where source.text = 'Quite so'`
    expect(await owner(kept)).toEqual([
      {
        text: 'Quite so',
        quote: 'Quite so',
        evidence: 'told',
        state: 'proposed',
        said: 'Quite so',
        name: 'follower',
      },
    ])
    expect(await follower(kept)).toEqual([])
  })

  test('NW23 if the author of the comment declines, no fact is written and the founder gets no notification', async () => {
    await run(`delete from public.sources where text = 'Quite so'`)
    await ask(owner)
    await answer(follower, false)
    expect(await owner(`select from public.sources where text = 'Quite so'`)).toEqual([])
    expect(await told(owner)).toEqual([])
    expect(await owner('select state from public.evidence_requests')).toEqual([{ state: 'declined' }])
    await ask(owner)
    expect(await owner('select state from public.evidence_requests')).toEqual([{ state: 'declined' }])
  })

  test('CK45 a founder with a full quota is refused when they ask for a comment, and the author of the comment learns nothing', async () => {
    const full = (rows: number | null) =>
      database.run({
        text: `update public.quotas set max_rows = $1 where kind = 'facts' and per_seconds = 0`,
        values: [rows],
      })
    await run(`delete from public.sources where text = 'Quite so'`)
    await ask(owner)
    await full(0)
    await answer(follower, true)
    expect(await owner('select state, source_id from public.evidence_requests')).toEqual([
      { state: 'agreed', source_id: null },
    ])
    expect(await owner(`select from public.sources where text = 'Quite so'`)).toEqual([])
    expect(await told(owner)).toMatchObject([{ kind: 'evidence_answer' }])
    await run('delete from public.evidence_requests')
    await expect(ask(owner)).rejects.toMatchObject({ code: 'PT413' })
    await full(5000)
  })

  test('NW23 a founder needs a full session and may ask only about comments of unblocked members under their own posts; only the author can answer', async () => {
    for (const persona of ['stranger', 'follower', 'participant', 'blocked', 'halfway'] as const)
      await expect(ask(acting(database, persona)), persona).rejects.toMatchObject(refused)
    for (const comment of [ids.comment, ids.commentAcross, ids.quietComment, ids.hiddenComment, ids.post])
      await expect(ask(owner, comment), comment).rejects.toMatchObject(refused)
    await ask(owner)
    for (const persona of ['owner', 'stranger', 'participant', 'blocked'] as const)
      await expect(answer(acting(database, persona), true), persona).rejects.toMatchObject(refused)
    await follower(`insert into public.blocks (blocked_id) values ('${people.owner}')`)
    await expect(answer(follower, true)).rejects.toMatchObject(refused)
    expect(await told(follower)).toEqual([])
    expect(await follower('select from public.evidence_requests')).toEqual([])
    await follower(`delete from public.blocks where blocked_id = '${people.owner}'`)
  })

  test('NW24 after the author deletes their account, the quote stays without the name', async () => {
    await ask(owner)
    await answer(follower, true)
    expect(await owner('select author_id from public.evidence_requests')).toEqual([
      { author_id: people.follower },
    ])
    await run(`delete from auth.users where id = '${people.follower}'`)
    expect(await owner('select from public.evidence_requests')).toEqual([])
    expect(
      await owner(
        `select row_to_json(source)::text as row from public.sources source where text = 'Quite so'`,
      ),
    ).toEqual([{ row: expect.not.stringContaining('follower') }])
    expect(await owner(`select quote from public.facts where text = 'Quite so'`)).toEqual([
      { quote: 'Quite so' },
    ])
  })
})
