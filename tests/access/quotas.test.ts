import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { type Acting, acting } from './acting.ts'
import { people, worldScript } from './world.ts'

type Claim = { allowed: boolean; usage_id: string | null; retry_at: string | null }

describe.each(quickEngines)('quotas and billing on $engine', ({ open }) => {
  let database: Database
  let service: Acting
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
    service = acting(database, 'service')
  })
  beforeEach(() => service('delete from public.ai_usage'))
  afterAll(() => database.close())

  async function claim(perMinute: number | null, perDay: number | null, user: string = people.owner) {
    const [row] = await service<{ claim: Claim }>('select public.claim_ai_quota($1, $2, $3, $4) as claim', [
      user,
      'pitch',
      perMinute,
      perDay,
    ])
    return row!.claim
  }
  const finish = (usage: string | null, ok: boolean, tokens: [number, number] | null = [10, 20]) =>
    service('select public.finish_ai_usage($1, $2, $3, $4, $5, $6, $7)', [
      usage,
      'deepseek',
      'chat',
      tokens?.[0] ?? null,
      tokens?.[1] ?? null,
      1500,
      ok,
    ])
  const startedAgo = (interval: string) =>
    service(
      `insert into public.ai_usage (user_id, helper, started_at) values ($1, 'pitch', now() - '${interval}'::interval)`,
      [people.owner],
    )

  test('every kind of row has a limit in every plan', async () => {
    const lifted = await service<{ kind: string }>(
      'select distinct kind from public.quotas where max_rows is null order by kind',
    )
    expect(lifted).toEqual([])
    const [without] = await service<{ count: number }>(
      `select count(*)::int as count from (select kind from public.quotas group by kind
       having count(distinct plan) < 3) as kinds`,
    )
    expect(without?.count).toBe(0)
  })

  test('CK19 if thirty calls are claimed at once, the quota allows exactly as many as the limit per minute', async () => {
    const claims = await Promise.all(Array.from({ length: 30 }, () => claim(7, 100)))
    expect(claims.filter(one => one.allowed).length).toBe(7)
    const refused = claims.find(one => !one.allowed)!
    expect(refused.usage_id).toBeNull()
    expect(Date.parse(refused.retry_at!)).toBeGreaterThan(Date.now() - 5_000)
    expect(Date.parse(refused.retry_at!)).toBeLessThan(Date.now() + 65_000)
  })

  test('calls of one member do not count for another member', async () => {
    expect((await claim(1, 1)).allowed).toBe(true)
    expect((await claim(1, 1)).allowed).toBe(false)
    expect((await claim(1, 1, people.stranger)).allowed).toBe(true)
  })

  test('a call stops counting for the daily limit after a day', async () => {
    for (const ago of ['25 hours', '23 hours', '2 hours', '1 hour']) await startedAgo(ago)
    expect((await claim(null, 4)).allowed).toBe(true)
    const refused = await claim(null, 4)
    expect(refused.allowed).toBe(false)
    const hours = (Date.parse(refused.retry_at!) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(0.9)
    expect(hours).toBeLessThan(1.1)
  })

  test('a failed call does not count for the quota, a successful call counts, and a recorded outcome cannot be changed', async () => {
    const failed = await claim(1, 10)
    await finish(failed.usage_id, false, null)
    const kept = await claim(1, 10)
    expect(kept.allowed).toBe(true)
    await finish(kept.usage_id, true)
    await finish(kept.usage_id, false)
    expect((await claim(1, 10)).allowed).toBe(false)
    expect(
      await service(
        'select ok, provider, model, input_tokens, output_tokens, ms from public.ai_usage where id = $1',
        [kept.usage_id],
      ),
    ).toEqual([
      { ok: true, provider: 'deepseek', model: 'chat', input_tokens: 10, output_tokens: 20, ms: 1500 },
    ])
  })

  test('CK60 a failed call counts if the model was paid, and five such calls reach the limit per minute', async () => {
    const fail = async (tokens: [number, number] | null) => {
      const { allowed, usage_id } = await claim(20, 7)
      expect(allowed).toBe(true)
      await finish(usage_id, false, tokens)
    }
    for (let n = 0; n < 6; n++) await fail(null)
    for (let n = 0; n < 5; n++) await fail(n ? [10, 0] : [0, 20])
    const refused = await claim(20, 7)
    expect(refused).toMatchObject({ allowed: false, have_failed: true })
    expect(Date.parse(refused.retry_at!)).toBeLessThan(Date.now() + 65_000)
    await service(`update public.ai_usage set started_at = started_at - interval '2 minutes'`)
    for (let n = 0; n < 2; n++) await fail([10, 20])
    expect(await claim(20, 7)).toMatchObject({ allowed: false, have_failed: false })
  })

  test('CK60 twenty failed calls a minute are free if the model was not paid', async () => {
    for (let n = 0; n < 20; n++) {
      const { allowed, usage_id } = await claim(30, 30)
      expect(allowed).toBe(true)
      await finish(usage_id, false, null)
    }
    const refused = await claim(30, 30)
    expect(refused).toMatchObject({ allowed: false, have_failed: true })
    expect(Date.parse(refused.retry_at!)).toBeLessThan(Date.now() + 65_000)
    await service(`update public.ai_usage set started_at = started_at - interval '2 minutes'`)
    expect(await claim(30, 30)).toMatchObject({ allowed: true })
  })

  test('without a limit every call is allowed, and with a limit of zero no call is allowed', async () => {
    for (let n = 0; n < 5; n++) expect((await claim(null, null)).allowed).toBe(true)
    expect(await claim(0, null)).toEqual({ allowed: false, usage_id: null, retry_at: null })
    expect(await claim(null, 0)).toEqual({ allowed: false, usage_id: null, retry_at: null })
  })

  const apply = async (event: string, at: string, plan: string) =>
    (
      await service<{ applied: boolean }>(
        `select public.apply_billing_event($1, 'customer.subscription.updated', $2, $3, true, $4, 'Tier', null, 'cus_1', 'sub_1') as applied`,
        [event, at, people.owner, plan],
      )
    )[0]!.applied

  test('a billing event is applied once, however often it arrives; an event older than the last one changes nothing', async () => {
    const applied = await Promise.all(
      Array.from({ length: 20 }, () => apply('evt_a', '2026-01-02', 'venture')),
    )
    expect(applied.filter(Boolean).length).toBe(1)
    expect(await apply('evt_older', '2026-01-01', 'early_venture')).toBe(true)
    const read = `select subscribed, subscription_plan, stripe_customer_id from public.subscribers where user_id = '${people.owner}'`
    expect(await service(read)).toEqual([
      { subscribed: true, subscription_plan: 'venture', stripe_customer_id: 'cus_1' },
    ])
    expect(await apply('evt_newer', '2026-01-03', 'early_venture')).toBe(true)
    expect(await service(read)).toMatchObject([{ subscription_plan: 'early_venture' }])
  })
})
