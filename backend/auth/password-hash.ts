/** Argon2id on the thread pool, so that a burst of sign-ins queues here and not in front of everyone's requests. */
import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { verify as verifyBcrypt } from '@node-rs/bcrypt'
import { networkOf } from '../http/client-address.ts'
import { createFairQueue, QueueFull } from '../http/fair-queue.ts'
import { currentRequest } from '../http/request-context.ts'
import { AuthError } from './errors.ts'

/** OWASP's recommendation for argon2id; about 30 ms of one core. */
export const argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** One core stays free for the rest of the server. */
export const hashingThreads = Math.max(1, Math.min(3, availableParallelism() - 1))
// At most half a minute of work, and three seconds of it from one address.
const queue = createFairQueue({
  width: hashingThreads,
  waitingPerCaller: 100,
  waiting: 1000,
  waitMs: 60_000,
})

/** In line with all others from the same address. */
async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const key = networkOf(currentRequest()?.clientAddress ?? '')
  try {
    return await queue.run({ shares: [{ key, most: hashingThreads }] }, task)
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error
    throw new AuthError('over_request_rate_limit', 'Too many sign-ins at once', { retryAfterSeconds: 10 })
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, argon2Cost))
}

type PasswordCheck = { readonly isRight: boolean; readonly needsRehash: boolean }

/** An unknown account costs what a known one does: the password is checked against a hash nobody has. */
export async function checkPassword(password: string, stored: string | null): Promise<PasswordCheck> {
  if (!stored) {
    const decoy = await decoyHash()
    await inTurn(() => verify(decoy, password))
    return { isRight: false, needsRehash: false }
  }
  if (isBcrypt(stored)) {
    // bcrypt reads 72 bytes and drops the rest; a longer password can never have been the one stored.
    const fits = Buffer.byteLength(password) <= 72
    const isRight = await inTurn(() => verifyBcrypt(password, stored))
    return { isRight: fits && isRight, needsRehash: true }
  }
  const isRight = await inTurn(() => verify(stored, password))
  return { isRight, needsRehash: isRight && isCheaperThanToday(stored) }
}

/** Hashes brought along by an administrator: what we can verify, and nothing else. */
export function isKnownHash(text: string): boolean {
  return (
    isBcrypt(text) ||
    /^\$argon2(id|i|d)\$v=19\$m=\d{1,7},t=\d{1,2},p=\d{1,2}\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/.test(text)
  )
}

function isBcrypt(text: string): boolean {
  return /^\$2[abxy]\$(0[4-9]|1\d)\$[./A-Za-z0-9]{53}$/.test(text)
}

function isCheaperThanToday(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored)
  return memoryCost < argon2Cost.memoryCost || timeCost < argon2Cost.timeCost
}

let decoy: Promise<string> | undefined
function decoyHash(): Promise<string> {
  decoy ??= hash(crypto.randomUUID(), argon2Cost)
  return decoy
}
