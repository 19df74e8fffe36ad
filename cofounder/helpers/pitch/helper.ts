import { type PitchResult, pitchResult } from '../../../contracts/results/pitch.ts'
import { understoodIn } from '../../guide/understood.ts'
import type { Helper } from '../../helper.ts'
import { filing } from './lines.ts'
import { type PitchInput, playbook, talkOf } from './playbook.ts'
import { think } from './prompt.ts'
import { render } from './result.ts'

export const pitchCoach: Helper<PitchInput, PitchResult> = {
  name: 'pitch',
  result: pitchResult,
  heard: ({ messages }) => ({ messages, around: [] }),
  think,
  playbook,
  render,
  understood: input => understoodIn(talkOf(input), filing),
}
