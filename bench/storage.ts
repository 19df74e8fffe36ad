/** Measures upload and download of large files and their memory, compared with plain node:http and a disk. */
import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { accepted } from './support/accepted.ts'
import {
  keys,
  type ServerProcess,
  startBackend,
  startProgram,
  withFolder,
} from './support/backend-process.ts'
import type { Figure, Result } from './support/result.ts'
import { inFullOrShort } from './support/short.ts'
import { memoryOf, processCpu } from './support/usage.ts'

const megabytes = 100
const rounds = inFullOrShort(7, 1)
const headers = { Authorization: `Bearer ${keys.secret}`, apikey: keys.secret }

export async function run(): Promise<Result> {
  const figures = await withFolder(async folder => {
    const plain = await startProgram(['bench/storage/plain-server.ts', folder])
    const ours = await startBackend(await emptyProject(folder))
    try {
      return await measure(plain, ours)
    } finally {
      await plain.stop()
      await ours.stop()
    }
  })
  return {
    title: 'Storage',
    about: `Files of ${megabytes} MB, up and down in turns, beside plain node:http and a file on the same disk (written through to it by both); the best of ${rounds} rounds, because whatever else the machine does only ever slows one down. Processor time does not depend on that.`,
    figures,
  }
}

type Moved = { readonly perSecond: number; readonly perCpuSecond: number }

async function measure(plain: ServerProcess, ours: ServerProcess): Promise<Figure[]> {
  const made = await fetch(`${ours.url}/storage/v1/bucket`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: 'files', name: 'files', public: true }),
  })
  await accepted(made)
  const body = randomBytes(megabytes * 1024 * 1024)
  const before = memoryOf(ours.pid, 'highest')
  const moved: Record<'plainUp' | 'ourUp' | 'plainDown' | 'ourDown', Moved[]> = {
    plainUp: [],
    ourUp: [],
    plainDown: [],
    ourDown: [],
  }
  for (let round = 0; round <= rounds; round++) {
    const name = `files/${round}.bin`
    const plainUp = await timed(plain, () => send(`${plain.url}/`, body))
    const ourUp = await timed(ours, () => send(`${ours.url}/storage/v1/object/${name}`, body))
    const plainDown = await timed(plain, () => receive(`${plain.url}/`))
    const ourDown = await timed(ours, () => receive(`${ours.url}/storage/v1/object/public/${name}`))
    if (round === 0) continue // The first round only warms up.
    moved.plainUp.push(plainUp)
    moved.ourUp.push(ourUp)
    moved.plainDown.push(plainDown)
    moved.ourDown.push(ourDown)
  }
  return [
    ...compare('upload', moved.ourUp, moved.plainUp),
    ...compare('download', moved.ourDown, moved.plainDown),
    {
      name: 'memory at its highest',
      value: memoryOf(ours.pid, 'highest'),
      unit: 'MB',
      peer: { name: 'after the start', value: before },
      note: `one file is ${megabytes} MB`,
    },
  ]
}

function compare(name: string, ours: readonly Moved[], plain: readonly Moved[]): Figure[] {
  const best = (all: readonly Moved[]) => Math.max(...all.map(one => one.perSecond))
  const onProcessor = (all: readonly Moved[]) =>
    all.length / all.reduce((sum, one) => sum + 1 / one.perCpuSecond, 0)
  const peer = 'node:http'
  return [
    {
      name,
      value: best(ours),
      unit: 'MB/s',
      peer: { name: peer, value: best(plain) },
      aim: { of: 'ratio', atLeast: 0.7 },
    },
    {
      name: `${name}, by processor time`,
      value: onProcessor(ours),
      unit: 'MB per second of it',
      peer: { name: peer, value: onProcessor(plain) },
    },
  ]
}

async function timed({ pid }: ServerProcess, work: () => Promise<void>): Promise<Moved> {
  const [clock, cpu] = [performance.now(), processCpu(pid)]
  await work()
  const seconds = (performance.now() - clock) / 1000
  return { perSecond: megabytes / seconds, perCpuSecond: megabytes / (processCpu(pid) - cpu) }
}

/** Creates a project without migrations whose buckets accept large files. */
async function emptyProject(folder: string): Promise<Record<string, string>> {
  const project = join(folder, 'project')
  await mkdir(join(project, 'migrations'), { recursive: true })
  await writeFile(join(project, 'config.toml'), '[storage]\nfile_size_limit = "500MiB"\n')
  return { DATA_DIR: join(folder, 'data'), SUPABASE_DIR: project }
}

function send(url: string, body: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const length = { 'Content-Length': body.byteLength, 'Content-Type': 'application/x-bench' }
    const sending = request(url, { method: 'POST', headers: { ...headers, ...length } }, response => {
      response
        .resume()
        .on('end', () => (response.statusCode === 200 ? resolve() : reject(response.statusCode)))
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

function receive(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let size = 0
    const receiving = request(url, { headers }, response => {
      response.on('data', chunk => {
        size += chunk.length
      })
      response.on('end', () =>
        size === megabytes * 1024 * 1024 ? resolve() : reject(new Error(`${size} bytes`)),
      )
    })
    receiving.on('error', reject)
    receiving.end()
  })
}
