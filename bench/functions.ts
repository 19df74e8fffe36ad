/**
 * Measures the cost of running functions in separate processes, compared with the same call in the server's own
 * thread.
 */
import { join } from 'node:path'
import { withEnvironment } from '../backend/functions/deno-shim.ts'
import { createFunctions } from '../backend/functions/functions.ts'
import { loadFunction } from '../backend/functions/load.ts'
import { percentile } from './support/percentile.ts'
import { formatNumber } from './support/report.ts'
import type { Figure, Result } from './support/result.ts'
import { inFullOrShort } from './support/short.ts'

const directory = join(import.meta.dirname, '../tests/functions/project/functions')
const rounds = inFullOrShort(3000, 200)

type Answering = (request: Request) => Response | Promise<Response>

async function inProcesses(): Promise<{ answer: Answering; close(): Promise<void> }> {
  const { app, close } = createFunctions({
    directory,
    identify: async () => ({ role: 'authenticated', claims: { role: 'authenticated' }, userId: 'ada' }),
    environment: () => ({ SUPABASE_URL: 'http://here' }),
  })
  return { answer: request => app.fetch(request), close }
}

async function onThisThread(name: string): Promise<Answering> {
  const handler = await loadFunction(join(directory, name, 'index.ts'), false)
  return request => withEnvironment({ SUPABASE_URL: 'http://here' }, () => handler(request))
}

type Times = { readonly samples: number[]; readonly processorMs: number }

/**
 * Measures clock time and processor time. On a busy machine the clock also counts other processes; processor time
 * counts only these calls.
 */
async function times(answer: Answering, name: string, body: string): Promise<Times> {
  const samples: number[] = []
  let before = process.cpuUsage()
  for (let round = -rounds / 10; round < rounds; round++) {
    const request = new Request(`http://here/${name}`, {
      method: 'POST',
      headers: { authorization: 'Bearer good', 'content-type': 'application/json' },
      body,
    })
    if (round === 0) before = process.cpuUsage()
    const began = performance.now()
    await (await answer(request)).text()
    if (round >= 0) samples.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(before)
  return { samples, processorMs: (user + system) / 1000 / rounds }
}

export async function run(): Promise<Result> {
  const processes = await inProcesses()
  const began = performance.now()
  await (await processes.answer(new Request('http://here/hello', helloOf('Ada')))).text()
  const startedMs = performance.now() - began
  const figures: Figure[] = []
  for (const [what, name, body] of [
    ['a small call', 'hello', '{"name":"Ada"}'],
    ['100 kB there and back', 'echo', 'x'.repeat(100_000)],
  ] as const) {
    const there = await times(processes.answer, name, body)
    const here = await times(await onThisThread(name), name, body)
    for (const share of [0.5, 0.99]) {
      figures.push({
        name: `${what} in a process of its own, p${share * 100}`,
        value: percentile(there.samples, share),
        unit: 'ms',
        peer: { name: 'on the thread of the server', value: percentile(here.samples, share) },
        ...(share === 0.99 && { aim: { of: 'value', atMost: 10 } as const }),
        note: `processor time ${formatNumber(there.processorMs)} ms beside ${formatNumber(here.processorMs)} ms`,
      })
    }
  }
  await processes.close()
  return {
    title: 'Functions',
    about: `${formatNumber(rounds)} calls one after the other, without a network between: first through a process of the pool, then on the thread of the server itself.`,
    figures: [...figures, { name: 'the first call, which starts a process', value: startedMs, unit: 'ms' }],
  }
}

function helloOf(name: string): RequestInit {
  return { method: 'POST', headers: { authorization: 'Bearer good' }, body: JSON.stringify({ name }) }
}
