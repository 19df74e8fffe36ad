/**
 * Runs each attack for half a minute on each database, while another member uses the product. `npm test` tests
 * each budget separately, in the folder of the code that enforces the budget.
 */
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerLimits } from '../../../backend/http/caller-budgets.ts'
import { type Served, serveOn } from '../../faults/on-both.ts'
import { picture } from '../../storage/pictures.ts'
import { engines } from '../../support/databases.ts'
import { temporaryFolder } from '../../support/folders.ts'
import { inLongForm } from '../../support/long-form.ts'
import { freePort } from '../../support/postgres.ts'
import { attacks, type Target } from './attacks.ts'
import { actions, type Day, useProduct } from './ordinary-member.ts'

const attackMs = 30_000
/** The longest wait allowed: one second on PGlite, and the time limit for a member's statement on PostgreSQL. */
const longestWaitMs = { pglite: 1000, postgres: callerLimits.statementMs.postgres }
const mebibyte = 1024 * 1024

inLongForm(describe.each(engines))(
  'CK25 attacks on $engine',
  { timeout: 120_000 + attackMs * 2 },
  ({ engine }) => {
    const folder = temporaryFolder()
    const report: string[] = []
    let served: Served
    let target: Target
    let memoryPort: number
    let quiet: Day

    beforeAll(async () => {
      memoryPort = await freePort()
      served = await serveOn(engine, folder, { RATE_LIMITS: 'true', MEMORY_PORT: String(memoryPort) })
      await served.server.start({ preload: new URL('memory.ts', import.meta.url).pathname })
      target = await attackerOn(served)
      // The first call is slower because the server loads code and fills caches.
      await useProduct(served.server, 1000)
      quiet = await useProduct(served.server, 5000)
    })
    afterAll(async () => {
      console.log([`p99 in ms on ${engine}, quiet → attacked`, ...report].join('\n'))
      await served.remove()
    })

    const heldBytes = async () => {
      const answer = await fetch(`http://127.0.0.1:${memoryPort}`)
      const { heapUsed, external } = (await answer.json()) as NodeJS.MemoryUsage
      return heapUsed + external
    }

    test.each(Object.keys(attacks))('%s does not slow other members down', async name => {
      const before = await heldBytes()
      const attacker = new Worker(new URL('attacker.ts', import.meta.url), { workerData: { name, target } })
      const broken = new Promise<never>((_resolve, reject) => attacker.on('error', reject))
      const day = await Promise.race([useProduct(served.server, attackMs), broken])
      await attacker.terminate()

      report.push(`${name}: ${compare(quiet, day)}`)
      expect(day.lost).toEqual([])
      expect(Math.max(...Object.values(day.waits).flat())).toBeLessThan(longestWaitMs[engine])
      // A small heap varies more in proportion, so 8 MiB of growth is always allowed.
      const allowed = Math.max(before * 1.15, before + 8 * mebibyte)
      await expect.poll(heldBytes, { timeout: 30_000, interval: 500 }).toBeLessThan(allowed)
    })
  },
)

async function attackerOn({ server }: Served): Promise<Target> {
  const { id, client } = await server.member('Mallory')
  const { data: project } = await client.from('startup_projects').select('id').single().throwOnError()
  await client
    .from('posts')
    .insert({ user_id: id, content: 'a'.repeat(60) })
    .throwOnError()
  const picturePath = `${id}/large.png`
  const { error } = await client.storage
    .from('avatars')
    .upload(picturePath, await picture('png', 1200), { contentType: 'image/png' })
  if (error) throw error
  // The first call loads the code of the helpers, and that code stays in memory.
  await client.functions.invoke('idea-refinement-chat', {
    body: { messages: [{ role: 'user', content: 'A first idea' }], ideaContext: null },
  })
  const { data } = await client.auth.getSession()
  return {
    url: server.url,
    publishableKey: server.keys.publishable,
    token: data.session?.access_token ?? '',
    userId: id,
    projectId: project.id,
    picturePath,
  }
}

function compare(quiet: Day, day: Day): string {
  const p99 = (times: readonly number[]) =>
    Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0)
  return actions.map(name => `${name} ${p99(quiet.waits[name])} → ${p99(day.waits[name])}`).join(', ')
}
