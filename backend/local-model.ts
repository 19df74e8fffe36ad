// Looks for a model server on this machine. It looks only if one person runs the product alone: with the embedded
// database, at a loopback address, and without another model in the settings. The start of the server does not wait
// for the search.
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

const knownServers = [
  { name: 'Ollama', port: 11434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
] as const

const patienceMs = 1000
const isNoWriter = /embed|rerank|whisper|\b(?:bge|gte|e5|minilm|clip)\b/i

export type LocalModel = { name: string; environment: { AI_BASE_URL: string; AI_MODEL: string } }

/** Returns the first model that can write text, or null if the reply is not a list of models. */
export function chooseModel(list: unknown): string | null {
  const data = (list as { data?: unknown } | null)?.data
  if (!Array.isArray(data)) return null
  const ids = data.map(it => (it as { id?: unknown } | null)?.id).filter(id => typeof id === 'string')
  return ids.find(id => id !== '' && !isNoWriter.test(id)) ?? null
}

async function ask(name: string, port: number): Promise<LocalModel | null> {
  const address = `http://127.0.0.1:${port}/v1`
  try {
    const response = await fetch(`${address}/models`, {
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    })
    const model = response.ok ? chooseModel(await response.json()) : null
    return model === null ? null : { name, environment: { AI_BASE_URL: address, AI_MODEL: model } }
  } catch {
    // No server listens at this port, or the server is not a model server.
    return null
  }
}

export async function findLocalModel(
  servers: readonly { name: string; port: number }[] = knownServers,
): Promise<LocalModel | null> {
  const found = await Promise.all(servers.map(({ name, port }) => ask(name, port)))
  return found.find(it => it !== null) ?? null
}

const loopback = /^(?:127\.\d+\.\d+\.\d+|localhost|::1)$/

export function mayLook({ host, databaseUrl, environment }: Settings): boolean {
  return loopback.test(host) && !databaseUrl && !isDecided(environment)
}

/** Returns whether the operator has set a model or switched models off. */
const isDecided = ({ AI, AI_BASE_URL, DEEPSEEK_API_KEY }: Settings['environment']): boolean =>
  AI?.trim().toLowerCase() === 'off' || Boolean(AI_BASE_URL?.trim() || DEEPSEEK_API_KEY?.trim())

/** Returns whether there is no model yet but a member could set one up. */
export const canHaveMind = (settings: Settings, { AI_BASE_URL, AI_LOOKS }: Found): boolean =>
  !isDecided(settings.environment) &&
  !AI_BASE_URL &&
  (AI_LOOKS === 'yes' || Boolean(settings.environment.AI_MEMBER_PROVIDERS?.trim()))

/** Returns the hint in the log for an operator without a model. AI=off hides the hint. */
export function mindHint(settings: Settings): string | null {
  if (isDecided(settings.environment)) return null
  const here = mayLook(settings)
    ? 'start Ollama, LM Studio or llama.cpp on this machine (found by itself, costs nothing, words stay here)'
    : 'name a server of your own with AI_BASE_URL and AI_MODEL (costs nothing more, words stay with you)'
  return `No model is set up: guided mode asks and computes. To give it a mind: ${here}; or set DEEPSEEK_API_KEY (you pay DeepSeek by use, words go there; a verdict takes about 6,000 tokens); or let members bring a key with AI_MEMBER_PROVIDERS. Try it at /admin. AI=off: stay with guided mode, and do not say this again.`
}

/** The minimum time between two searches. */
const lookEveryMs = 5000

type Found = Partial<LocalModel['environment']> & { AI_LOOKS?: 'yes' }
type Looking = { find?: typeof findLocalModel; now?: () => number }

/**
 * Returns the settings of the found model, or nothing while no model is found. As long as none is found, each call
 * may start a search, but no call waits for it. So a model server that starts later is used from the next question
 * on.
 */
export function lookForModel(
  settings: Settings,
  log: Log,
  { find = findLocalModel, now = Date.now }: Looking = {},
): () => Found {
  const hint = mindHint(settings)
  if (!mayLook(settings)) {
    if (hint) log.info(hint)
    return () => ({})
  }
  let found: Found = { AI_LOOKS: 'yes' }
  let lookedAt = Number.NEGATIVE_INFINITY
  let isTold = false
  const look = async () => {
    lookedAt = now()
    const model = await find()
    if (model) {
      const chosen = settings.environment.AI_MODEL?.trim() || model.environment.AI_MODEL
      found = { ...found, ...model.environment, AI_MODEL: chosen }
      log.info(`${model.name} is on this machine: ${chosen} answers. AI=off declines.`)
    } else if (hint && !isTold) log.info(hint)
    isTold = true
  }
  void look()
  return () => {
    if (!found.AI_BASE_URL && now() - lookedAt >= lookEveryMs) void look()
    return found
  }
}
