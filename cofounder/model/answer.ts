// The one way to ask the co-founder: a model when one is set up, else the helper's playbook.
import type { Understood } from '../../contracts/facts.ts'
import type { AnsweredBy } from '../../contracts/outputs.ts'
import type { Memory } from '../../venture/facts/memory.ts'
import { trip } from '../harm/trip-wire.ts'
import type { Helper, ObjectPrompt } from '../helper.ts'
import { tellMemory } from '../memory.ts'
import { ModelError } from './model-error.ts'
import { describeSchema, parseObject } from './parse-object.ts'
import type { ModelSettings } from './settings.ts'
import { callModel, type Usage } from './stream.ts'

/**
 * `result` is null where the trip-wire answered: then there is only the text. `understood` is what the founder's last
 * message told; words that tripped the wire are no fact.
 */
export type Answer<Result> = {
  result: Result | null
  text: string
  answeredBy: AnsweredBy
  usage: Usage
  understood: Understood | null
}

export type AskOptions = {
  settings: ModelSettings | null
  signal?: AbortSignal | undefined
  /** What the founder has confirmed, for the prompt. */
  memory?: Memory | null | undefined
  /** Markdown as it comes. What was sent stays valid: later text only adds to it. */
  onText?: ((text: string) => void) | undefined
  onStep?: ((label: string) => void) | undefined
}

const playbookName: AnsweredBy = { provider: 'playbook', model: 'playbook-1' }
const noUsage: Usage = { inputTokens: 0, outputTokens: 0 }

export async function answer<Input, Result>(
  helper: Helper<Input, Result>,
  input: Input,
  options: AskOptions,
): Promise<Answer<Result>> {
  const { settings } = options
  const alarm = trip(helper.heard(input))
  if (alarm) {
    const result = helper.onAlarm?.(input, alarm) ?? null
    const text = result ? helper.render(result) : alarm.text
    options.onText?.(text)
    return { result, text, answeredBy: playbookName, usage: noUsage, understood: null }
  }
  const understood = helper.understood?.(input) ?? null
  if (!settings) {
    const result = helper.playbook(input)
    const text = helper.render(result)
    options.onText?.(text)
    return { result, text, answeredBy: playbookName, usage: noUsage, understood }
  }
  const answeredBy: AnsweredBy = { provider: settings.provider, model: settings.model }
  const asked = helper.prompt(input)
  const prompt = { ...asked, system: asked.system + tellMemory(options.memory, helper.name) }
  if (prompt.form === 'object') {
    options.onStep?.('Working it out')
    const { result, usage } = await askForObject(prompt, settings, options)
    const text = helper.render(result)
    options.onText?.(text)
    return { result, text, answeredBy, usage, understood }
  }
  const { text, usage } = await callModel({
    settings,
    system: prompt.system,
    messages: prompt.messages,
    maxOutputTokens: prompt.maxOutputTokens,
    isJson: false,
    signal: options.signal,
    ...(options.onText && { onText: options.onText }),
  })
  const result = prompt.complete(text.trim())
  return { result, text: helper.render(result), answeredBy, usage, understood }
}

async function askForObject<Result>(
  prompt: ObjectPrompt<Result>,
  settings: ModelSettings,
  { signal, onStep }: AskOptions,
): Promise<{ result: Result; usage: Usage }> {
  const call = {
    settings,
    system: `${prompt.system}\n\nAnswer with one JSON object of this JSON Schema and nothing else:\n${describeSchema(prompt.schema)}`,
    maxOutputTokens: prompt.maxOutputTokens,
    isJson: true,
    signal,
  }
  const first = await callModel({ ...call, messages: prompt.messages })
  const parsed = parseObject(prompt, first.text)
  if (parsed.ok) return { result: parsed.result, usage: first.usage }
  onStep?.('Checking the answer')
  const second = await callModel({
    ...call,
    messages: [
      ...prompt.messages,
      { role: 'assistant', content: first.text.slice(0, 12_000) },
      {
        role: 'user',
        content: `That answer cannot be used:\n${parsed.complaint}\nSend the whole corrected JSON object.`,
      },
    ],
  })
  const repaired = parseObject(prompt, second.text)
  if (!repaired.ok) throw new ModelError('model_failed', 'the answer did not fit its form, twice')
  return {
    result: repaired.result,
    usage: {
      inputTokens: first.usage.inputTokens + second.usage.inputTokens,
      outputTokens: first.usage.outputTokens + second.usage.outputTokens,
    },
  }
}
