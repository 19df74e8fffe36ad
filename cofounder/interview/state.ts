// The state of an interview, computed from its messages alone: a reload or another device continues it.
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { type Reading, readText } from '../language/reading.ts'
import { type SignalName, weakSignals } from '../language/signals.ts'
import { type Dimension, fillWho } from './dimension.ts'

export type Standing = {
  /** 0–5: the strongest thing said about it. */
  score: number
  best: Reading | null
  /** Everything said about it, in the order it was said. */
  heard: { reading: Reading; score: number }[]
  /** How often we asked. */
  asked: number
  /** They said they do not know. */
  open: boolean
}

export type Answer<Id extends string> = {
  text: string
  readings: Reading[]
  /** What our question before it was about. */
  about: Id | null
}

export type Interview<Id extends string> = {
  answers: Answer<Id>[]
  standings: Record<Id, Standing>
  last: Answer<Id> | null
  who: string | null
  /** Everything we said, to never say it again. */
  said: string
  seed: string
}

const greeting =
  /^(?:hi|hello|hey|start|begin|ready|ok|okay|yes|let'?s (?:go|start|begin)|go|start (?:the )?(?:simulation|interview|session))\W*$/i

function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Our questions carry the founder's words for {who}; compare the parts around it. */
export function isAsked(question: string, said: string): boolean {
  const spoken = comparable(said)
  return question
    .split('{who}')
    .map(comparable)
    .filter(Boolean)
    .every(part => spoken.includes(part))
}

export function lastQuestion(text: string): string {
  const questions = text.match(/[^.!?\n]*\?/g)
  return questions?.at(-1)?.trim() ?? ''
}

export function questionAbout<Id extends string>(
  dimensions: readonly Dimension<Id>[],
  message: string,
): Id | null {
  const own = dimensions.find(dimension =>
    [...dimension.questions, ...dimension.followUps].some(question => isAsked(question, message)),
  )
  if (own) return own.id
  const question = lastQuestion(message)
  return dimensions.find(dimension => question && dimension.topic.test(question))?.id ?? null
}

/** The words for their customer: the most telling group they named, newest first among equals. */
export function findWho(readings: readonly Reading[]): string | null {
  const counts = new Map<string, number>()
  for (const reading of readings) {
    if (reading.signals.instruction) continue
    for (const group of reading.people) {
      const words = group.split(' ').length
      const weight = words === 1 ? 0.5 : Math.min(4, words)
      counts.set(group, (counts.get(group) ?? 0) + weight)
    }
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
  if (best === undefined) return null
  // The same people, described more exactly, are the better words.
  const fuller = [...counts.keys()]
    .filter(group => group.toLowerCase().includes(best.toLowerCase()) && group.split(' ').length <= 12)
    .sort((a, b) => b.length - a.length)[0]
  return lowerFirst(fuller ?? best)
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

export function readInterview<Id extends string>(
  dimensions: readonly Dimension<Id>[],
  messages: readonly ConversationMessage[],
  background = '',
): Interview<Id> {
  const standings = Object.fromEntries(
    dimensions.map(({ id }) => [id, { score: 0, best: null, heard: [], asked: 0, open: false }]),
  ) as unknown as Record<Id, Standing>
  const answers: Answer<Id>[] = []
  let about: Id | null = null
  const weigh = (readings: readonly Reading[], askedFor: Id | null) => {
    for (const reading of readings) {
      if (reading.signals.instruction) continue
      const scores = dimensions.map(({ id, strength }) => ({
        id,
        score: Math.min(5, strength(reading, askedFor === id)),
      }))
      const elsewhere = scores.some(({ id, score }) => id !== askedFor && score >= 3)
      for (const { id, score } of scores) {
        // An answer to something else is no answer to our question.
        if (score === 0 || (score === 1 && id === askedFor && elsewhere)) continue
        const standing = standings[id]
        standing.heard.push({ reading, score })
        if (score > standing.score || (score === standing.score && askedFor === id)) {
          standing.score = score
          standing.best = reading
        }
      }
    }
  }
  const known = readText(background)
  weigh(known, null)
  for (const message of messages) {
    if (message.role === 'assistant') {
      about = questionAbout(dimensions, message.content)
      if (about) standings[about].asked++
      continue
    }
    if (greeting.test(message.content.trim())) continue
    const readings = readText(message.content)
    weigh(readings, about)
    if (about && readings.some(reading => reading.signals.unknown) && standings[about].score <= 1) {
      standings[about].open = true
    }
    answers.push({ text: message.content, readings, about })
  }
  const said = messages.filter(message => message.role === 'assistant').map(message => message.content)
  return {
    answers,
    standings,
    last: answers.at(-1) ?? null,
    who: findWho([...known, ...answers.flatMap(answer => answer.readings)]),
    said: said.join('\n'),
    seed: messages.map(message => message.content).join('\u0000'),
  }
}

export type Weakness = { name: (typeof weakSignals)[number]; words: string; reading: Reading }

/** The weakest thing about an answer, with the words that show it. */
export function findWeakness(readings: readonly Reading[]): Weakness | null {
  for (const name of weakSignals) {
    for (const reading of readings) {
      const words = reading.signals[name satisfies SignalName]
      if (words) return { name, words, reading }
    }
  }
  return null
}

/** The weakest thing about the last answer, as results show it. */
export function weaknessOfLast({ last }: Interview<string>): Pick<Weakness, 'name' | 'words'> | null {
  const weakness = last && findWeakness(last.readings)
  return weakness && { name: weakness.name, words: weakness.words }
}

export function scoresOf<Id extends string>(interview: Interview<Id>): Record<Id, number> {
  const entries = Object.entries<Standing>(interview.standings).map(([id, { score }]) => [id, score])
  return Object.fromEntries(entries) as Record<Id, number>
}

export type NextQuestion<Id extends string> = { dimension: Id; question: string; pressing: boolean }

/** Press on what was answered weakly, once; then the weakest thing not asked yet; null when all is asked. */
export function nextQuestion<Id extends string>(
  dimensions: readonly Dimension<Id>[],
  interview: Interview<Id>,
  strongEnough = 3,
): NextQuestion<Id> | null {
  const unused = (options: readonly string[]) => options.filter(option => !isAsked(option, interview.said))
  const choose = (dimension: Dimension<Id>, options: readonly string[], pressing: boolean) => {
    const free = unused(options)
    const start = options.length ? interview.answers.length % Math.max(1, free.length) : 0
    const question = free[start]
    if (question === undefined) return null
    return { dimension: dimension.id, question: fillWho(question, interview.who), pressing }
  }
  const about = interview.last?.about
  const current = dimensions.find(dimension => dimension.id === about)
  if (current) {
    const { score, asked, open } = interview.standings[current.id]
    if (score < strongEnough && asked === 1 && !open) {
      const pressed = choose(current, score === 0 ? current.questions : current.followUps, true)
      if (pressed) return pressed
    }
  }
  const waiting = dimensions
    .filter(({ id }) => interview.standings[id].asked === 0 && interview.standings[id].score < strongEnough)
    .map((dimension, order) => ({ dimension, order, score: interview.standings[dimension.id].score }))
    .sort((a, b) => a.score - b.score || a.order - b.order)
  for (const { dimension } of waiting) {
    const alreadySaid = interview.standings[dimension.id].score > 0
    const question = choose(
      dimension,
      alreadySaid ? [...dimension.followUps, ...dimension.questions] : dimension.questions,
      alreadySaid,
    )
    if (question) return question
  }
  return null
}
