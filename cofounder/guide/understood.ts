// What guided mode has understood: the founder's words, filed under the question they were said to. Nothing is read
// between the lines; how well it is known, nobody has said.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { FactValueKind } from '../../contracts/fact-values.ts'
import { factTextMost, type Understood } from '../../contracts/facts.ts'
import { readValue } from '../../venture/facts/read-value.ts'
import { countWords, splitSentences } from '../language/clean.ts'
import type { Language } from '../language/recognise.ts'
import { isZero } from './figures.ts'
import type { Pair, Talk } from './talk.ts'

/** The topic an answer belongs to, and the kinds of figure that answer the question as it is put. */
export type Filing = { topic: FactTopic; values?: readonly FactValueKind[]; canBeNone?: boolean }

const quoteMost = 2000
/** So few words make sense only beside their question. */
const fewWords = 3

export function understoodIn<Topic extends string>(
  talk: Talk<Topic>,
  filing: Readonly<Record<Topic, Filing>>,
): Understood | null {
  const pair = talk.pairs.at(-1)
  if ((talk.step !== 'filed' && talk.step !== 'revised') || !pair) return null
  const { question, answer, source } = pair
  // Still true: it is a fact already.
  if (talk.known[question.topic]?.text === answer) return null
  const { topic } = filing[question.topic]
  const isAlone = !question.isFollowUp && countWords(answer) > fewWords
  const text = isAlone ? answer : `${question.ask[talk.language]} ${answer}`
  return {
    source,
    facts: [
      {
        topic,
        subject: null,
        text: cutAtSentence(text, factTextMost),
        // An answer put together from several places stands nowhere: then all of the message.
        quote: cutAtSentence(source.includes(answer) ? answer : source, quoteMost),
        evidence: null,
        ...figureOf(pair, filing[question.topic], talk.language),
      },
    ],
  }
}

/** A follow-up's own words say what its figure counts, so it is never taken alone. */
function figureOf<Topic extends string>(
  { question, answer }: Pair<Topic>,
  { topic, values = [], canBeNone = false }: Filing,
  language: Language,
): Pick<Understood['facts'][number], 'value' | 'bears'> {
  if (question.isFollowUp) return { value: null, bears: 'for' }
  if (canBeNone && isZero(answer, language)) {
    return { value: { kind: 'count', low: 0, high: 0 }, bears: 'against' }
  }
  const { value } = readValue(topic, answer, language)
  return { value: value && values.includes(value.kind) ? value : null, bears: 'for' }
}

/** Whole sentences, as many as there is room for. */
function cutAtSentence(text: string, most: number): string {
  if (text.length <= most) return text.trim()
  let kept = ''
  for (const sentence of splitSentences(text)) {
    const at = text.indexOf(sentence) + sentence.length
    if (at > most) break
    kept = text.slice(0, at)
  }
  return (kept || text.slice(0, most)).trim()
}
