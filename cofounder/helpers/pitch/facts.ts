// The founder's usable sentences, by topic: what may be said in a pitch, and nothing else.
import type { PitchTopic } from '../../../contracts/results/pitch.ts'
import { pitchTopics } from '../../../contracts/results/pitch.ts'
import type { Interview } from '../../interview/state.ts'
import { countWords } from '../../language/clean.ts'
import { capitalise } from '../../language/phrases.ts'
import { isStatement, type Reading } from '../../language/reading.ts'
import { isWholeSentence, speak } from '../../language/spoken.ts'

export type Line = { text: string; words: number; score: number; order: number }
export type Facts = Record<PitchTopic, Line[]>

function isSayable(reading: Reading): boolean {
  const { hypothetical, compliment, generality, unknown, refuted, payment } = reading.signals
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

/** Each sentence serves the topic it says most about, so that nothing is said twice. */
export function collectFacts(state: Interview<PitchTopic>): Facts {
  const facts = Object.fromEntries(pitchTopics.map(topic => [topic, []])) as unknown as Facts
  const readings = state.answers.flatMap(answer => answer.readings)
  const seen = new Set<string>()
  readings.forEach((reading, order) => {
    if (!isSayable(reading) || seen.has(reading.text.toLowerCase())) return
    seen.add(reading.text.toLowerCase())
    const scores = pitchTopics
      .map(topic => ({
        topic,
        score: state.standings[topic].heard.find(heard => heard.reading === reading)?.score ?? 0,
        isAnswer: state.answers.some(answer => answer.about === topic && answer.readings.includes(reading)),
      }))
      .filter(({ score, topic }) => score >= (topic === 'customer' ? 1 : 2))
      .toSorted((a, b) => b.score + Number(b.isAnswer) / 2 - (a.score + Number(a.isAnswer) / 2))
    const best = scores[0]
    if (!best) return
    const text = toLine(reading, best.topic, state.who)
    const words = countWords(text)
    if (words <= 45) facts[best.topic].push({ text, words, score: best.score, order })
  })
  for (const topic of pitchTopics) facts[topic].sort((a, b) => b.score - a.score || a.order - b.order)
  return facts
}
