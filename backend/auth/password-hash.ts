/**
 * Hashes with argon2id on the thread pool. Many sign-ins at once wait in a queue here and do not delay other requests.
 */
import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { verify as verifyBcrypt } from '@node-rs/bcrypt'
import { networkOf } from '../http/client-address.ts'
import { createFairQueue, QueueFull } from '../http/fair-queue.ts'
import { currentRequest } from '../http/request-context.ts'
import { AuthError } from './errors.ts'

/** OWASP's recommendation for argon2id. A hash takes about 30 ms of one core. */
export const argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export type PasswordCost = {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** Leaves one core free for everything else that the server does. */
export const hashingThreads = Math.max(1, Math.min(3, availableParallelism() - 1))
// The work in the queue takes at most half a minute, and the work of one address at most three seconds.
const queue = createFairQueue({
  width: hashingThreads,
  waitingPerCaller: 100,
  waiting: 1000,
  waitMs: 60_000,
})

/** Runs the task in the queue. All requests from one network together may use only a limited number of threads. */
async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const key = networkOf(currentRequest()?.clientAddress ?? '')
  try {
    return await queue.run({ shares: [{ key, most: hashingThreads }] }, task)
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error
    throw new AuthError('over_request_rate_limit', 'Too many sign-ins at once', { retryAfterSeconds: 10 })
  }
}

export function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return inTurn(() => hash(password, cost))
}

type PasswordCheck = { readonly isRight: boolean; readonly needsRehash: boolean }

/**
 * Checks a password. For an unknown account it compares the password with a decoy hash, so that the reply takes the
 * same time.
 */
export async function checkPassword(
  password: string,
  stored: string | null,
  cost: PasswordCost,
): Promise<PasswordCheck> {
  if (!stored) {
    const decoy = await decoyHash(cost)
    await inTurn(() => verify(decoy, password))
    return { isRight: false, needsRehash: false }
  }
  if (isBcrypt(stored)) {
    // bcrypt reads only the first 72 bytes, so a longer password cannot be the stored password.
    const fits = Buffer.byteLength(password) <= 72
    const isRight = await inTurn(() => verifyBcrypt(password, stored))
    return { isRight: fits && isRight, needsRehash: true }
  }
  const isRight = await inTurn(() => verify(stored, password))
  return { isRight, needsRehash: isRight && isCheaper(stored, cost) }
}

/** True for the kinds of hashes that the server can verify. Administrators may give only such hashes. */
export function isKnownHash(text: string): boolean {
  return (
    isBcrypt(text) ||
    /^\$argon2(id|i|d)\$v=19\$m=\d{1,7},t=\d{1,2},p=\d{1,2}\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/.test(text)
  )
}

function isBcrypt(text: string): boolean {
  return /^\$2[abxy]\$(0[4-9]|1\d)\$[./A-Za-z0-9]{53}$/.test(text)
}

function isCheaper(stored: string, cost: PasswordCost): boolean {
  const { memoryCost, timeCost } = parseOptions(stored)
  return memoryCost < cost.memoryCost || timeCost < cost.timeCost
}

const decoys = new WeakMap<PasswordCost, Promise<string>>()
function decoyHash(cost: PasswordCost): Promise<string> {
  const decoy = decoys.get(cost) ?? hash(crypto.randomUUID(), cost)
  decoys.set(cost, decoy)
  return decoy
}
