import { memberProviders } from '../../../contracts/member-providers.ts'
import type { Caller } from '../_shared/caller.ts'
import { defineFunction } from '../_shared/define-function.ts'
import { readEnv } from '../_shared/env.ts'
import { FunctionError } from '../_shared/function-error.ts'
import { findKey, keepKey, removeKey } from '../_shared/member-key.ts'

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

/** In the caller's name: the database says whose key it is, and nothing else of it. */
async function ownKey(caller: Caller) {
  const { data, error } = await caller
    .client()
    .rpc('own_model_key')
    .maybeSingle<{ provider: string; since: string }>()
  if (error) throw new Error(`looking for the key failed: ${error.code}`)
  return data && { ...data, isUsable: (await findKey(caller.id)) !== 'lost' }
}

export default defineFunction({
  name: 'member-key',
  async run({ input, caller }) {
    const providers = memberProviders(readEnv)
    if (input.action === 'set') {
      const provider = providers.find(({ id }) => id === input.provider)
      if (!provider) throw new FunctionError('invalid_input', 'This provider is not offered here.')
      await assertTaken(provider.address ?? deepseek, input.key)
      await keepKey(caller.id, provider.id, input.key)
    }
    if (input.action === 'remove') await removeKey(caller.id)
    return { providers: providers.map(({ id }) => id), key: await ownKey(caller) }
  },
})
