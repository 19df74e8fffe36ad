// Practice tips, computed from the lines: a hook that is too long, a sentence too long for one breath, family
// among the payers, a missing figure, and unused time.
import type { PitchAnswers, PitchQuestion } from '../../../contracts/pitch-record.ts'
import { type Pitch, pitchPartSeconds } from '../../../contracts/results/pitch.ts'
import { atLeast, exactly, told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import { besideSentences, leftOut } from './figures.ts'
import type { PitchLine } from './form.ts'
import type { Beside, Lines } from './lines.ts'
import { isOver, saySeconds } from './react.ts'
import { longestSentence } from './seconds.ts'

/** A sentence with more words than this does not fit into one breath. */
const breath = 20
/** Unused time below this number of seconds is only a pause between two parts. */
const fewestFree = 10

type Written = {
  lines: Lines
  answers: PitchAnswers
  pitch: Pitch
  beside: Beside
  /** Whether another group than the one of the problem validation paid. */
  hasOthers: boolean
}

/** Gives a tip for each amount on a card that is missing in the sentence of the card. */
function figureTips(answers: PitchAnswers, voice: Voice, beside: Beside): string[] {
  const asked: readonly PitchQuestion[] = ['traction', 'ask']
  // If the sentence contains another number, the page already shows both numbers, so there is no tip.
  const apart = besideSentences(answers, voice, beside).map(({ line }) => line)
  return asked.flatMap(question => {
    const amount = leftOut(question, answers, voice.language)
    const line = voice.capital(voice.say(`pitch.line.${question}`))
    if (!amount || apart.includes(line)) return []
    return voice.say('pitch.tip.figure', { line, figure: voice.price(amount) })
  })
}

/** If the share of family and friends is smaller than this, no tip mentions them. */
const fewestFriends = 1 / 4

/** A tip to say that family or friends are among those who paid. */
function friendsTip({ lines, answers, beside, hasOthers }: Written, { say }: Voice): string[] {
  const [paid, type] = [exactly(beside?.paid?.paid), told(beside?.earn?.type) ?? 'unsure']
  const friends = exactly(beside?.others?.friends)
  if (!lines.traction || friends === 0 || friends > paid || friends / paid < fewestFriends) return []
  // Elsewhere a stranger may have paid, so these friends are not all.
  if (friends === paid && (hasOthers || atLeast(answers.traction?.paid) > paid)) return []
  return [say('pitch.tip.friends', { sentence: say('counter.friends', { type, friends, paid }) })]
}

/** If the pitch is much shorter than allowed, names the part with the most unused time. */
function freeTip({ parts, spoken = 0, seconds }: Pitch, { say }: Voice): string[] {
  const free = seconds - spoken
  const [first] = parts
    .map(({ part, name = part, seconds: takes = 0 }) => ({ part: name, takes, aim: pitchPartSeconds[part] }))
    .toSorted((one, other) => other.aim - other.takes - (one.aim - one.takes))
  return free >= fewestFree && first && first.takes < first.aim
    ? [say('pitch.tip.free', { seconds, free, ...first })]
    : []
}

export function tipsFor(written: Written, voice: Voice): string[] {
  const { lines, answers, pitch, beside } = written
  const { say, language } = voice
  const isLong = lines.hook !== undefined && isOver('hook', lines.hook, voice)
  // A hook that is too long already has another tip.
  const [first] = Object.entries(lines)
    .filter(([line]) => !(isLong && line === 'hook'))
    .map(([line, text]) => ({ line: line as PitchLine, words: longestSentence(text, language) }))
    .toSorted((one, other) => other.words - one.words)
  const tips = [
    ...(isLong ? [say('pitch.tip.1.long', { length: saySeconds('hook', lines.hook ?? '', voice) })] : []),
    ...(first && first.words > breath
      ? [say('pitch.tip.3', { line: say(`pitch.line.${first.line}`), words: first.words })]
      : []),
    ...friendsTip(written, voice),
    ...figureTips(answers, voice, beside),
    ...freeTip(pitch, voice),
  ]
  const { spoken = 0, seconds } = pitch
  return tips.length > 0 ? tips : [say('pitch.tip.4', { spoken, seconds })]
}
