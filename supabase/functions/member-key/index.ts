import { readModelSettings } from '../../../cofounder/provider/settings.ts'
import { tryModel } from '../../../cofounder/provider/try-model.ts'
import { type MemberProvider, memberProviders, withMemberKey } from '../../../contracts/member-providers.ts'
import { type InstanceMind, isKept, publicHost, type Tried } from '../../../contracts/minds.ts'
import type { Caller } from '../_shared/caller.ts'
import { defineFunction } from '../_shared/define-function.ts'
import { readEnv } from '../_shared/env.ts'
import { databaseFailure, FunctionError } from '../_shared/function-error.ts'
import { findKey, keepKey, modelAccess, noteKey, removeKey } from '../_shared/member-key.ts'
import { claimQuota } from '../_shared/quota.ts'

const deepseek = 'https://api.deepseek.com/v1'
const patience = 8000

/**
 * Throws if the provider refuses the key, so that it is not stored. If the key cannot be checked at the moment, it
 * is stored, and the next answer shows whether it works.
 */
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

/** Limits how many keys a member may try. Otherwise a thief could use the provider's reply to test stolen keys. */
async function assertFewTries(userId: string): Promise<void> {
  const retryAt = await claimQuota(userId, 'key_tries')
  if (!retryAt) return
  const minutes = Math.max(1, Math.ceil((Date.parse(retryAt) - Date.now()) / 60_000))
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  throw new FunctionError('quota_exceeded', `Too many keys were tried. Try again in ${wait}.`, retryAt)
}

/** Reads with the rights of the caller. The database returns only the provider and the date of the caller's key. */
async function ownKey(caller: Caller) {
  const { data, error } = await caller
    .client()
    .rpc('own_model_key')
    .maybeSingle<{ provider: string; since: string }>()
  if (error) throw databaseFailure('looking for the key', error)
  return data && { ...data, isUsable: (await findKey(caller.id)) !== 'lost' }
}

const hostOf = (address: string) => URL.parse(address)?.hostname ?? address

/** Addresses of this machine. Text that is sent there does not leave the machine. */
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

function instanceMind(): InstanceMind | null {
  const settings = readModelSettings(readEnv)
  if (!settings) return null
  const host = hostOf(settings.baseUrl ?? deepseek)
  return { model: settings.model, host: publicHost(host), isHere: loopback.test(host) }
}

async function tryKey(
  caller: Caller,
  { provider, key, signal }: { provider: MemberProvider; key: string; signal: AbortSignal },
): Promise<Tried> {
  const settings = readModelSettings(withMemberKey(readEnv, provider, key, `${caller.id} tried`))
  if (!settings) throw new FunctionError('invalid_input', 'This provider is not offered here.')
  return tryModel(settings, undefined, signal)
}

/**
 * Tests the model that answers this member: the model of the member's key, or the model of the instance. If it is
 * the model of the instance, the instance pays for the test.
 */
async function tryOwn(caller: Caller, signal: AbortSignal): Promise<Tried> {
  const { read, own } = await modelAccess(caller.id)
  const settings = readModelSettings(read)
  if (!settings) throw new FunctionError('invalid_input', 'There is no model to try yet.')
  await assertFewTries(caller.id)
  const tried = await tryModel(settings, undefined, signal)
  if (own) await noteKey(own, isKept(tried))
  return tried
}

export default defineFunction({
  name: 'member-key',
  async run({ input, caller, signal }) {
    const providers = memberProviders(readEnv)
    let tried: Tried | null = null
    if (input.action === 'set') {
      const provider = providers.find(({ id }) => id === input.provider)
      if (!provider) throw new FunctionError('invalid_input', 'This provider is not offered here.')
      await assertFewTries(caller.id)
      if (input.isTried) tried = await tryKey(caller, { provider, key: input.key, signal })
      else await assertTaken(provider.address ?? deepseek, input.key)
      if (!tried || isKept(tried)) await keepKey(caller.id, provider.id, input.key, tried !== null)
    }
    if (input.action === 'remove') await removeKey(caller.id)
    if (input.action === 'try') tried = await tryOwn(caller, signal)
    return {
      providers: providers.map(({ id }) => id),
      hosts: Object.fromEntries(providers.map(({ id, address }) => [id, hostOf(address ?? deepseek)])),
      key: await ownKey(caller),
      mind: instanceMind(),
      looks: readEnv('AI_LOOKS') === 'yes',
      tried,
    }
  },
})
