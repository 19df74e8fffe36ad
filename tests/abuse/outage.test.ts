/**
 * Ten members at two addresses send requests that take too long for the embedded database. They repeat this for
 * half a minute, while other members read and post. `npm test` tests each rule separately: in
 * `tests/faults/embedded-statements.test.ts`, and in the tests of the queue and of the budgets of callers.
 */
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, serveOn } from '../faults/on-both.ts'
import type { Member } from '../faults/server-process.ts'
import { temporaryFolder } from '../support/folders.ts'
import { inLongForm } from '../support/long-form.ts'

const attackMs = 30_000
const attackerAddresses = ['127.0.0.66', '127.0.0.67']
/** Each post is compared with two hundred patterns, which takes longer than the time limit. */
const tooMuch = `/rest/v1/posts?select=id&or=(${Array.from({ length: 200 }, (_, at) => `content.ilike.*${at}x*y*z${at}*`)})`

type Answer = { readonly status: number; readonly retryAfter: string | undefined; readonly ms: number }

inLongForm(describe)(
  'CK34 members who end the embedded database again and again',
  { timeout: 240_000 },
  () => {
    let served: Served
    let attackers: readonly Member[]
    let others: readonly Member[]

    beforeAll(async () => {
      served = await serveOn('pglite', temporaryFolder(), { RATE_LIMITS: 'true' })
      const database = await served.openDirectly()
      await database.transaction({ timeoutMs: 120_000 }, ({ execute }) =>
        execute(`
        insert into auth.users (id, email) values ('${randomUUID()}', 'writer@example.com');
        set local session_replication_role = replica;
        insert into public.posts (user_id, content, created_at)
        select id, repeat(md5(random()::text), 90), now() - number * interval '1 day'
        from public.profiles, generate_series(1, 4000) number`),
      )
      await database.close()
      await served.server.start()
      attackers = await Promise.all(Array.from({ length: 10 }, () => served.server.member()))
      others = await Promise.all(Array.from({ length: 3 }, () => served.server.member()))
    })
    afterAll(() => served?.remove())

    async function ask(
      { client }: Member,
      path: string,
      more: { body?: string; localAddress?: string } = {},
    ) {
      const { data } = await client.auth.getSession()
      const headers = {
        apikey: served.server.keys.publishable,
        Authorization: `Bearer ${data.session?.access_token}`,
        'Content-Type': 'application/json',
      }
      const started = performance.now()
      return new Promise<Answer>((resolve, reject) => {
        const { body, localAddress } = more
        const method = body === undefined ? 'GET' : 'POST'
        request(`${served.server.url}${path}`, { method, headers, localAddress }, response => {
          response.resume().on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              retryAfter: response.headers['retry-after'],
              ms: performance.now() - started,
            }),
          )
        })
          .on('error', reject)
          .end(body)
      })
    }

    test('after each attack the server refuses the attackers for longer; other members get answers and lose no data', async () => {
      const read = (member: Member) => ask(member, '/rest/v1/posts?select=id,profiles(full_name)&limit=20')
      const post = (member: Member, content: string) =>
        ask(member, '/rest/v1/posts', { body: JSON.stringify({ content }) })
      // Sends each request once before the measurement, because a first request is slower.
      for (const member of others) for (const work of [read, post]) await work(member, randomUUID())
      const end = performance.now() + attackMs
      const repeat = async (pauseMs: number, act: () => Promise<unknown>) => {
        while (performance.now() < end) {
          await act()
          await new Promise(resolve => setTimeout(resolve, pauseMs))
        }
      }
      const attacks: Answer[] = []
      const answers: Answer[] = []
      const acknowledged: string[] = []
      await Promise.all([
        ...attackers.map((member, at) => {
          const localAddress = attackerAddresses[at % attackerAddresses.length]
          return repeat(200, async () =>
            attacks.push(await ask(member, tooMuch, localAddress ? { localAddress } : {})),
          )
        }),
        ...others.flatMap(member => [
          repeat(100, async () => answers.push(await read(member))),
          repeat(250, async () => {
            const content = randomUUID()
            const answer = await post(member, content)
            answers.push(answer)
            if (answer.status === 201) acknowledged.push(content)
          }),
        ]),
      ])

      const ends = attacks.filter(({ status }) => status === 422).length
      const refused = answers.filter(({ status }) => status === 503)
      const waits = answers.map(({ ms }) => ms).sort((a, b) => a - b)
      const p99 = waits[Math.floor(waits.length * 0.99)] ?? 0
      console.log(
        `${ends} ends; ${answers.length} answers, ${refused.length} of them 503; median ${Math.round(waits[waits.length >> 1] ?? 0)} ms, p99 ${Math.round(p99)} ms, longest ${Math.round(waits.at(-1) ?? 0)} ms`,
      )
      expect(ends).toBeGreaterThan(0)
      // Each time the requests of an address end the embedded database, the address must wait twice as long. So one
      // address can end the database at most three times in half a minute.
      expect(ends).toBeLessThanOrEqual(attackerAddresses.length * 3)
      expect(answers.filter(({ status }) => status >= 400 && status !== 503)).toEqual([])
      expect(refused.filter(({ retryAfter }) => retryAfter === undefined)).toEqual([])
      // The limit grows with the load of the machine, because a busy machine slows everything down.
      const busy = Math.max(1, (loadavg()[0] ?? 0) / cpus().length)
      expect(p99).toBeLessThan(2_000 * busy)
      if (busy === 1) expect(refused.length / answers.length).toBeLessThanOrEqual(0.01)
      const afterwards = async () => (await ask(others[0]!, '/rest/v1/posts?select=id&limit=1')).status
      await expect.poll(afterwards, { timeout: 60_000 }).toBe(200)

      const { data: kept } = await others[0]!.client
        .from('posts')
        .select('content')
        .in(
          'user_id',
          others.map(({ id }) => id),
        )
        .throwOnError()
      const there = new Set(kept.map(({ content }) => content))
      expect(acknowledged.filter(content => !there.has(content))).toEqual([])
    })
  },
)
