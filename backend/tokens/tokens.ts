import type { JSONWebKeySet, JWK } from 'jose'
import { SignJWT } from 'jose'
import { runInBackground } from '../background.ts'
import type { Database } from '../database/database.ts'
import { anonymous, type Caller, CallerError, type Claims, type IdentifyCaller } from '../http/caller.ts'
import { createLog, type Log } from '../log.ts'
import { type ApiKeys, opaqueKeyReader, signLegacyKeys } from './api-keys.ts'
import { watchEndedSessions } from './ended-sessions.ts'
import { type KeyRing, listenForKeys, loadKeyRing, rotateKeys } from './signing-keys.ts'
import { createTokenCache } from './token-cache.ts'
import { verifyToken } from './verify.ts'

type TokensOptions = {
  readonly database: Database
  readonly keys: ApiKeys
  /** The lifetime of an access token. Ended sessions are remembered for the same time. */
  readonly jwtExpirySeconds?: number
  /** The private keys that the operator provides. The first key signs. */
  readonly signingKeys?: readonly JWK[]
  /** At this age the signing key is replaced automatically. */
  readonly rotateAfterDays?: number
  readonly log?: Log
}

export type Tokens = {
  readonly identify: IdentifyCaller
  /** Signs an access token with these claims, which include `exp` and `iat`. */
  sign(claims: Claims): Promise<string>
  jwks(): JSONWebKeySet
  /** Ends sessions: deletes their rows. After that every process refuses their access tokens. */
  revokeSessions(ids: readonly string[]): Promise<void>
  /**
   * Marks sessions as ended. It is for code that has deleted their rows, so that this process does not have to wait
   * for the notification.
   */
  markEnded(ids: readonly string[]): void
  onRevoked(listener: (sessionId: string) => void): () => void
  rotate(): Promise<void>
  readonly legacyKeys: { readonly anon: string; readonly serviceRole: string }
  close(): Promise<void>
}

const day = 24 * 3600

export async function createTokens(options: TokensOptions): Promise<Tokens> {
  const { database, keys, jwtExpirySeconds = 3600, signingKeys = [], rotateAfterDays = 90 } = options
  const log = options.log ?? createLog('warn')
  const jwtSecret = new TextEncoder().encode(keys.jwtSecret)
  const readOpaqueKey = opaqueKeyReader(keys)
  const cache = createTokenCache()
  const ended = await watchEndedSessions(database, { keepSeconds: jwtExpirySeconds + 600, log })
  const keepSeconds = jwtExpirySeconds + day

  let ring: KeyRing = await loadKeyRing(database, signingKeys)
  async function reloadKeys() {
    ring = await loadKeyRing(database)
    cache.clear()
  }
  const reloading = runInBackground(reloadKeys, {
    failure: 'The signing keys could not be read',
    log,
    longestPauseMs: 5_000,
  })
  const stopListening = await listenForKeys(database, reloading.run)
  // Keys that the operator provides are replaced only by the operator.
  async function rotateWhenOld() {
    if (signingKeys.length > 0) return
    await rotateKeys(database, { keepSeconds, ifOlderThanSeconds: rotateAfterDays * day })
  }
  const rotation = runInBackground(rotateWhenOld, {
    failure: 'The signing key could not be exchanged',
    log,
    everyMs: 6 * 3600_000,
    longestPauseMs: 60_000,
  })
  if (Date.now() - ring.since.getTime() > rotateAfterDays * day * 1000) {
    await rotateWhenOld()
    await reloadKeys()
  }

  async function identifyToken(token: string): Promise<Caller> {
    const caller =
      cache.get(token) ??
      (await verifyToken(token, {
        jwtSecret,
        findKey: async kid => ring.published.get(kid)?.key ?? null,
      }))
    const sessionId = caller.claims.session_id
    if (sessionId !== undefined && ended.has(sessionId)) {
      throw new CallerError('revoked', 'session of this token has ended', caller.userId)
    }
    cache.set(token, caller)
    return caller
  }

  async function identifyApiKey(key: string): Promise<Caller> {
    const opaque = readOpaqueKey(key)
    if (opaque) return opaque
    if (!looksLikeJwt(key)) throw new CallerError('unknown_key', 'API key is not known')
    const caller = await identifyToken(key)
    if (caller.userId !== null) throw new CallerError('unknown_key', "a member's token is not an API key")
    return caller
  }

  return {
    async identify({ apiKey, authorization }) {
      const bearer = readBearer(authorization)
      const key = apiKey || null
      const byKey = key === null ? null : await identifyApiKey(key)
      if (bearer === null || bearer === key) return byKey ?? anonymous
      return looksLikeJwt(bearer) ? identifyToken(bearer) : identifyApiKey(bearer)
    },
    sign: claims =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ring.signing.alg, kid: ring.signing.kid, typ: 'JWT' })
        .sign(ring.signing.key),
    jwks: () => ({ keys: [...ring.published.values()].map(({ jwk }) => jwk) }),
    async revokeSessions(ids) {
      if (ids.length === 0) return
      await database.run({ text: 'delete from auth.sessions where id = any($1::uuid[])', values: [ids] })
      ended.markEnded(ids)
    },
    markEnded: ended.markEnded,
    onRevoked: ended.onEnded,
    async rotate() {
      await rotateKeys(database, { keepSeconds })
      await reloadKeys()
    },
    legacyKeys: await signLegacyKeys(keys.jwtSecret),
    async close() {
      await Promise.all([ended.close(), stopListening(), reloading.close(), rotation.close()])
    },
  }
}

function readBearer(authorization: string | null | undefined): string | null {
  if (!authorization) return null
  const match = /^bearer +(\S+) *$/i.exec(authorization)
  if (!match?.[1]) throw new CallerError('malformed', 'Authorization must read "Bearer" and one token')
  return match[1]
}

function looksLikeJwt(text: string): boolean {
  return text.split('.').length === 3
}
