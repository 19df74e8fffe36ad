/**
 * Measures one process while many members have the app open: how long answers take, how much processor time the
 * answers cost, and how many members are too many.
 */
import { join } from 'node:path'
import {
  callFigures,
  describeStep,
  isOverKnee,
  kneeFigures,
  type Run,
  type Step,
  steadyFigures,
} from './load/figures.ts'
import { type Generator, startGenerator } from './load/generator-process.ts'
import { watch } from './load/watch.ts'
import { type ServerProcess, startBackend, withFolder } from './support/backend-process.ts'
import { withPostgres } from './support/postgres.ts'
import { environmentOf, prepareNetwork, type Target } from './support/prepare-network.ts'
import type { Result } from './support/result.ts'
import { inFullOrShort } from './support/short.ts'

const members = inFullOrShort(500, 20)
const seconds = inFullOrShort(300, 10)
const kneeSteps = inFullOrShort([750, 1000, 1500, 2250, 3500], [30, 40])
const kneeSeconds = inFullOrShort(20, 3)
const warmUpSeconds = inFullOrShort(8, 1)
/**
 * The network has many more members than are ever active at once, because a small network would give figures that
 * are too good.
 */
const networkSize = inFullOrShort(5_000, 300)

export async function run(): Promise<Result> {
  const embedded = await withFolder(folder =>
    measure('on PGlite', { dataDir: join(folder, 'data'), databaseUrl: undefined }),
  )
  const onPostgres = await withPostgres({ shared_buffers: '512MB' }, cluster =>
    withFolder(folder =>
      measure('on PostgreSQL', { dataDir: join(folder, 'data'), databaseUrl: cluster.url('postgres') }),
    ),
  )
  return {
    title: 'Load',
    about: `${members} members of a network of ${networkSize.toLocaleString('en')} have the app open on one process for ${seconds} s: each looks at a page every six seconds or so (feed, profiles, messages, journey, people), writes (posts, likes, comments, messages, progress), asks the co-founder (by playbook) and listens on a socket to what the app listens to. Then more and more of them, ${kneeSeconds} s each, until an answer takes over a second (p99) or an error comes: the knee. The generator runs on the same machine.`,
    figures: [
      ...[embedded, onPostgres].flatMap(one => [...steadyFigures(one), ...kneeFigures(one)]),
      ...callFigures(embedded, onPostgres),
    ],
  }
}

async function measure(engine: string, target: Target): Promise<Run> {
  const tokens = await prepareNetwork(target, networkSize)
  const server = await startBackend(environmentOf(target))
  try {
    const generator = await startGenerator({ url: server.url, tokens })
    try {
      const steady = await step(server, generator, members, seconds)
      const refused = steady.errors.find(error => / 4\d\d /.test(error))
      if (refused) throw new Error(`A rule turned members away: ${refused}`)
      const further: Step[] = []
      for (const count of kneeSteps) {
        if (isOverKnee(further.at(-1) ?? steady)) break
        further.push(await step(server, generator, count, kneeSeconds))
      }
      return { engine, steady, further }
    } finally {
      await generator.stop()
    }
  } finally {
    await server.stop()
  }
}

async function step(
  server: ServerProcess,
  generator: Generator,
  count: number,
  length: number,
): Promise<Step> {
  let watching = watch(server.pid, generator.pid)
  const restart = () => {
    watching.stop()
    watching = watch(server.pid, generator.pid)
  }
  const measured = await generator.measure({ members: count, warmUpSeconds, seconds: length }, restart)
  const taken = { ...measured, ...watching.stop() }
  console.error(`${count} members: ${describeStep(taken)}`)
  return taken
}
