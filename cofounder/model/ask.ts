// What a function needs to ask the co-founder and to hand the answer on.
import type { StreamEvent } from '../../contracts/stream.ts'
import type { Dated, Helper } from '../helper.ts'
import { type Answer, answer } from './answer.ts'
import { type ReadSetting, readModelSettings } from './settings.ts'

export type Spent = { provider: string; model: string; inputTokens: number; outputTokens: number }

export type Asked<Result> = Answer<Result> & { spent: Spent }

export type Asking = {
  read: ReadSetting
  signal: AbortSignal
  emit: (event: StreamEvent) => void
}

export async function ask<Input extends Dated, Result>(
  helper: Helper<Input, Result>,
  input: Input,
  { read, signal, emit }: Asking,
): Promise<Asked<Result>> {
  const answered = await answer(helper, input, {
    settings: readModelSettings(read),
    signal,
    memory: input.memory,
    onText: text => emit({ type: 'delta', text }),
    onStep: label => emit({ type: 'step', label }),
  })
  return { ...answered, spent: { ...answered.answeredBy, ...answered.usage } }
}

/** YYYY-MM-DD in UTC. */
export function currentDay(): string {
  return new Date().toISOString().slice(0, 10)
}
