import { type PitchResult, pitchResult } from '../../contracts/results/pitch.ts'
import { pitch } from '../../venture/records/pitch/pitch.ts'
import type { Helper } from '../helper.ts'
import { think } from '../prompts/pitch/think.ts'
import { wordsOf } from '../records/given.ts'
import { type PitchInput, playbook } from '../reports/pitch/answer.ts'
import { render } from '../reports/pitch/result.ts'

export const pitchCoach: Helper<PitchInput, PitchResult> = {
  name: 'pitch',
  tellsRecord: 'own',
  result: pitchResult,
  heard: ({ messages, given }) => ({ messages, around: given ? wordsOf(pitch, given.record) : [] }),
  think,
  playbook,
  render,
  // Always null, because the server function stores the facts of the cards together with the record.
  understood: () => null,
}
