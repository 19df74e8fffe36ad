import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Database, Transaction } from '../database/database.ts'

/** Keys that the server makes are ES256. An operator may provide RSA keys. */
type Algorithm = 'ES256' | 'RS256'

type PublicKey = { readonly kid: string; readonly key: CryptoKey; readonly jwk: JWK }
export type KeyRing = {
  readonly signing: { readonly kid: string; readonly key: CryptoKey; readonly alg: Algorithm }
  readonly published: ReadonlyMap<string, PublicKey>
  /** The time when this key became the signing key. */
  readonly since: Date
}

type Stored = { kid: string; private_jwk: JWK; status: string; status_since: string }

const channel = 'auth_signing_keys'

/** Reads the keys. If there are none, creates them. `provided` are the keys from a file of the operator. */
export async function loadKeyRing(database: Database, provided: readonly JWK[] = []): Promise<KeyRing> {
  const stored = await readKeys(database)
  const hasProvided = provided.every(jwk => stored.some(key => key.kid === jwk.kid))
  if (hasProvided && stored.some(key => key.status === 'current')) return toKeyRing(stored)
  const fresh = await Promise.all([...provided, await newKey(), await newKey()].map(withThumbprint))
  await database.transaction({}, async transaction => {
    await lock(transaction)
    const present = await readKeys(transaction)
    const missing = provided.length > 0 ? fresh.slice(0, provided.length) : fresh
    const wanted = missing.filter(jwk => !present.some(key => key.kid === jwk.kid))
    const hasCurrent = present.some(key => key.status === 'current')
    if (wanted.length === 0 || (hasCurrent && provided.length === 0)) return
    if (hasCurrent) await retireCurrent(transaction)
    for (const [index, jwk] of wanted.entries()) {
      await insertKey(transaction, jwk, index === 0 ? 'current' : 'standby')
    }
    await announce(transaction)
  })
  return toKeyRing(await readKeys(database))
}

/**
 * Starts to sign with the waiting key. It was published before, so verifiers that cache the list of keys already
 * know it. Creates a new waiting key. Old keys stay published until every token that they signed has expired.
 */
export async function rotateKeys(
  database: Database,
  options: { readonly keepSeconds: number; readonly ifOlderThanSeconds?: number },
): Promise<void> {
  const next = await withThumbprint(await newKey())
  const spare = await withThumbprint(await newKey())
  await database.transaction({}, async transaction => {
    await lock(transaction)
    const tooYoung = await transaction.query(
      `select 1 from auth.signing_keys where status = 'current' and status_since > now() - $1::float8 * interval '1 second'`,
      [options.ifOlderThanSeconds ?? 0],
    )
    if (tooYoung.length > 0) return
    await retireCurrent(transaction)
    const promoted = await transaction.query(
      `update auth.signing_keys set status = 'current', status_since = now()
       where kid = (select kid from auth.signing_keys where status = 'standby' order by status_since limit 1) returning kid`,
    )
    if (promoted.length === 0) await insertKey(transaction, spare, 'current')
    await insertKey(transaction, next, 'standby')
    await transaction.query(
      `delete from auth.signing_keys
       where status = 'previous' and status_since < now() - $1::float8 * interval '1 second'`,
      [options.keepSeconds],
    )
    await announce(transaction)
  })
}

export function listenForKeys(database: Database, onChange: () => void): Promise<() => Promise<void>> {
  return database.listen(channel, onChange, onChange)
}

async function readKeys(source: Database | Transaction): Promise<Stored[]> {
  const text =
    'select kid, private_jwk, status, status_since from auth.signing_keys order by status_since, kid'
  return 'run' in source ? source.run<Stored>({ text }) : source.query<Stored>(text)
}

async function toKeyRing(stored: readonly Stored[]): Promise<KeyRing> {
  const current = stored.find(key => key.status === 'current')
  if (!current) throw new Error('auth.signing_keys holds no current key')
  const published = await Promise.all(stored.map(({ kid, private_jwk }) => publish(kid, private_jwk)))
  return {
    signing: {
      kid: current.kid,
      key: await importKey(current.private_jwk),
      alg: algorithmOf(current.private_jwk),
    },
    published: new Map(published.map(key => [key.kid, key])),
    since: new Date(current.status_since),
  }
}

async function publish(kid: string, secret: JWK): Promise<PublicKey> {
  const { kty, crv, x, y, n, e } = secret
  const open = kty === 'RSA' ? { kty, n, e } : { kty, crv, x, y }
  const jwk: JWK = { ...open, kid, alg: algorithmOf(secret), use: 'sig', key_ops: ['verify'], ext: true }
  return { kid, key: await importKey(jwk), jwk }
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK({ ...jwk, key_ops: undefined }, algorithmOf(jwk))
  if (key instanceof Uint8Array) throw new Error('a signing key must be an elliptic curve or RSA key')
  return key
}

function algorithmOf({ kty }: JWK): Algorithm {
  return kty === 'RSA' ? 'RS256' : 'ES256'
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return exportJWK(privateKey)
}

async function withThumbprint(jwk: JWK): Promise<JWK & { kid: string }> {
  return { ...jwk, kid: jwk.kid ?? (await calculateJwkThumbprint(jwk)) }
}

function lock(transaction: Transaction) {
  return transaction.query(`select pg_advisory_xact_lock(hashtext('auth.signing_keys'))`)
}

function retireCurrent(transaction: Transaction) {
  return transaction.query(
    `update auth.signing_keys set status = 'previous', status_since = now() where status = 'current'`,
  )
}

function insertKey(transaction: Transaction, jwk: JWK & { kid: string }, status: string) {
  return transaction.query(
    'insert into auth.signing_keys (kid, private_jwk, status) values ($1, $2::jsonb, $3)',
    [jwk.kid, JSON.stringify(jwk), status],
  )
}

function announce(transaction: Transaction) {
  return transaction.query(`select pg_notify('${channel}', '')`)
}
