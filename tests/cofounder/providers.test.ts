/**
 * External services that the product can use (a model, a search, a payment provider): when they work, and when they
 * are missing.
 */

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { functions } from '../../contracts/functions.ts'
import { type Backend, type Member, startBackend } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'
import { inLongForm } from '../support/long-form.ts'
import { freePort } from '../support/postgres.ts'

const research = { market: 'Bakeries in Germany at €49 a month', industry: 'Food', targetCustomer: null }

async function subscribed(backend: Backend): Promise<Member> {
  const member = await backend.member()
  const plan = { user_id: member.id, subscribed: true, subscription_plan: 'early_venture' as const }
  expect((await backend.service().from('subscribers').upsert(plan)).error).toBeNull()
  return member
}

async function ask({ client }: Member) {
  const { data, error } = await client.functions.invoke('market-research', { body: research })
  expect(error).toBeNull()
  return functions['market-research'].response.parse(data)
}

inLongForm(describe)('the product without external services', () => {
  let backend: Backend
  beforeAll(async () => {
    // Nothing listens on this port.
    const nobody = `http://127.0.0.1:${await freePort()}`
    backend = await startBackend(await testDatabase(), {
      AI_BASE_URL: `${nobody}/v1`,
      AI_MODEL: 'gone',
      SEARCH_URL: nobody,
      STRIPE_API_BASE: nobody,
      STRIPE_SECRET_KEY: 'sk_test_gone',
      STRIPE_PRICE_EARLY_VENTURE: 'price_early',
      STRIPE_PRICE_VENTURE: 'price_venture',
    })
  })
  afterAll(() => backend.close())

  test('CK22 without a model guided mode answers, says why, and uses no quota; without search a research is an estimate', async () => {
    const member = await subscribed(backend)
    const why = 'The model did not answer, so guided mode takes this turn.'
    const given = await ask(member)
    expect(JSON.stringify(given)).toContain(why)
    expect(given.dataQuality).toBe('ai-estimated')
    const body = { messages: [{ role: 'user', content: 'Are you there?' }] }
    const chat = await member.client.functions.invoke('chat-with-deepseek', { body })
    expect(JSON.stringify(chat.data)).toContain(why)
    const { data } = await backend.service().from('ai_usage').select('ok').eq('user_id', member.id)
    expect(data).toEqual([{ ok: false }, { ok: false }])
  })

  test('CK22 without a payment provider the checkout says that it needs a payment provider', async () => {
    const member = await backend.member()
    const { error } = await member.client.functions.invoke('create-checkout', { body: { plan: 'venture' } })
    expect(error?.context.status).toBeGreaterThanOrEqual(500)
    expect((await member.client.from('posts').insert({ content: 'Meanwhile, a post' })).error).toBeNull()
  })
})

test('M08 a market research is called web-enhanced only if it cites pages that the search provider found', async () => {
  const url = 'https://statistics.example/bakeries'
  const content = 'In 2025 there were 9,607 bakeries in Germany.'
  const results = [{ url, title: 'Bakeries in Germany', content }]
  const search = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results })),
  )
  await new Promise<void>(resolve => search.listen(0, '127.0.0.1', resolve))
  const { port } = search.address() as AddressInfo
  const backend = await startBackend(await testDatabase(), { SEARCH_URL: `http://127.0.0.1:${port}` })
  const found = await ask(await subscribed(backend))
  expect(found.dataQuality).toBe('web-enhanced')
  expect(JSON.stringify(found)).toContain(url)
  await backend.close()
  search.close()
})
