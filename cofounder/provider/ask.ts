// Asks the co-founder on behalf of a server function, and passes the answer on.
import type { KeptBeside, Spent, StreamEvent } from '../../contracts/stream.ts'
import type { Dated, Helper } from '../helper.ts'
import { isAdmitted } from './admission.ts'
import { type Answer, answer } from './answer.ts'
import { type ReadSetting, readModelSettings } from './settings.ts'

/** `spent`: null if the model failed. The tokens that it used were already reported. */
type Asked<Result> = Answer<Result> & { spent: Spent | null }

export type Asking = {
  read: ReadSetting
  signal: AbortSignal
  emit: (event: StreamEvent | KeptBeside) => void
}

export async function ask<Input extends Dated, Result>(
  helper: Helper<Input, Result>,
  input: Input,
  { read, signal, emit }: Asking,
): Promise<Asked<Result>> {
  const settings = readModelSettings(read)
  const answered = await answer(helper, input, {
    settings,
    talksOnly: settings !== null && !isAdmitted(settings),
    signal,
    memory: input.memory,
    language: input.language,
    onText: text => emit({ type: 'delta', text }),
    onStep: label => emit({ type: 'step', label }),
    onParts: parts => emit({ type: 'parts', parts }),
    recap: input.recap,
    onRecap: recap => emit({ type: 'recap', recap }),
    onSpent: usage =>
      settings &&
      emit({ type: 'spent', spent: { provider: settings.provider, model: settings.model, ...usage } }),
  })
  const { failure } = answered
  const { provider, model } = answered.answeredBy
  if (failure) {
    const { code, reason } = failure
    console.error(
      JSON.stringify({ level: 'error', event: 'model failed', helper: helper.name, code, detail: reason }),
    )
  }
  return { ...answered, spent: failure ? null : { provider, model, ...answered.usage } }
}

/** Today's date (YYYY-MM-DD), in the founder's time zone or in UTC. */
export function currentDay(timeZone?: string | null): string {
  if (!timeZone) return new Date().toISOString().slice(0, 10)
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
}
