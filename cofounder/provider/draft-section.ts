// A model drafts a section of the business plan. A sentence that fails a check is dropped and counted.
import type { DraftedSection, DraftSectionInput } from '../../contracts/draft-section.ts'
import type { KeptBeside, Spent, StreamEvent } from '../../contracts/stream.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { namedSentence } from '../guards/named.ts'
import { bySentence } from '../guards/sentences.ts'
import { languageOf } from '../language/recognise.ts'
import { sectionPrompt } from '../prompts/plan-section.ts'
import { trip } from '../safety/trip-wire.ts'
import { ModelError } from './model-error.ts'
import type { ModelSettings } from './settings.ts'
import { callModel } from './stream.ts'

type Drafting = {
  settings: ModelSettings
  /** The language from the settings. If it is null, the draft is in the language of the founder's lines. */
  language: Language | null
  signal: AbortSignal
  emit: (event: StreamEvent | KeptBeside) => void
}

const playbook = { provider: 'playbook', model: 'playbook-1' } as const

/** Throws a `ModelError` if there is no draft. */
export async function draftSection(
  input: DraftSectionInput,
  { settings, language, signal, emit }: Drafting,
): Promise<{ drafted: DraftedSection; spent: Spent }> {
  const said = input.lines.map(({ text }) => text)
  const alarm = trip({ messages: [], around: said })
  if (alarm) {
    const drafted = { draft: '', leftOut: 0, alarm: alarm.text, answeredBy: playbook }
    return { drafted, spent: { ...playbook, inputTokens: 0, outputTokens: 0 } }
  }
  const { provider, model } = settings
  const spent: Spent = { provider, model, inputTokens: 0, outputTokens: 0 }
  const known = new Set(input.lines.map(({ name }) => name))
  const ground = { said, language: language ?? languageOf(said), names: [] }
  const sentences = bySentence()
  let draft = ''
  let leftOut = 0
  const take = (sentence: string) => {
    if (!sentence.trim()) return
    const checked = namedSentence(sentence, known, ground)
    if (checked === null) leftOut += 1
    // If a dropped sentence ended a paragraph, its line break stays.
    const added = checked ?? /\n+$/.exec(sentence)?.[0] ?? ''
    if (!added || (!draft && !added.trim())) return
    draft += added
    emit({ type: 'delta', text: added })
  }
  const { system, user, maxOutputTokens } = sectionPrompt(input, language)
  const answer = await callModel({
    settings,
    system,
    messages: [{ role: 'user', content: user }],
    maxOutputTokens,
    schema: null,
    signal,
    onSpent: ({ inputTokens, outputTokens }) => {
      spent.inputTokens += inputTokens
      spent.outputTokens += outputTokens
      emit({ type: 'spent', spent: { provider, model, inputTokens, outputTokens } })
    },
    onText: piece => {
      for (const sentence of sentences.take(piece)) take(sentence)
    },
  })
  if (answer.isCut) throw new ModelError('model_failed', 'the answer was cut')
  take(sentences.end())
  if (!draft.trim()) throw new ModelError('model_failed', 'no sentence named a source')
  const answeredBy = { provider, model }
  return { drafted: { draft: draft.trim(), leftOut, alarm: null, answeredBy }, spent }
}
