/** Upload and download of large files, against plain node:http and a disk; and the memory it takes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const megabytes = 100
const rounds = 7
/** In all measured rounds, up and down. */
const moved = 2 * rounds * megabytes
const secretKey = 'sb_secret_of_the_storage_benchmark'
const headers = { Authorization: `Bearer ${secretKey}`, apikey: secretKey }

type Server = { url: string; process: ChildProcess }

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-storage-'))
  const servers: Server[] = []
  try {
    const plain = await start(['bench/storage/plain-server.ts', folder], {})
    servers.push(plain)
    const ours = await start(['backend/main.ts'], await emptyProject(folder))
    servers.push(ours)
    await fetch(`${ours.url}/storage/v1/bucket`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: 'files', name: 'files', public: true }),
    })
    const body = randomBytes(megabytes * 1024 * 1024)
    const before = await peakMegabytes(ours)
    const figures = { plainUp: [], ourUp: [], plainDown: [], ourDown: [] } as Record<string, number[]>
    const cpu = { plain: 0, ours: 0 }
    for (let round = 0; round <= rounds; round++) {
      const path = `${ours.url}/storage/v1/object/files/${round}.bin`
      const measured = {
        plainUp: await speed(() => send(`${plain.url}/`, body)),
        ourUp: await speed(() => send(path, body)),
        plainDown: await speed(() => receive(`${plain.url}/`)),
        ourDown: await speed(() => receive(`${ours.url}/storage/v1/object/public/files/${round}.bin`)),
      }
      if (round === 0) Object.assign(cpu, { plain: await cpuSeconds(plain), ours: await cpuSeconds(ours) })
      // The first round warms up.
      if (round > 0) for (const [name, value] of Object.entries(measured)) figures[name]?.push(value)
    }
    const peak = await peakMegabytes(ours)
    // The best of each: whatever else the machine does only ever slows one down.
    const best = (name: string) => Math.max(...(figures[name] ?? []))
    console.table({
      'upload MB/s': row(best('ourUp'), best('plainUp')),
      'download MB/s': row(best('ourDown'), best('plainDown')),
      'MB per second of processor': row(
        moved / ((await cpuSeconds(ours)) - cpu.ours),
        moved / ((await cpuSeconds(plain)) - cpu.plain),
      ),
    })
    console.log(
      `memory at its highest: ${before} MB after the start, ${peak} MB after files of ${megabytes} MB`,
    )
  } finally {
    for (const { process } of servers) {
      process.kill('SIGKILL')
      await once(process, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
}

function row(ours: number, plain: number) {
  return {
    storage: Math.round(ours),
    plain: Math.round(plain),
    ratio: Math.round((ours / plain) * 100) / 100,
  }
}

/** A project without migrations, whose buckets take large files. */
async function emptyProject(folder: string): Promise<Record<string, string>> {
  const project = join(folder, 'project')
  await mkdir(join(project, 'migrations'), { recursive: true })
  await writeFile(join(project, 'config.toml'), '[storage]\nfile_size_limit = "500MiB"\n')
  return {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    SUPABASE_DIR: project,
    SECRET_KEY: secretKey,
    LOG_LEVEL: 'error',
  }
}

async function start(command: string[], environment: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, command, { env: { ...process.env, ...environment } })
  let said = ''
  const url = await new Promise<string>((found, fail) => {
    const read = (chunk: Buffer) => {
      said += chunk
      const address = /http:\/\/[\w.]+:\d+/.exec(said)?.[0]
      if (address) found(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => fail(new Error(said)))
  })
  return { url, process: child }
}

async function speed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return megabytes / ((performance.now() - startedAt) / 1000)
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

async function status(server: Server, field: string): Promise<number> {
  const text = await readFile(`/proc/${server.process.pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024)
}
const peakMegabytes = (server: Server) => status(server, 'VmHWM')

/** What a server has worked so far; unlike speed, it does not depend on what else runs. */
async function cpuSeconds(server: Server): Promise<number> {
  const text = await readFile(`/proc/${server.process.pid}/stat`, 'utf8').catch(() => ') ')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
