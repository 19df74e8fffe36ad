// A model that uses tools, at most six per turn. The code runs them, and the answer may use the results.
import { z } from 'zod'
import { asData } from '../data.ts'
import { type Sources, sourcesIn } from '../guards/blocks.ts'
import { type Ground, unsaidNumbers } from '../guards/ground.ts'
import { guardOf } from '../guards/guards.ts'
import { bySentence } from '../guards/sentences.ts'
import { type Found, tracerOf } from '../guards/sources.ts'
import { type Acted, type MindPrompt, mostCalls, type Tool } from '../mind.ts'
import { detailText } from '../prompts/steps.ts'
import { type Called, inputOf, type Spoken } from './calls.ts'
import { ModelError } from './model-error.ts'
import { doubtTools, serverOf } from './server.ts'
import type { ModelSettings } from './settings.ts'
import { callModel, NoTools, type Said, type Usage } from './stream.ts'

type Acting = {
  settings: ModelSettings
  signal: AbortSignal | undefined
  show: (text: string) => void
  shown: () => string
  step: (label: string) => void
  spend: (usage: Usage) => void
  finderOf: (user: string, sources: Sources, called: ReadonlyMap<string, string>) => (found: Found) => void
}

const unread = 'This could not be read now.'
const tooMany = 'No more calls in this turn. Answer now with what you have.'

/** If a server does not support tools, some models write the call as text. */
const looksLikeCall = /^\s*(?:\{|\[TOOL|<\/?(?:tool|function)|```)/i

export async function act(
  { system, user, maxOutputTokens, tools }: MindPrompt & { tools: readonly Tool[] },
  ground: Ground,
  acting: Acting,
): Promise<Acted | null> {
  const { settings, signal, show, shown } = acting
  const server = serverOf(settings)
  if (!server.hasTools) return null
  const before = shown().length
  const talk: Spoken[] = [{ role: 'user', content: user }]
  const steps: Acted['steps'] = []
  const sources = sourcesIn(user)
  const called = new Map<string, string>()
  const onFound = acting.finderOf(user, sources, called)
  let known = ground
  for (let left = mostCalls; ; ) {
    const isOver = left <= 0
    const round = roundOf(known, sources, { show, onFound })
    let said: Said
    try {
      said = await callModel({
        settings,
        system,
        messages: talk,
        maxOutputTokens,
        schema: null,
        offer: { tools, isOver },
        signal,
        onText: round.hear,
        onSpent: acting.spend,
      })
    } catch (error) {
      if (error instanceof NoTools && !steps.length && shown().length === before) return null
      throw error
    }
    if (said.isCut) throw new ModelError('model_failed', 'the answer was cut')
    if (!said.calls.length || isOver) {
      if (!steps.length && round.isHeld() && tools.some(({ name }) => said.text.includes(name))) {
        doubtTools(server)
        return null
      }
      round.end()
      const text = shown().slice(before).trim()
      if (!text) throw new ModelError('model_failed', 'an empty answer')
      return { text, steps }
    }
    round.end()
    if (shown().length > before && !shown().endsWith('\n\n')) show('\n\n')
    const answered: (Called & { answer: string })[] = []
    for (const call of said.calls) {
      const made = left > 0 ? await run(call, tools, acting, known) : refused(tooMany)
      left--
      if (made.label) steps.push({ label: made.label, detail: made.detail })
      known = {
        ...known,
        said: made.isSum ? known.said : [...known.said, made.text],
        numbers: [...(known.numbers ?? []), ...made.numbers],
      }
      const name = `t${mostCalls - left}`
      sources.set(name, made.text)
      if (made.label) called.set(name, made.label)
      // Saved work has the name that the model used in its call.
      const { output } = inputOf(call.input) as { output?: unknown }
      if (typeof output === 'string') sources.set(output.toLowerCase(), made.text)
      answered.push({ ...call, answer: asData(`${name} ${call.name}`, made.text) })
    }
    talk.push({ role: 'calls', content: said.text, calls: said.calls }, { role: 'results', answered })
  }
}

type Showing = { show: (text: string) => void; onFound: (found: Found) => void }

export function speechOf(ground: Ground, sources: Sources, { show, onFound }: Showing) {
  const keeps = (name: string) => ground.links?.has(name.toUpperCase()) ?? false
  const trace = tracerOf(sources, ground.language, { keeps, onFound })
  const guard = guardOf(ground)
  const sentences = bySentence()
  return {
    hear(piece: string) {
      for (const sentence of sentences.take(piece)) show(guard(trace(sentence)))
    },
    end: () => show(guard(trace(sentences.end()))),
  }
}

/** Today's date (YYYY-MM-DD). If a month is mentioned without a year, this date decides the year. */
function roundOf(ground: Ground, sources: Sources, showing: Showing) {
  const speech = speechOf(ground, new Map(sources), showing)
  let open = ''
  let isHeld = true
  return {
    hear(piece: string) {
      if (!isHeld) return speech.hear(piece)
      open += piece
      if (!open.trim() || looksLikeCall.test(open)) return
      isHeld = false
      speech.hear(open)
    },
    isHeld: () => isHeld,
    end() {
      if (isHeld) speech.hear(open)
      speech.end()
    },
  }
}

type Made = {
  text: string
  label: string | null
  detail: string | null
  numbers: readonly number[]
  /** Whether the tool calculates. The answer may then use the figures of the tool, but not its words. */
  isSum?: boolean
}

/** A reply that only the model reads. The founder sees nothing of it. */
const refused = (text: string): Made => ({ text, label: null, detail: null, numbers: [] })

async function run(
  { name, input }: Called,
  tools: readonly Tool[],
  { step, signal }: Acting,
  ground: Ground,
): Promise<Made> {
  const tool = tools.find(one => one.name === name)
  if (!tool) return refused(`There is no tool ${name}.`)
  const parsed = tool.input.safeParse(inputOf(input))
  if (!parsed.success) return refused(`These arguments do not fit:\n${z.prettifyError(parsed.error)}`)
  const label = tool.label(parsed.data)
  step(label)
  try {
    const { text, detail = null, numbers = [], from = '' } = await tool.run(parsed.data)
    if (!from) return { text, label, detail, numbers }
    const assumed = unsaidNumbers(from, ground)
      .map(figure => figure.replace('$', ''))
      .join('; ')
    if (!assumed) return { text, label, detail, numbers, isSum: true }
    const told = `${text}\nNobody gave ${assumed}: call what comes of it your estimate, and say what you assumed.`
    const shown = [detail, detailText('assumed', ground.language, assumed)].filter(Boolean).join('; ')
    return { text: told, label, detail: shown, numbers: [], isSum: true }
  } catch (error) {
    if (signal?.aborted) throw error
    const detail = error instanceof Error ? error.name : typeof error
    console.error(JSON.stringify({ level: 'error', event: 'tool failed', tool: name, detail }))
    return { text: unread, label, detail: detailText('unread', ground.language), numbers: [] }
  }
}
