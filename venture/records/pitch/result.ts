// Builds three pitches from the lines. For each audience it chooses the lines, adds up their seconds and says which
// line to cut.
import {
  type Pitch,
  type PitchAudience,
  type Pitches,
  type PitchPart,
  pitchAudiences,
  pitchPartSeconds,
  pitchSeconds,
} from '../../../contracts/results/pitch.ts'
import type { Voice } from '../voice.ts'
import { lineSeconds, type PitchLine } from './form.ts'
import type { Lines } from './lines.ts'
import { timed } from './seconds.ts'

type Parts = readonly (readonly [PitchPart, ...PitchLine[]])[]

/** The lines for each audience, in their order. */
const order: Readonly<Record<PitchAudience, Parts>> = {
  investor: [
    ['Hook', 'hook'],
    ['Solution', 'solution', 'difference'],
    ['Market', 'customer', 'market'],
    ['Traction', 'traction', 'you'],
    ['Ask', 'ask'],
  ],
  customer: [
    ['Hook', 'hook'],
    ['Solution', 'face'],
    ['Traction', 'traction'],
    ['Ask', 'customerAsk'],
  ],
  partner: [
    ['Hook', 'hook'],
    ['Solution', 'solution'],
    ['Market', 'customer'],
    ['Traction', 'traction'],
    ['Ask', 'partnerAsk'],
  ],
}

/** If a line for an audience is missing, this other line is used. */
const instead: Partial<Record<PitchLine, PitchLine>> = { face: 'solution' }

const lineIn = (lines: Lines, line: PitchLine): string | undefined =>
  lines[line] ?? (instead[line] && lines[instead[line]])

/** The text for a missing line, for example "[ask: not written]". */
const blankOf = (line: PitchLine, { say }: Voice): string =>
  say('pitch.blank', { line: say(`pitch.line.${instead[line] ?? line}`) })

export const linesOf = (audience: PitchAudience): PitchLine[] =>
  order[audience].flatMap(([_part, ...lines]) => lines)

export function pitchFor(audience: PitchAudience, lines: Lines, voice: Voice, giving = 'no'): Pitch {
  const parts = order[audience].map(([part, ...ids]) => ({
    part,
    name: voice.say(`pitch.part.${part}`),
    // Each sentence is unchanged and on a separate line.
    text: ids.map(id => lineIn(lines, id) ?? blankOf(id, voice)).join('\n'),
  }))
  const title = voice.say(`pitch.title.${audience}`, { giving })
  return timed({ audience, title, seconds: pitchSeconds[audience], words: 0, parts }, voice.language)
}

/** The line that exceeds its time by most. Null if the pitch is short enough. */
function cutOf({ title = '', seconds, spoken = 0, parts }: Pitch, { say }: Voice): string | null {
  if (spoken <= seconds) return null
  const overs = parts.map(({ part, name = part, seconds: takes = 0 }) => ({
    name,
    takes,
    aim: pitchPartSeconds[part],
  }))
  const [worst] = overs.toSorted((one, other) => other.takes - other.aim - (one.takes - one.aim))
  if (!worst) return null
  return say('pitch.cut', { title, spoken, seconds, part: worst.name, takes: worst.takes, aim: worst.aim })
}

export type Made = Pick<Pitches, 'pitches' | 'cuts'> & {
  /** The lines that are missing in at least one pitch. */
  open: PitchLine[]
}

const allLines = Object.keys(lineSeconds) as PitchLine[]

export function makePitches(lines: Lines, voice: Voice, giving = 'no'): Made {
  const pitches = pitchAudiences.map(audience => pitchFor(audience, lines, voice, giving))
  return {
    pitches,
    cuts: pitches.flatMap(pitch => cutOf(pitch, voice) ?? []),
    open: allLines.filter(line => !lineIn(lines, line) && !instead[line]),
  }
}
