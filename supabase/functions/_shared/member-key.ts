// A member's own key for a model. Only the server reads it. A page learns only that a key exists, and since
// when.
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

/** `hasAnswered` tells whether the key worked the last time. Until it has, it lifts no limit. */
export type OwnKey = { userId: string; since: string; hasAnswered: boolean }

/**
 * Stores whether the provider gave an answer for the key. A key that was entered meanwhile is another key.
 * Never fails an answer.
 */
export async function noteKey({ userId, since }: OwnKey, hasAnswered: boolean): Promise<void> {
  const { error } = await serviceClient()
    .from('member_keys')
    .update({ has_answered: hasAnswered })
    .match({ user_id: userId, created_at: since })
  if (error) console.error(JSON.stringify({ level: 'error', event: 'key not noted', code: error.code }))
}

/** The member's key with its provider; null if there is none, `lost` if it can no longer be used. */
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
  /** Reads the settings of the model. */
  read: ReadSetting
  /** The key that pays, if it is the member's. */
  own: OwnKey | null
  /** The member's key must be entered again. */
  hasLostKey: boolean
}

export async function modelAccess(userId: string): Promise<ModelAccess> {
  const found = memberProviders(readEnv).length ? await findKey(userId) : null
  if (!found || found === 'lost') return { read: readEnv, own: null, hasLostKey: found === 'lost' }
  const { provider, key, owner, own } = found
  return { read: withMemberKey(readEnv, provider, key, owner), own, hasLostKey: false }
}
