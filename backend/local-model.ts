// A model on this machine is found by itself, where one person runs the product for themselves: embedded database, a
// loopback address, no other model set up. The start does not wait for it.
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

/** The first model that writes; null where the answer is no list of models. */
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
    // Nobody is there, or somebody else.
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
  const { AI, AI_BASE_URL, DEEPSEEK_API_KEY } = environment
  const isDeclined = AI?.trim().toLowerCase() === 'off'
  return (
    loopback.test(host) && !databaseUrl && !isDeclined && !AI_BASE_URL?.trim() && !DEEPSEEK_API_KEY?.trim()
  )
}

/** What functions read of it: nothing until it is found. */
export function lookForModel(settings: Settings, log: Log): () => Partial<LocalModel['environment']> {
  let found: Partial<LocalModel['environment']> = {}
  if (mayLook(settings)) {
    void findLocalModel().then(model => {
      if (!model) return
      const chosen = settings.environment.AI_MODEL?.trim() || model.environment.AI_MODEL
      found = { ...model.environment, AI_MODEL: chosen }
      log.info(`${model.name} is on this machine: ${chosen} answers. AI=off declines.`)
    })
  }
  return () => found
}
