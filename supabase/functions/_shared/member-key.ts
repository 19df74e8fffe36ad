// A member's own key for a model. Only the server reads it; a page learns that there is one, and since when.
import { type MemberProvider, memberProviders, withMemberKey } from '../../../contracts/member-providers.ts'
import { serviceClient } from './clients.ts'
import { readEnv } from './env.ts'
import { seal, unseal } from './seal.ts'

type ReadSetting = (name: string) => string | undefined

const ownerOf = (userId: string, provider: string) => `${userId} ${provider}`

export async function keepKey(userId: string, provider: string, key: string): Promise<void> {
  const sealed = await seal(key, ownerOf(userId, provider))
  const row = { user_id: userId, provider, sealed, created_at: new Date().toISOString() }
  const { error } = await serviceClient().from('member_keys').upsert(row)
  if (error) throw new Error(`keeping the key failed: ${error.code}`)
}

export async function removeKey(userId: string): Promise<void> {
  const { error } = await serviceClient().from('member_keys').delete().eq('user_id', userId)
  if (error) throw new Error(`removing the key failed: ${error.code}`)
}

/** The member's key with its provider; null where there is none, or none that can still be used. */
async function findKey(userId: string): Promise<{ provider: MemberProvider; key: string } | null> {
  const { data, error } = await serviceClient()
    .from('member_keys')
    .select('provider, sealed')
    .eq('user_id', userId)
    .maybeSingle<{ provider: string; sealed: string }>()
  if (error) throw new Error(`reading the key failed: ${error.code}`)
  const provider = memberProviders(readEnv).find(({ id }) => id === data?.provider)
  const key = data && provider ? await unseal(data.sealed, ownerOf(userId, data.provider)) : null
  return provider && key ? { provider, key } : null
}

export type ModelAccess = {
  /** Where the model's settings are read. */
  read: ReadSetting
  /** It is paid by the member: the instance's quota is not used. */
  isOwn: boolean
}

export async function modelAccess(userId: string): Promise<ModelAccess> {
  const found = memberProviders(readEnv).length ? await findKey(userId) : null
  if (!found) return { read: readEnv, isOwn: false }
  return { read: withMemberKey(readEnv, found.provider, found.key), isOwn: true }
}
