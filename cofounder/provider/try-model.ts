// Tests a model with one question of the reading test. The result is one of a few named outcomes.
import type { Tried } from '../../contracts/minds.ts'
import { readsWell } from './admission.ts'
import { ModelError, meanings } from './model-error.ts'
import { serverOf } from './server.ts'
import type { ModelSettings } from './settings.ts'

/** The limits are short, because a person waits for the result. */
const patience = { total: 45_000, firstWord: 20_000, betweenWords: 15_000, pause: 0, retries: 0 } as const

export async function tryModel(
  settings: ModelSettings,
  waiting: ModelSettings['patience'] = patience,
  signal?: AbortSignal,
): Promise<Tried> {
  const begun = performance.now()
  const tried = (outcome: Tried['outcome']): Tried => ({
    outcome,
    seconds: Math.round((performance.now() - begun) / 100) / 10,
  })
  try {
    const isReader = await readsWell({ ...settings, patience: waiting }, signal)
    noteTry(settings, isReader)
    return tried(isReader ? 'reads' : 'talks')
  } catch (error) {
    signal?.throwIfAborted()
    if (!(error instanceof ModelError)) throw error
    if (error.code !== 'model_failed') return tried(outcomeOf(error))
    noteTry(settings, false)
    return tried('talks')
  }
}

/** A model that passed before stays admitted for others, even if one member's test fails. */
function noteTry(settings: ModelSettings, isReader: boolean): void {
  const server = serverOf(settings)
  if (isReader) server.admission = 'admitted'
  else if (server.admission !== 'admitted') server.admission = 'talks only'
}

function outcomeOf({ status, retryAt }: ModelError): Tried['outcome'] {
  if (retryAt !== null || status === 429) return 'busy'
  return meanings.get(status) ?? 'broken'
}
