// Practice tips, each computed from the lines: a hook over its time, a sentence too long for a breath, a figure that is
// left out, and how much time is free.
import type { PitchAnswers, PitchQuestion } from '../../../contracts/pitch-record.ts'
import { type Pitch, pitchPartSeconds } from '../../../contracts/results/pitch.ts'
import { told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import { besideSentences, leftOut } from './figures.ts'
import type { PitchLine } from './form.ts'
import type { Beside, Lines } from './lines.ts'
import { isOver, saySeconds } from './react.ts'
import { longestSentence } from './seconds.ts'

/** More words than one breath says. */
const breath = 20
/** Less free time is a pause between two parts. */
const fewestFree = 10

type Written = { lines: Lines; answers: PitchAnswers; pitch: Pitch; beside: Beside }

/** "What has happened" leaves out what each paid. */
function figureTips(answers: PitchAnswers, voice: Voice, beside: Beside): string[] {
  const asked: readonly PitchQuestion[] = ['traction', 'ask']
  // Where the sentence says another number, both already stand side by side.
  const apart = besideSentences(answers, voice, beside).map(({ line }) => line)
  return asked.flatMap(question => {
    const amount = leftOut(question, answers)
    const line = voice.capital(voice.say(`pitch.line.${question}`))
    if (!amount || apart.includes(line)) return []
    return voice.say('pitch.tip.figure', { line, figure: voice.price(amount) })
  })
}

/** The card asks for a number in the hook. */
function hookTip(lines: Lines, beside: Beside, voice: Voice): string[] {
  const cost = told(beside?.often?.money)
  if (!lines.hook || /\d/.test(lines.hook) || !cost || cost.high === 0) return []
  return [voice.say('pitch.tip.hook', { figure: voice.price(cost) })]
}

/** The part with the most time left, if the pitch is much shorter than its time. */
function freeTip({ parts, spoken = 0, seconds }: Pitch, { say }: Voice): string[] {
  const free = seconds - spoken
  const [first] = parts
    .map(({ part, name = part, seconds: takes = 0 }) => ({ part: name, takes, aim: pitchPartSeconds[part] }))
    .toSorted((one, other) => other.aim - other.takes - (one.aim - one.takes))
  return free >= fewestFree && first && first.takes < first.aim
    ? [say('pitch.tip.free', { seconds, free, ...first })]
    : []
}

export function tipsFor({ lines, answers, pitch, beside }: Written, voice: Voice): string[] {
  const { say, language } = voice
  const isLong = lines.hook !== undefined && isOver('hook', lines.hook, voice)
  // The hook's own tip already says that it is too long.
  const [first] = Object.entries(lines)
    .filter(([line]) => !(isLong && line === 'hook'))
    .map(([line, text]) => ({ line: line as PitchLine, words: longestSentence(text, language) }))
    .toSorted((one, other) => other.words - one.words)
  const tips = [
    ...(isLong ? [say('pitch.tip.1.long', { length: saySeconds('hook', lines.hook ?? '', voice) })] : []),
    ...(first && first.words > breath
      ? [say('pitch.tip.3', { line: say(`pitch.line.${first.line}`), words: first.words })]
      : []),
    ...hookTip(lines, beside, voice),
    ...figureTips(answers, voice, beside),
    ...freeTip(pitch, voice),
  ]
  const { spoken = 0, seconds } = pitch
  return tips.length > 0 ? tips : [say('pitch.tip.4', { spoken, seconds })]
}
