// Makes a `Mind` from a model. Text is passed on by sentence, and an object may be corrected once.
import type { Fact } from '../../contracts/facts.ts'
import type { Recap } from '../../contracts/helper-session.ts'
import type { SourcedWords } from '../../contracts/outputs.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { type Sources, sourceRule, sourcesIn } from '../guards/blocks.ts'
import { namerOf } from '../guards/source-names.ts'
import { eachText, type Found, tracerOf, withoutMarks } from '../guards/sources.ts'
import type { Growing, Mind } from '../mind.ts'
import { stepText } from '../prompts/steps.ts'
import { act, speechOf } from './act.ts'
import { partsOf } from './growing.ts'
import { ModelError } from './model-error.ts'
import { describeSchema, parseObject } from './parse-object.ts'
import { doubtTools, noteShape, serverOf } from './server.ts'
import type { ModelSettings } from './settings.ts'
import { callModel, type Usage } from './stream.ts'

export type Listening = {
  signal?: AbortSignal | undefined
  /** Receives all Markdown so far. Later calls only add text at the end. */
  onText?: ((text: string) => void) | undefined
  onStep?: ((label: string) => void) | undefined
  onParts?: Mind['keep'] | undefined
  /** Called for all tokens that must be paid, before it is clear whether the answer can be used. */
  onSpent?: ((usage: Usage) => void) | undefined
  /** The summary of older turns. Missing if the conversation is not stored. */
  recap?: Recap | null | undefined
}

type Making = Listening & {
  settings: ModelSettings
  language: Language
  memory: string
  remembered?: string
  known?: ReadonlyMap<string, Fact>
  proposed?: readonly Fact[] | undefined
  planned?: Mind['planned']
  onSourced?: ((words: SourcedWords) => void) | undefined
}

type Trace = (value: unknown) => unknown

/** A calculation in an item may continue from an earlier item, so all items get the same tracer. */
function listener(growing: Growing, tracer: () => Trace) {
  let [parts, traceItem] = [partsOf(), tracer()]
  return {
    restart: () => {
      parts = partsOf()
      traceItem = tracer()
    },
    take: (piece: string) => {
      for (const [name, value] of parts(piece))
        growing.take(name, (name.includes('.') ? traceItem : tracer())(value))
    },
  }
}

export function makeMind(making: Making): Mind {
  const { settings, signal, onSpent = () => {}, onStep = () => {} } = making
  let shown = ''
  const show = (given: string) => {
    const text = withoutMarks(given)
    shown += text
    if (text) making.onText?.(text)
  }
  const step: Mind['step'] = name => onStep(stepText(name, making.language))
  const finderOf = (user: string, sources: Sources, called?: ReadonlyMap<string, string>) => {
    const facts = making.known ?? new Map<string, Fact>()
    const named = namerOf(user, { language: making.language, facts, sources, ...(called && { called }) })
    return (found: Found) => making.onSourced?.(named(found))
  }
  /** If the server refuses a request with tools but not without them, it does not support tools. */
  let mayLackTools = false
  const talk: Mind['talk'] = async ({ system, user, maxOutputTokens }, ground) => {
    const before = shown.length
    const sources = sourcesIn(user)
    const speech = speechOf(ground, sources, { show, onFound: finderOf(user, sources) })
    const said = await callModel({
      settings,
      system,
      messages: [{ role: 'user', content: user }],
      maxOutputTokens,
      schema: null,
      signal,
      onSpent,
      onText: speech.hear,
    })
    if (mayLackTools) doubtTools(serverOf(settings))
    // An answer that was cut off may end within a sentence. So this is an error.
    if (said.isCut) throw new ModelError('model_failed', 'the answer was cut')
    speech.end()
    return shown.slice(before).trim()
  }
  const read: Mind['read'] = async (prompt, growing) => {
    const schema = describeSchema(prompt.schema)
    const sources = sourcesIn(prompt.user)
    // Texts are compared with the sources only if the prompt asks the model to cite them. Otherwise the texts stay
    // unchanged.
    const onFound = finderOf(prompt.user, sources)
    const tracer = (): Trace => {
      if (!prompt.system.includes(sourceRule)) return value => value
      const trace = tracerOf(sources, making.language, { onFound })
      return value => eachText(value, trace)
    }
    const heard = growing && listener(growing, tracer)
    const call = {
      settings,
      system: prompt.system,
      maxOutputTokens: prompt.maxOutputTokens,
      schema,
      signal,
      onSpent,
      onRestart: () => heard?.restart(),
      onText: (piece: string) => heard?.take(piece),
    }
    const complete = (value: unknown) => {
      const parsed = prompt.schema.parse(tracer()(value))
      prompt.check?.(parsed)
      return parsed
    }
    const first = await callModel({
      ...call,
      messages: [{ role: 'user', content: prompt.user }],
    })
    const parsed = parseObject(complete, first.text)
    noteShape(serverOf(settings), parsed.ok || !parsed.isShape)
    if (parsed.ok) return parsed.result
    step('checking')
    heard?.restart()
    const complaint = `That answer cannot be used:\n${parsed.complaint}\nSend the whole corrected JSON object.`
    const second = await callModel({
      ...call,
      isMending: parsed.isShape,
      messages: [
        { role: 'user', content: prompt.user },
        { role: 'assistant', content: first.text.slice(0, 12_000) },
        { role: 'user', content: complaint },
      ],
    })
    const mended = parseObject(complete, second.text)
    if (!mended.ok) throw new ModelError('model_failed', 'the answer did not fit its form, twice')
    return mended.result
  }
  return {
    language: making.language,
    memory: making.memory,
    remembered: making.remembered ?? making.memory,
    known: making.known ?? new Map(),
    proposed: making.proposed ?? [],
    recap: making.recap ?? null,
    planned: making.planned,
    talk,
    async act(prompt, ground) {
      const acting = { settings, signal, show, shown: () => shown, step: onStep, spend: onSpent, finderOf }
      const acted = await act(prompt, ground, acting)
      mayLackTools = acted === null
      return acted
    },
    read,
    show,
    keep: parts => making.onParts?.(parts),
    step,
    shown: () => shown,
  }
}
