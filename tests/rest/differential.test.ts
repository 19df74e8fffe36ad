/** The same requests to us and to the real PostgREST, on one database: the same status, body and headers. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { openPostgres } from '../../backend/database/postgres.ts'
import type { Rest } from '../../backend/rest/rest.ts'
import { testPostgresUrl } from '../support/databases.ts'
import { seed } from '../support/seed.ts'
import { calls } from './cases/calls.ts'
import type { Case } from './cases/case.ts'
import { embeds } from './cases/embeds.ts'
import { filters } from './cases/filters.ts'
import { newer } from './cases/newer.ts'
import { pages, reads } from './cases/reads.ts'
import { writes } from './cases/writes.ts'
import { type Reply, toReply, toRequest, unordered } from './compare.ts'
import { differences, explained } from './differences.ts'
import { brokenRequest, validRequest } from './generate.ts'
import { postgrestBinary, type RunningPostgrest, startPostgrest } from './postgrest.ts'
import { createSchema, serve } from './serve.ts'

const isPossible = 'url' in inject('postgres') && postgrestBinary() !== null
const generated = Number(process.env.GENERATED_REQUESTS ?? 300)

describe.runIf(isPossible)('answers as PostgREST does', () => {
  let database: Database
  let rest: Rest
  let postgrest: RunningPostgrest
  let removeDatabase: () => Promise<void>
  const used = new Set<string>()

  beforeAll(async () => {
    const { url, remove } = await testPostgresUrl({ isEmpty: true })
    removeDatabase = remove
    database = await openPostgres({ url })
    await createSchema(database)
    rest = await serve(database)
    postgrest = await startPostgrest(url)
  })

  afterAll(async () => {
    await postgrest?.stop()
    await rest?.close()
    await database?.close()
    await removeDatabase?.()
  })

  async function both(one: Case): Promise<[Reply, Reply]> {
    const [ours, theirs] = await Promise.all([
      rest.app.request(await toRequest('http://ours', one)),
      fetch(await toRequest(postgrest.url, one)),
    ])
    return [await toReply(ours), await toReply(theirs)]
  }

  test.each([
    ['reads', reads],
    ['pages', pages],
    ['filters', filters],
    ['embeds', embeds],
    ['calls', calls],
    ['writes', writes],
    ['what is newer', newer],
  ] as const)('%s', async (_, cases) => {
    const unexplained: string[] = []
    for (const one of cases) {
      const [ours, theirs] = await both(one)
      const names = explained(one, ours, theirs)
      for (const name of names ?? []) used.add(name)
      if (names === null) unexplained.push(JSON.stringify({ one, ours, theirs }))
    }
    expect(unexplained).toEqual([])
  })

  test('every allowed difference is still needed', () => {
    expect(differences.map(one => one.name).filter(name => !used.has(name))).toEqual([])
  })

  test('random trees of filters, embeds and orders', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(validRequest, async one => {
        const [ours, theirs] = (await both(one)).map(unordered) as [Reply, Reply]
        expect(ours.status).toBeLessThan(500)
        if (explained(one, ours, theirs) === null) expect(ours).toEqual(theirs)
      }),
      { numRuns: generated, seed },
    )
  })

  test('random requests with something broken in them', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(brokenRequest, async one => {
        const [ours, theirs] = (await both(one)).map(unordered) as [Reply, Reply]
        expect(ours.status).toBeLessThan(500)
        if (isOtherMistake(ours, theirs) || explained(one, ours, theirs) !== null) return
        expect(ours).toEqual(theirs)
      }),
      { numRuns: generated, seed },
    )
  })
})

/** Of several mistakes in one request, either may be the one named. */
function isOtherMistake(ours: Reply, theirs: Reply): boolean {
  const isNamed = (reply: Reply) => /^(?:42|22|0A)/.test(String((reply.body as { code?: unknown }).code))
  return ours.status === 400 && theirs.status >= 400 && isNamed(ours) && isNamed(theirs)
}
