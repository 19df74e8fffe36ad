// A member's own key for a model. Only the server reads it; a page learns that there is one, and since when.
import { type MemberProvider, memberProviders, withMemberKey } from '../../../contracts/member-providers.ts'
import { serviceClient } from './clients.ts'
import { readEnv } from './env.ts'
import { databaseFailure } from './function-error.ts'
import { seal, unseal } from './seal.ts'

type ReadSetting = (name: string) => string | undefined

const ownerOf = (userId: string, provider: string) => `${userId} ${provider}`

export async function keepKey(userId: string, provider: string, key: string): Promise<void> {
  const sealed = await seal(key, ownerOf(userId, provider))
  const row = { user_id: userId, provider, sealed, created_at: new Date().toISOString() }
  const { error } = await serviceClient().from('member_keys').upsert(row)
  if (error) throw databaseFailure('keeping the key', error)
}

export async function removeKey(userId: string): Promise<void> {
  const { error } = await serviceClient().from('member_keys').delete().eq('user_id', userId)
  if (error) throw databaseFailure('removing the key', error)
}

/** The member's key with its provider; null where there is none, `lost` where it cannot be used any more. */
export async function findKey(
  userId: string,
): Promise<{ provider: MemberProvider; key: string; owner: string } | 'lost' | null> {
  const { data, error } = await serviceClient()
    .from('member_keys')
    .select('provider, sealed, created_at')
    .eq('user_id', userId)
    .maybeSingle<{ provider: string; sealed: string; created_at: string }>()
  if (error) throw databaseFailure('reading the key', error)
  if (!data) return null
  const provider = memberProviders(readEnv).find(({ id }) => id === data.provider)
  const key = provider ? await unseal(data.sealed, ownerOf(userId, provider.id)) : null
  return provider && key ? { provider, key, owner: `${userId} ${data.created_at}` } : 'lost'
}

export type ModelAccess = {
  /** Where the model's settings are read. */
  read: ReadSetting
  /** It is paid by the member: the instance's quota is not used. */
  isOwn: boolean
  /** They have given a key that must be entered again. */
  hasLostKey: boolean
}

export async function modelAccess(userId: string): Promise<ModelAccess> {
  const found = memberProviders(readEnv).length ? await findKey(userId) : null
  if (!found || found === 'lost') return { read: readEnv, isOwn: false, hasLostKey: found === 'lost' }
  const { provider, key, owner } = found
  return { read: withMemberKey(readEnv, provider, key, owner), isOwn: true, hasLostKey: false }
}
