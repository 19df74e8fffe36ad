// The one way to ask the co-founder: a model when one is set up, else the helper's playbook. Where the model fails,
// the playbook takes the turn: its floor is guided mode, never an error.
import type { Understood } from '../../contracts/facts.ts'
import type { AnsweredBy } from '../../contracts/outputs.ts'
import type { Memory } from '../../venture/facts/memory.ts'
import { type Heard, trip } from '../harm/trip-wire.ts'
import type { Helper, ObjectPrompt } from '../helper.ts'
import { type Language, languageOf } from '../language/recognise.ts'
import { tellLanguage, tellMemory } from '../memory.ts'
import { ModelError } from './model-error.ts'
import { describeSchema, parseObject } from './parse-object.ts'
import type { ModelSettings } from './settings.ts'
import { callModel, type Usage } from './stream.ts'
import { takeoverNotice } from './takeover.ts'

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
  /** What went wrong with the model, where guided mode took its turn. */
  failure: ModelError | null
}

export type AskOptions = {
  settings: ModelSettings | null
  signal?: AbortSignal | undefined
  /** What the founder has confirmed, for the prompt. */
  memory?: Memory | null | undefined
  /** The language the founder chose. */
  language?: Language | null | undefined
  /** Markdown as it comes. What was sent stays valid: later text only adds to it. */
  onText?: ((text: string) => void) | undefined
  onStep?: ((label: string) => void) | undefined
}

const playbookName: AnsweredBy = { provider: 'playbook', model: 'playbook-1' }
const nothingSpent: Usage = { inputTokens: 0, outputTokens: 0 }

export async function answer<Input, Result>(
  helper: Helper<Input, Result>,
  input: Input,
  options: AskOptions,
): Promise<Answer<Result>> {
  const { settings } = options
  const heard = helper.heard(input)
  const alarm = trip(heard)
  if (alarm) {
    const result = helper.onAlarm?.(input, alarm) ?? null
    const text = result ? helper.render(result) : alarm.text
    options.onText?.(text)
    return { result, text, answeredBy: playbookName, usage: nothingSpent, understood: null, failure: null }
  }
  if (!settings) return guided(helper, input, options, { shown: '', because: null, error: null })
  let shown = ''
  const onText = (text: string) => {
    shown += text
    options.onText?.(text)
  }
  try {
    return await askModel(helper, input, settings, { ...options, onText })
  } catch (error) {
    if (!(error instanceof ModelError) || error.code === 'cancelled') throw error
    const because = takeoverNotice(error, shown.trim() !== '', options.language ?? spokenIn(heard))
    return guided(helper, input, options, { shown, because, error })
  }
}

function spokenIn({ messages, around }: Heard): Language {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  return languageOf(said.length ? said : around)
}

type Takeover = { shown: string; because: string; error: ModelError }

/** Where it takes over, its words stand below what is on the page already and the reason. */
function guided<Input, Result>(
  helper: Helper<Input, Result>,
  input: Input,
  { onText }: AskOptions,
  { shown, because, error }: Takeover | { shown: ''; because: null; error: null },
): Answer<Result> {
  const result = helper.playbook(input)
  const text = [shown, because, helper.render(result)].filter(Boolean).join('\n\n')
  onText?.(text.slice(shown.length))
  const answeredBy: AnsweredBy = { ...playbookName, ...(because && { because }) }
  const understood = helper.understood?.(input) ?? null
  return { result, text, answeredBy, usage: nothingSpent, understood, failure: error }
}

async function askModel<Input, Result>(
  helper: Helper<Input, Result>,
  input: Input,
  settings: ModelSettings,
  options: AskOptions,
): Promise<Answer<Result>> {
  const answeredBy: AnsweredBy = { provider: settings.provider, model: settings.model }
  const asked = helper.prompt(input)
  const prompt = {
    ...asked,
    system: asked.system + tellMemory(options.memory, helper.name) + tellLanguage(options.language),
  }
  const understood = helper.understood?.(input) ?? null
  if (prompt.form === 'object') {
    options.onStep?.('Working it out')
    const { result, usage } = await askForObject(prompt, settings, options)
    const text = helper.render(result)
    options.onText?.(text)
    return { result, text, answeredBy, usage, understood, failure: null }
  }
  const { text, usage, isCut } = await callModel({
    settings,
    system: prompt.system,
    messages: prompt.messages,
    maxOutputTokens: prompt.maxOutputTokens,
    schema: null,
    signal: options.signal,
    ...(options.onText && { onText: options.onText }),
  })
  if (isCut) throw new ModelError('model_failed', 'the answer was cut')
  const result = prompt.complete(text.trim())
  return { result, text: helper.render(result), answeredBy, usage, understood, failure: null }
}

async function askForObject<Result>(
  prompt: ObjectPrompt<Result>,
  settings: ModelSettings,
  { signal, onStep }: AskOptions,
): Promise<{ result: Result; usage: Usage }> {
  const schema = describeSchema(prompt.schema)
  const call = {
    settings,
    system: `${prompt.system}\n\nAnswer with one JSON object of this JSON Schema and nothing else:\n${JSON.stringify(schema)}`,
    maxOutputTokens: prompt.maxOutputTokens,
    schema,
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
