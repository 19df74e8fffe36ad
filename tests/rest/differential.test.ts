/**
 * Sends the same requests to our API and to the real PostgREST on one database, and expects the same status,
 * body and headers. `npm test` sends every fifth request, because on some processors PostgREST runs in a slow
 * emulator.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { openPostgres } from '../../backend/database/postgres.ts'
import type { Rest } from '../../backend/rest/rest.ts'
import { findPostgrest } from '../../scripts/machine.ts'
import { testPostgresUrl } from '../support/databases.ts'
import { inLongForm, isLongForm, oneOf } from '../support/long-form.ts'
import { seed } from '../support/seed.ts'
import { calls } from './cases/calls.ts'
import type { Case } from './cases/case.ts'
import { configured, configuredAs } from './cases/configured.ts'
import { embeds } from './cases/embeds.ts'
import { filters } from './cases/filters.ts'
import { newer } from './cases/newer.ts'
import { pages, reads } from './cases/reads.ts'
import { writes } from './cases/writes.ts'
import { type Reply, toReply, toRequest, unordered } from './compare.ts'
import { differences, explained } from './differences.ts'
import { brokenRequest, validRequest } from './generate.ts'
import { type RunningPostgrest, startPostgrest } from './postgrest.ts'
import { createSchema, serve } from './serve.ts'

const isPossible = 'url' in inject('postgres') && findPostgrest() !== undefined
const generated = isLongForm ? 1000 : 5
/** A limit that is long enough for an emulator on a busy machine. */
const timeout = 30_000 + generated * 500

describe.runIf(isPossible)('our API answers as PostgREST does', { timeout: 300_000 }, () => {
  let database: Database
  let rest: Rest
  let postgrest: RunningPostgrest
  let databaseUrl: string
  let removeDatabase: () => Promise<void>
  const used = new Set<string>()

  beforeAll(async () => {
    const { url, remove } = await testPostgresUrl({ isEmpty: true })
    removeDatabase = remove
    databaseUrl = url
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

  async function both(one: Case, us = rest, them = postgrest): Promise<[Reply, Reply]> {
    const [ours, theirs] = await Promise.all([
      us.app.request(await toRequest('http://ours', one)),
      fetch(await toRequest(them.url, one)),
    ])
    return [await toReply(ours), await toReply(theirs)]
  }

  async function unexplainedOf(cases: readonly Case[], us = rest, them = postgrest): Promise<string[]> {
    const unexplained: string[] = []
    for (const one of cases) {
      const [ours, theirs] = await both(one, us, them)
      const names = explained(one, ours, theirs)
      for (const name of names ?? []) used.add(name)
      if (names === null) unexplained.push(JSON.stringify({ one, ours, theirs }))
    }
    return unexplained
  }

  test.each([
    ['reads', reads],
    ['pages', pages],
    ['filters', filters],
    ['embeds', embeds],
    ['calls', calls],
    ['writes', writes],
    ['what is newer', newer],
  ] as const)('our API and PostgREST give the same answers to requests about %s', async (_, cases) => {
    expect(await unexplainedOf(oneOf<Case>(5, cases))).toEqual([])
  })

  test('OT03 our API and PostgREST give the same answers with settings stored in the database', async () => {
    const [names] = await database.run<{ user: string; base: string }>({
      text: 'select quote_ident(session_user) as user, quote_ident(current_database()) as base',
    })
    // PostgREST reads the settings of the role with which it logs in, here the role of the tests. Our API reads the
    // settings of `authenticator`, the role of a real setup.
    for (const role of ['authenticator', names?.user]) {
      for (const [name, value] of Object.entries(configuredAs)) {
        await database.run({
          text: `alter role ${role} in database ${names?.base} set pgrst.${name} = '${value}'`,
        })
      }
    }
    const us = await serve(database)
    const them = await startPostgrest(databaseUrl, { PGRST_DB_CONFIG: 'true' })
    try {
      expect(await unexplainedOf(configured, us, them)).toEqual([])
    } finally {
      await them.stop()
      await us.close()
    }
  })

  inLongForm(test)('every allowed difference to PostgREST is still needed', () => {
    expect(differences.map(one => one.name).filter(name => !used.has(name))).toEqual([])
  })

  test('our API and PostgREST give the same answers to random trees of filters, embeds and orders', {
    timeout,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(validRequest, async one => {
        const [ours, theirs] = (await both(one)).map(unordered) as [Reply, Reply]
        expect(ours.status).toBeLessThan(500)
        if (explained(one, ours, theirs) === null) expect(ours).toEqual(theirs)
      }),
      { numRuns: generated, seed },
    )
  })

  test('our API and PostgREST give the same answers to random requests that contain an error', {
    timeout,
  }, async () => {
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

/** If a request has several mistakes, the two answers may name different mistakes. */
function isOtherMistake(ours: Reply, theirs: Reply): boolean {
  const isNamed = (reply: Reply) => /^(?:42|22|0A)/.test(String((reply.body as { code?: unknown }).code))
  return ours.status === 400 && theirs.status >= 400 && isNamed(ours) && isNamed(theirs)
}
