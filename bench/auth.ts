/**
 * Measures sign-ins, compared with the cost of argon2 alone. Also measures refreshes, the request GET user, and the
 * delay of the table API during many sign-ins.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { argon2Cost, hashingThreads } from '../backend/auth/password-hash.ts'
import { type Call, createCall } from './auth/call.ts'
import { withBackend } from './support/backend-process.ts'
import { median, percentile } from './support/percentile.ts'
import type { Figure, Result } from './support/result.ts'
import { inFullOrShort } from './support/short.ts'

const password = 'kettle-of-fish-41'
const rounds = inFullOrShort(3, 1)
const signIns = inFullOrShort(60, 8)
const burst = inFullOrShort(200, 20)

export async function run(): Promise<Result> {
  const figures = await withBackend({}, async ({ url }) => {
    const call = createCall(url)
    const email = 'founder@example.com'
    const signedUp = await call('POST', '/auth/v1/signup', { email, password })
    return [
      await measureSignIns(call, email),
      await measureRefreshes(call, email),
      await measureUser(call, signedUp.body.access_token ?? ''),
      await measureBurst(call, email, signedUp.body.access_token ?? ''),
    ]
  })
  return {
    title: 'Auth',
    about: `Sign-ins beside bare argon2 on the same ${hashingThreads} hashing thread(s), in turns; sessions refreshed and members read over eight connections; a table read while ${burst} sign-ins come in at once. On PGlite.`,
    figures,
  }
}

/** Alternates between sign-ins and plain hashes, because the speed of a machine changes over minutes. */
async function measureSignIns(call: Call, email: string): Promise<Figure> {
  const stored = await hash(password, argon2Cost)
  const bare: number[] = []
  const served: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await perSecond(signIns, hashingThreads, () => verify(stored, password)))
    served.push(await perSecond(signIns, hashingThreads + 3, () => signIn(call, email)))
  }
  return {
    name: 'sign-ins',
    value: median(served),
    unit: '/s',
    peer: { name: 'bare argon2', value: median(bare) },
    aim: { of: 'ratio', atLeast: 0.9 },
  }
}

async function measureRefreshes(call: Call, email: string): Promise<Figure> {
  const chains = await Promise.all(
    Array.from({ length: 8 }, async () => (await signIn(call, email)).body.refresh_token),
  )
  let next = 0
  const rate = await perSecond(inFullOrShort(800, 80), chains.length, async () => {
    const chain = next++ % chains.length
    const { status, body } = await call('POST', '/auth/v1/token?grant_type=refresh_token', {
      refresh_token: chains[chain],
    })
    if (status !== 200) throw new Error(`a refresh answered ${status}`)
    chains[chain] = body.refresh_token
  })
  return { name: 'refreshes', value: rate, unit: '/s' }
}

async function measureUser(call: Call, token: string): Promise<Figure> {
  const getUser = async () => {
    const { status } = await call('GET', '/auth/v1/user', undefined, token)
    if (status !== 200) throw new Error(`GET user answered ${status}`)
  }
  await perSecond(300, 8, getUser)
  return { name: 'GET user', value: await perSecond(inFullOrShort(2000, 200), 8, getUser), unit: '/s' }
}

async function measureBurst(call: Call, email: string, token: string): Promise<Figure> {
  const read = async () => {
    const { status, ms } = await call('GET', '/rest/v1/profiles?select=id&limit=1', undefined, token)
    if (status !== 200) throw new Error(`a read answered ${status}`)
    return ms
  }
  for (let warm = 0; warm < 200; warm += 1) await read()
  const quiet = await timesDuring(read, pause(inFullOrShort(5000, 500)))
  const signingIn = Promise.all(Array.from({ length: burst }, () => signIn(call, email)))
  return {
    name: `table API p99 during ${burst} sign-ins`,
    value: percentile(await timesDuring(read, signingIn), 0.99),
    unit: 'ms',
    peer: { name: 'quiet', value: percentile(quiet, 0.99) },
    aim: { of: 'ratio', atMost: 3 },
  }
}

async function signIn(call: Call, email: string) {
  const answer = await call('POST', '/auth/v1/token?grant_type=password', { email, password })
  if (answer.status !== 200) throw new Error(`a sign-in answered ${answer.status}`)
  return answer
}

/** Reads again and again until the other work has ended. Returns how long each read took. */
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

async function perSecond(count: number, atOnce: number, task: () => Promise<unknown>): Promise<number> {
  let left = count
  const startedAt = performance.now()
  const worker = async () => {
    while (left-- > 0) await task()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return count / ((performance.now() - startedAt) / 1000)
}
