/** Rate limits. One process counts in memory, several processes count in PostgreSQL. */
import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Database, Value } from '../database/database.ts'
import { networksOfRequest } from '../http/caller-shares.ts'
import { AuthError } from './errors.ts'

type Rule = { readonly points: number; readonly seconds: number }

const limitRules = {
  signInAccount: { points: 30, seconds: 300 },
  /**
   * Attempts to sign in from a network where the member is already signed in. They are counted separately, so that
   * the member can still sign in after other networks have used up the attempts of the account.
   */
  signInHome: { points: 30, seconds: 300 },
  signInNetwork: { points: 30, seconds: 300 },
  signUpNetwork: { points: 100, seconds: 3600 },
  /**
   * Sign-ins that were started with a provider. Each of them adds a row, which is kept until the person returns
   * from the provider.
   */
  authorizeNetwork: { points: 100, seconds: 300 },
  refreshNetwork: { points: 1800, seconds: 300 },
  /** Codes that a person types. The limit must prevent guessing a code of six digits within an hour. */
  codeAccount: { points: 30, seconds: 300 },
  codeNetwork: { points: 100, seconds: 300 },
  factor: { points: 15, seconds: 300 },
  /** Sign-ups and password changes. Each sign-up costs two hashes. */
  passwordAccount: { points: 20, seconds: 3600 },
  mailPause: { points: 1, seconds: 60 },
  mailAccount: { points: 20, seconds: 3600 },
  mailNetwork: { points: 100, seconds: 3600 },
} as const satisfies Record<string, Rule>

type LimitName = keyof typeof limitRules

/**
 * One customer may have many neighbouring IPv6 networks. All networks in the block around an address together get
 * this many times the limit of one network.
 */
const timesAround = 10

export type Limits = {
  /** Counts one try. If the limit is reached, throws the error for the client. */
  take(name: LimitName, key: string): Promise<void>
  /** Removes the count of a try that succeeded. */
  giveBack(name: LimitName, key: string): Promise<void>
}

export type LimitOptions = {
  readonly database: Database
  readonly enabled?: boolean
  readonly rules?: Partial<Record<LimitName, Rule>>
}

const unlimited: Limits = { take: async () => undefined, giveBack: async () => undefined }

export function createLimits({ database, enabled = true, rules = {} }: LimitOptions): Limits {
  if (!enabled) return unlimited
  const limiters = new Map<string, RateLimiterAbstract>()
  for (const [name, rule] of Object.entries({ ...limitRules, ...rules }) as [LimitName, Rule][]) {
    // Here zero seconds means no limit. But the library would treat zero as an endless pause, so no limiter is
    // created.
    if (rule.seconds <= 0) continue
    limiters.set(name, createLimiter(database, name, rule))
    if (!name.endsWith('Network')) continue
    limiters.set(
      `${name} around`,
      createLimiter(database, `${name} around`, { ...rule, points: timesAround * rule.points }),
    )
  }
  /**
   * Returns the counters to which an attempt is added: the counter of the key and, for an IPv6 network, the counter
   * of the largest block around this network.
   */
  const countsOf = (name: LimitName, key: string) => {
    const [own, ...around] = networksOfRequest()
    const wide = key === own ? around.slice(-1).map(network => [`${name} around`, network] as const) : []
    return [[name, key] as const, ...wide].flatMap(([rule, counted]) => {
      const limiter = limiters.get(rule)
      return limiter ? [{ limiter, key: digest(counted) }] : []
    })
  }
  return {
    async take(name, key) {
      try {
        for (const count of countsOf(name, key)) await count.limiter.consume(count.key)
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(name, refusal) : refusal
      }
    },
    async giveBack(name, key) {
      for (const count of countsOf(name, key)) await count.limiter.reward(count.key)
    },
  }
}

function createLimiter(database: Database, name: string, rule: Rule): RateLimiterAbstract {
  const options = { keyPrefix: name, points: rule.points, duration: rule.seconds }
  if (database.engine === 'pglite') return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeType: 'client',
    storeClient: {
      query: async ({ text, values }: { text: string; values?: Value[] }) => ({
        rows: await database.run({ text, values }),
      }),
    },
    schemaName: 'auth',
    tableName: 'rate_limits',
    tableCreated: true,
  })
}

function tooMany(name: LimitName, { msBeforeNext }: RateLimiterRes): AuthError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  if (name === 'mailPause') {
    const message = `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`
    return new AuthError('over_email_send_rate_limit', message, { retryAfterSeconds })
  }
  const code = name.startsWith('mail') ? 'over_email_send_rate_limit' : 'over_request_rate_limit'
  return new AuthError(code, undefined, { retryAfterSeconds })
}

/** Keys are stored only as digests, so that no e-mail address is left here after an account is deleted. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
