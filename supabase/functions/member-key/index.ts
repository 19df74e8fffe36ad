import { memberProviders } from '../../../contracts/member-providers.ts'
import type { Caller } from '../_shared/caller.ts'
import { defineFunction } from '../_shared/define-function.ts'
import { readEnv } from '../_shared/env.ts'
import { databaseFailure, FunctionError } from '../_shared/function-error.ts'
import { findKey, keepKey, removeKey } from '../_shared/member-key.ts'
import { claimQuota } from '../_shared/quota.ts'

const deepseek = 'https://api.deepseek.com/v1'
const patience = 8000

/** A key the provider refuses is not kept. One that cannot be asked about now is: the next answer tells. */
async function assertTaken(address: string, key: string): Promise<void> {
  let status = 0
  try {
    const response = await fetch(`${address}/models`, {
      headers: { authorization: `Bearer ${key}` },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    status = response.status
    await response.body?.cancel()
  } catch (error) {
    const detail = error instanceof Error ? error.name : typeof error
    console.error(JSON.stringify({ level: 'warn', event: 'key not tried', detail }))
  }
  if (status === 401 || status === 403) {
    throw new FunctionError('invalid_input', 'The provider does not take this key.')
  }
}

/** What the provider says of a key is worth something to a thief. */
async function assertFewTries(userId: string): Promise<void> {
  const retryAt = await claimQuota(userId, 'key_tries')
  if (!retryAt) return
  const minutes = Math.max(1, Math.ceil((Date.parse(retryAt) - Date.now()) / 60_000))
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  throw new FunctionError('quota_exceeded', `Too many keys were tried. Try again in ${wait}.`, retryAt)
}

/** In the caller's name: the database says whose key it is, and nothing else of it. */
async function ownKey(caller: Caller) {
  const { data, error } = await caller
    .client()
    .rpc('own_model_key')
    .maybeSingle<{ provider: string; since: string }>()
  if (error) throw databaseFailure('looking for the key', error)
  return data && { ...data, isUsable: (await findKey(caller.id)) !== 'lost' }
}

export default defineFunction({
  name: 'member-key',
  async run({ input, caller }) {
    const providers = memberProviders(readEnv)
    if (input.action === 'set') {
      const provider = providers.find(({ id }) => id === input.provider)
      if (!provider) throw new FunctionError('invalid_input', 'This provider is not offered here.')
      await assertFewTries(caller.id)
      await assertTaken(provider.address ?? deepseek, input.key)
      await keepKey(caller.id, provider.id, input.key)
    }
    if (input.action === 'remove') await removeKey(caller.id)
    return { providers: providers.map(({ id }) => id), key: await ownKey(caller) }
  },
})
