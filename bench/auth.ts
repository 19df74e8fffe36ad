/** Sign-ins against the bare cost of argon2, refreshes, GET user, and what a burst of sign-ins does to the table API. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash, verify } from '@node-rs/argon2'
import { argon2Cost, hashingThreads } from '../backend/auth/password-hash.ts'

const publishable = 'sb_publishable_of_the_auth_benchmark'
const password = 'kettle-of-fish-41'
const rounds = 3

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-auth-'))
  const server = await start(folder)
  try {
    const call = caller(server.url)
    const email = 'founder@example.com'
    const signedUp = await call('POST', '/auth/v1/signup', { email, password })
    await measureSignIns(call, email)
    await measureRefreshes(call, email)
    await measureUser(call, signedUp.body.access_token ?? '')
    await measureBurst(call, email)
  } finally {
    server.process.kill('SIGKILL')
    await once(server.process, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
}

type Session = { access_token?: string; refresh_token?: string }
type Call = (
  method: string,
  path: string,
  body?: object,
  token?: string,
) => Promise<{ status: number; body: Session; ms: number }>

/** Both take turns, because a machine's speed changes over minutes. */
async function measureSignIns(call: Call, email: string): Promise<void> {
  const stored = await hash(password, argon2Cost)
  const bare: number[] = []
  const served: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await perSecond(60, hashingThreads, () => verify(stored, password)))
    served.push(await perSecond(60, hashingThreads + 3, () => signIn(call, email)))
  }
  const [bareRate, signInRate] = [median(bare), median(served)]
  console.log(`bare argon2 on ${hashingThreads} thread(s)  ${bareRate.toFixed(1)}/s`)
  console.log(
    `sign-ins                     ${signInRate.toFixed(1)}/s, ${(signInRate / bareRate).toFixed(2)} of it (wanted: at least 0.9)`,
  )
}

async function measureRefreshes(call: Call, email: string): Promise<void> {
  const chains = await Promise.all(
    Array.from({ length: 8 }, async () => (await signIn(call, email)).body.refresh_token),
  )
  let next = 0
  const rate = await perSecond(800, chains.length, async () => {
    const chain = next++ % chains.length
    const { status, body } = await call('POST', '/auth/v1/token?grant_type=refresh_token', {
      refresh_token: chains[chain],
    })
    if (status !== 200) throw new Error(`a refresh answered ${status}`)
    chains[chain] = body.refresh_token
  })
  console.log(`refreshes                    ${rate.toFixed(0)}/s`)
}

async function measureUser(call: Call, token: string): Promise<void> {
  const getUser = async () => {
    const { status } = await call('GET', '/auth/v1/user', undefined, token)
    if (status !== 200) throw new Error(`GET user answered ${status}`)
  }
  await perSecond(300, 8, getUser)
  console.log(`GET user                     ${(await perSecond(2000, 8, getUser)).toFixed(0)}/s`)
}

async function measureBurst(call: Call, email: string): Promise<void> {
  const read = async () => (await call('GET', '/rest/v1/profiles?select=id&limit=1')).ms
  for (let warm = 0; warm < 200; warm += 1) await read()
  const quiet = await timesDuring(read, pause(5000))
  const burst = await timesDuring(read, Promise.all(Array.from({ length: 200 }, () => signIn(call, email))))
  const [quietP99, burstP99] = [percentile(quiet, 0.99), percentile(burst, 0.99)]
  const factor = (burstP99 / quietP99).toFixed(1)
  console.log(
    `table API p99                ${quietP99.toFixed(1)} ms quiet, ${burstP99.toFixed(1)} ms during 200 sign-ins: ${factor} times (wanted: under 3)`,
  )
}

async function signIn(call: Call, email: string) {
  const answer = await call('POST', '/auth/v1/token?grant_type=password', { email, password })
  if (answer.status !== 200) throw new Error(`a sign-in answered ${answer.status}`)
  return answer
}

/** One reader, asking again and again until the other thing is over. */
async function timesDuring(read: () => Promise<number>, other: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  void other.finally(() => {
    isOver = true
  })
  while (!isOver) times.push(await read())
  await other
  return times
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}

async function perSecond(count: number, atOnce: number, task: () => Promise<unknown>): Promise<number> {
  let left = count
  const startedAt = performance.now()
  const worker = async () => {
    while (left-- > 0) await task()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return count / ((performance.now() - startedAt) / 1000)
}

function caller(url: string): Call {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  return (method, path, body, token) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now()
      const headers: Record<string, string> = { apikey: publishable, 'content-type': 'application/json' }
      if (token) headers.authorization = `Bearer ${token}`
      const sending = request(url + path, { method, headers, agent }, response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const answer = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Session
          resolve({ status: response.statusCode ?? 0, body: answer, ms: performance.now() - startedAt })
        })
      })
      sending.on('error', reject)
      sending.end(body ? JSON.stringify(body) : undefined)
    })
}

async function start(folder: string): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['backend/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      PUBLISHABLE_KEY: publishable,
      AUTH_AUTOCONFIRM: 'true',
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'error',
    },
  })
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

function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
