/** Both engines give the same answers. Only the text of an error may depend on the version of PostgreSQL. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import type { Rest } from '../../backend/rest/rest.ts'
import { everyEngine } from '../support/databases.ts'
import { isLongForm, oneOf } from '../support/long-form.ts'
import { seed } from '../support/seed.ts'
import { calls } from './cases/calls.ts'
import type { Case } from './cases/case.ts'
import { embeds } from './cases/embeds.ts'
import { filters } from './cases/filters.ts'
import { pages, reads } from './cases/reads.ts'
import { writes } from './cases/writes.ts'
import { toReply, toRequest, unordered } from './compare.ts'
import { brokenRequest, validRequest } from './generate.ts'
import { createSchema, patient, serve } from './serve.ts'

const generated = isLongForm ? 1000 : 10

/**
 * Leaves out planned counts, because they are estimates. Leaves out errors 53xxx and 08xxx that are raised on
 * purpose, because the server treats them as real failures of the engine.
 */
const isComparable = (one: Case) => !/planned|"code":"(53|08)/.test(JSON.stringify(one))

describe.runIf(everyEngine.length === 2)('PGlite and PostgreSQL', () => {
  const served: { database: Database; rest: Rest }[] = []

  beforeAll(async () => {
    for (const engine of everyEngine) {
      const database = await engine.open(patient)
      await createSchema(database)
      served.push({ database, rest: await serve(database) })
    }
  })

  afterAll(async () => {
    for (const { database, rest } of served) {
      await rest.close()
      await database.close()
    }
  })

  async function answers(one: Case): Promise<unknown[]> {
    const replies = []
    for (const { rest } of served) {
      const { status, body, headers } = unordered(
        await toReply(await rest.app.request(await toRequest('http://local', one))),
      )
      const { code } = (body ?? {}) as { code?: unknown }
      replies.push(status < 300 ? { status, body, range: headers['content-range'] } : { status, code })
    }
    return replies
  }

  test.each([
    ['reads', [...reads, ...pages]],
    ['filters', filters],
    ['embeds', embeds],
    ['calls', calls],
    ['writes', writes],
  ] as const)('PGlite and PostgreSQL give the same answers to requests about %s', async (_, cases) => {
    for (const one of oneOf<Case>(4, cases).filter(isComparable)) {
      const [embedded, server] = await answers(one)
      expect(embedded, JSON.stringify(one)).toEqual(server)
    }
  })

  test('PGlite and PostgreSQL give the same answers to random requests, and never a 5xx', {
    timeout: 60_000 + generated * 400,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(validRequest, brokenRequest), async one => {
        const [embedded, server] = (await answers(one)) as { status: number }[]
        expect(embedded).toEqual(server)
        expect(embedded?.status).toBeLessThan(500)
      }),
      { numRuns: generated, seed },
    )
  })
})
