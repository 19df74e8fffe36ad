import { type PitchPart, pitchPartSeconds } from '../../../contracts/results/pitch.ts'

type Moment = { part: PitchPart; index: number; secondsLeft: number; isOver: boolean }

/**
 * The part of the pitch that the founder should be saying after `elapsed` seconds. The framework gives each part a
 * share of the time, and the shares are scaled to the length of this pitch.
 */
export function momentAt(elapsed: number, seconds: number, parts: readonly PitchPart[]): Moment {
  const whole = parts.reduce((sum, part) => sum + pitchPartSeconds[part], 0)
  let end = 0
  for (const [index, part] of parts.entries()) {
    end += (pitchPartSeconds[part] / whole) * seconds
    if (elapsed < end) return { part, index, secondsLeft: Math.ceil(end - elapsed), isOver: false }
  }
  return { part: 'Ask', index: parts.length - 1, secondsLeft: 0, isOver: true }
}

/** Formats seconds, such as "0:45". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
