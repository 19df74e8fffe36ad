// The founder's usable sentences, by topic: what may be said in a pitch, and nothing else.
import type { PitchTopic } from '../../../contracts/results/pitch.ts'
import { pitchTopics } from '../../../contracts/results/pitch.ts'
import type { Interview } from '../../interview/state.ts'
import { countWords } from '../../language/clean.ts'
import { capitalise } from '../../language/phrases.ts'
import { isConcrete, isStatement, type Reading } from '../../language/reading.ts'
import { isWholeSentence, speak } from '../../language/spoken.ts'

export type Line = { text: string; words: number; score: number; order: number }
export type Facts = Record<PitchTopic, Line[]>

function isSayable(reading: Reading): boolean {
  const { hypothetical, compliment, generality, unknown, refuted, payment, opinion } = reading.signals
  if (opinion && !isConcrete(reading)) return false
  return (
    isStatement(reading) && !((hypothetical || compliment || generality) && !payment) && !unknown && !refuted
  )
}

/** A bare phrase needs a verb before it can be said. */
const frames: Record<PitchTopic, (phrase: string) => string> = {
  problem: phrase => `The problem is ${phrase}.`,
  customer: phrase => `We do this for ${phrase}.`,
  solution: phrase => `What we offer is ${phrase}.`,
  difference: phrase => `The difference is ${phrase}.`,
  market: phrase => `The market we start in: ${phrase}.`,
  traction: phrase => `So far: ${phrase}.`,
  team: phrase => `The team: ${phrase}.`,
  ask: phrase => `What I ask for is ${phrase}.`,
}

/** "Owners of small bakeries, who decide by gut" names people and says nothing of them. */
function namesOnly(text: string): boolean {
  const [head, tail] = text.split(/,? who /)
  return tail !== undefined && head !== undefined && !isWholeSentence(`${head} now`)
}

function toLine(reading: Reading, topic: PitchTopic, who: string | null): string {
  const spoken = speak(reading)
  if (!isWholeSentence(spoken) || (topic === 'customer' && namesOnly(spoken))) {
    const phrase = spoken.replace(/[.!]$/, '')
    const lower = /^[A-Z][a-z]/.test(phrase) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase
    return frames[topic](lower.replace(/^for /i, ''))
  }
  return who ? spoken.replace(/^They /, `${capitalise(who)} `) : spoken
}

/** More of one topic than this never fits into a minute. */
const linesPerTopic = 4

/** Each sentence serves the topic it says most about, so that nothing is said twice. */
export function collectFacts(state: Interview<PitchTopic>): Facts {
  const found = new Map<PitchTopic, { reading: Reading; score: number; order: number }[]>()
  const seen = new Set<string>()
  let order = 0
  for (const { about, readings } of state.answers) {
    for (const reading of readings) {
      order++
      if (!isSayable(reading) || seen.has(reading.text.toLowerCase())) continue
      seen.add(reading.text.toLowerCase())
      const best = bestTopic(state, reading, about)
      if (best)
        found.set(best.topic, [...(found.get(best.topic) ?? []), { reading, score: best.score, order }])
    }
  }
  const linesOf = (topic: PitchTopic): Line[] =>
    (found.get(topic) ?? [])
      .toSorted((a, b) => b.score - a.score || a.order - b.order)
      .slice(0, linesPerTopic)
      .map(it => ({ ...it, text: toLine(it.reading, topic, state.who) }))
      .map(({ text, score, order }) => ({ text, score, order, words: countWords(text) }))
      .filter(({ words }) => words <= 45)
  return Object.fromEntries(pitchTopics.map(topic => [topic, linesOf(topic)])) as unknown as Facts
}

function bestTopic(state: Interview<PitchTopic>, reading: Reading, about: PitchTopic | null) {
  return pitchTopics
    .map(topic => ({
      topic,
      score: state.standings[topic].heard.find(heard => heard.reading === reading)?.score ?? 0,
    }))
    .filter(({ score, topic }) => score >= (topic === 'customer' ? 1 : 2))
    .map(it => ({ ...it, weight: it.score + (it.topic === about ? 0.5 : 0) }))
    .toSorted((a, b) => b.weight - a.weight)[0]
}
