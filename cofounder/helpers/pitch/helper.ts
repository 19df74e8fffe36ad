import { type PitchResult, pitchResult } from '../../../contracts/results/pitch.ts'
import type { Helper } from '../../helper.ts'
import { type PitchInput, playbook } from './playbook.ts'
import { prompt } from './prompt.ts'
import { render } from './result.ts'

export const pitchCoach: Helper<PitchInput, PitchResult> = {
  name: 'pitch',
  result: pitchResult,
  heard: ({ messages }) => ({ messages, around: [] }),
  prompt,
  playbook,
  render,
}
