// Every question to the co-founder starts here. Without a model, or if it fails, the playbook answers.
import type { Understood } from '../../contracts/facts.ts'
import type { Recap } from '../../contracts/helper-session.ts'
import { type AnsweredBy, mostSourced, type SourcedWords, sourcedWords } from '../../contracts/outputs.ts'
import type { Memory } from '../../venture/facts/memory.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { rememberedWords } from '../guards/said.ts'
import { withoutMarksIn } from '../guards/sources.ts'
import type { Helper } from '../helper.ts'
import { languageOf } from '../language/recognise.ts'
import { voiceIn } from '../language/voice.ts'
import { knownFacts, tellEndings, tellLanguage, tellMemory, tellProposed } from '../memory.ts'
import type { Mind } from '../mind.ts'
import { ModelError } from '../model-error.ts'
import { grownRecap } from '../prompts/recap.ts'
import { type Heard, trip } from '../safety/trip-wire.ts'
import { type Listening, makeMind } from './make-mind.ts'
import type { ModelSettings } from './settings.ts'
import type { Usage } from './stream.ts'
import { takeoverNotice, talksOnlyNotice } from './takeover.ts'
import { talkBeside } from './talk-beside.ts'

/** `result`: null if only the safety check answered. A message that raised an alarm makes no facts. */
export type Answer<Result> = {
  result: Result | null
  text: string
  answeredBy: AnsweredBy
  usage: Usage
  understood: Understood | null
  /** Why the model failed, if the playbook answered instead. */
  failure: ModelError | null
}

export type AskOptions = Listening & {
  settings: ModelSettings | null
  memory?: Memory | null | undefined
  /** The language from the settings. If it is missing, the founder's own language is used. */
  language?: Language | null | undefined
  /** Whether the model failed the reading test. If so, guided mode asks, records and scores. */
  talksOnly?: boolean
  onRecap?: ((recap: Recap) => void) | undefined
  /** After this many milliseconds of silence, a text tells the founder how long the answer may take. */
  slowAfter?: number
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
  const usage: Usage = { ...nothingSpent }
  const language = options.language ?? spokenIn(heard, options.memory)
  const telling = {
    language,
    isOpenTold: helper.tellsRecord === 'open',
    isRecordTold: helper.tellsRecord !== undefined,
  }
  // A prompt with a record needs only a short memory.
  const isShort = telling.isRecordTold
  const remembered = tellMemory(options.memory, helper.name, { ...telling, isShort })
  const sourced = new Map<string, SourcedWords>()
  const seconds = Math.round(settings.patience.firstWord / 1000)
  const slow = setTimeout(
    () => options.onStep?.(voiceIn(language).say('step.slow', { seconds })),
    options.slowAfter ?? 8000,
  )
  const mind = makeMind({
    ...options,
    settings,
    language,
    memory: [
      tellMemory(options.memory, helper.name, telling),
      tellProposed(options.memory, helper.name, telling),
      tellEndings(options.memory, telling),
      tellLanguage(options.language),
    ].join(''),
    remembered: remembered + tellLanguage(options.language),
    onText: text => {
      clearTimeout(slow)
      options.onText?.(text)
    },
    known: knownFacts(options.memory, helper.name, telling),
    proposed: options.memory?.proposed,
    planned: options.memory?.planned,
    onSourced: words => {
      const key = `${words.before}${words.text}`
      if (sourced.size < mostSourced && !sourced.has(key) && sourcedWords.safeParse(words).success)
        sourced.set(key, words)
    },
    onSpent: spent => {
      usage.inputTokens += spent.inputTokens
      usage.outputTokens += spent.outputTokens
      options.onSpent?.(spent)
    },
  })
  try {
    const isReading = options.talksOnly && helper.name !== 'mentor'
    const { result, understood } = await (isReading
      ? talkBeside(helper, input, mind)
      : helper.think(input, mind))
    if (!isReading) await keepUp(mind, heard, options)
    const answeredBy: AnsweredBy = {
      // The model only talked. The question and the values come from guided mode.
      ...(isReading
        ? { ...playbookName, because: talksOnlyNotice(settings, language) }
        : { provider: settings.provider, model: settings.model }),
      ...(sourced.size > 0 && { sourced: [...sourced.values()] }),
    }
    return {
      result: withoutMarksIn(result),
      text: mind.shown(),
      answeredBy,
      usage,
      understood,
      failure: null,
    }
  } catch (error) {
    if (!(error instanceof ModelError) || error.code === 'cancelled') throw error
    const shown = mind.shown()
    const because = takeoverNotice(error, settings, { hasBegun: shown.trim() !== '', language })
    return { ...guided(helper, input, options, { shown, because, error }), usage }
  } finally {
    clearTimeout(slow)
  }
}

async function keepUp(mind: Mind, { messages, around }: Heard, options: AskOptions): Promise<void> {
  const { recap, onRecap, memory } = options
  if (recap === undefined || !onRecap) return
  try {
    const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
    const known = rememberedWords(memory, mind.language)
    const grown = await grownRecap(mind, messages, { said: [...around, ...said, ...known] })
    if (grown) onRecap(grown)
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    console.error(JSON.stringify({ level: 'warn', event: 'talk not summed up', detail: error.code }))
  }
}

function spokenIn({ messages, around }: Heard, memory: Memory | null | undefined): Language {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const before = () => [memory?.sentence ?? '', ...(memory?.facts ?? []).map(({ text }) => text)]
  const words = [said, around].find(texts => texts.some(text => text.trim() !== '')) ?? before()
  return languageOf(words)
}

type Takeover = { shown: string; because: string; error: ModelError }

/**
 * The playbook's answer. It follows any text that was already shown, and gives the reason why the model did not
 * answer.
 */
function guided<Input, Result>(
  helper: Helper<Input, Result>,
  input: Input,
  { onText }: AskOptions,
  { shown, because, error }: Takeover | { shown: ''; because: null; error: null },
): Answer<Result> {
  const result = helper.playbook(input)
  const said = [because, helper.render(result)].filter(Boolean).join('\n\n')
  const whole = [shown, said].filter(Boolean).join('\n\n')
  onText?.(whole.slice(shown.length))
  const text = helper.isReport ? said : whole
  const answeredBy: AnsweredBy = { ...playbookName, ...(because && { because }) }
  const understood = helper.understood?.(input) ?? null
  return { result, text, answeredBy, usage: nothingSpent, understood, failure: error }
}
