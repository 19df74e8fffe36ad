// Members can enter a key for a model. Only the server reads it. A page learns only that there is a key and when it
// was stored.
import { type MemberProvider, memberProviders, withMemberKey } from '../../../contracts/member-providers.ts'
import { serviceClient } from './clients.ts'
import { readEnv } from './env.ts'
import { databaseFailure } from './function-error.ts'
import { seal, unseal } from './seal.ts'

export type ReadSetting = (name: string) => string | undefined

const ownerOf = (userId: string, provider: string) => `${userId} ${provider}`

export async function keepKey(
  userId: string,
  provider: string,
  key: string,
  hasAnswered: boolean,
): Promise<void> {
  const sealed = await seal(key, ownerOf(userId, provider))
  const since = new Date().toISOString()
  const row = { user_id: userId, provider, sealed, created_at: since, has_answered: hasAnswered }
  const { error } = await serviceClient().from('member_keys').upsert(row)
  if (error) throw databaseFailure('keeping the key', error)
}

export async function removeKey(userId: string): Promise<void> {
  const { error } = await serviceClient().from('member_keys').delete().eq('user_id', userId)
  if (error) throw databaseFailure('removing the key', error)
}

/**
 * `hasAnswered` is true if the key worked the last time it was used. As long as it has not worked, the member has
 * the limits of the instance.
 */
export type OwnKey = { userId: string; since: string; hasAnswered: boolean }

/**
 * Stores whether the key worked. Stores nothing if the member has entered another key in the meantime. A failure is
 * only logged, so that the member still gets the answer.
 */
export async function noteKey({ userId, since }: OwnKey, hasAnswered: boolean): Promise<void> {
  const { error } = await serviceClient()
    .from('member_keys')
    .update({ has_answered: hasAnswered })
    .match({ user_id: userId, created_at: since })
  if (error) console.error(JSON.stringify({ level: 'error', event: 'key not noted', code: error.code }))
}

/**
 * Returns the member's key with its provider, null if there is no key, or `lost` if the key can no longer be
 * decrypted.
 */
export async function findKey(
  userId: string,
): Promise<{ provider: MemberProvider; key: string; owner: string; own: OwnKey } | 'lost' | null> {
  const { data, error } = await serviceClient()
    .from('member_keys')
    .select('provider, sealed, created_at, has_answered')
    .eq('user_id', userId)
    .maybeSingle<{ provider: string; sealed: string; created_at: string; has_answered: boolean }>()
  if (error) throw databaseFailure('reading the key', error)
  if (!data) return null
  const provider = memberProviders(readEnv).find(({ id }) => id === data.provider)
  const key = provider ? await unseal(data.sealed, ownerOf(userId, provider.id)) : null
  if (!provider || !key) return 'lost'
  const own = { userId, since: data.created_at, hasAnswered: data.has_answered }
  return { provider, key, owner: `${userId} ${own.since}`, own }
}

export type ModelAccess = {
  read: ReadSetting
  /** The member's own key, if it pays for the answer. */
  own: OwnKey | null
  hasLostKey: boolean
}

export async function modelAccess(userId: string): Promise<ModelAccess> {
  const found = memberProviders(readEnv).length ? await findKey(userId) : null
  if (!found || found === 'lost') return { read: readEnv, own: null, hasLostKey: found === 'lost' }
  const { provider, key, owner, own } = found
  return { read: withMemberKey(readEnv, provider, key, owner), own, hasLostKey: false }
}
