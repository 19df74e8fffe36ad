import { type PitchPart, pitchPartSeconds, pitchParts } from '../../../contracts/results/pitch.ts'

const wordsPerMinute = 150
const frameworkSeconds = pitchParts.reduce((sum, part) => sum + pitchPartSeconds[part], 0)

export function spokenSeconds(words: number): number {
  return Math.round((words / wordsPerMinute) * 60)
}

type Moment = { part: PitchPart; index: number; secondsLeft: number; isOver: boolean }

/** Where a pitch of so many seconds stands after `elapsed` of them: the framework's shares, stretched to its length. */
export function momentAt(elapsed: number, seconds: number): Moment {
  let end = 0
  for (const [index, part] of pitchParts.entries()) {
    end += (pitchPartSeconds[part] / frameworkSeconds) * seconds
    if (elapsed < end) return { part, index, secondsLeft: Math.ceil(end - elapsed), isOver: false }
  }
  return { part: 'Ask', index: pitchParts.length - 1, secondsLeft: 0, isOver: true }
}

/** "0:45" */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
