// The customer segments without a model: the groups of the record, with calculations and advice.
import type { CustomerSegmentsResult } from '../../../contracts/results/customer-segments.ts'
import type { SegmentsRecord } from '../../../contracts/segments-record.ts'
import { adviseOn } from '../../../venture/records/segments/advice.ts'
import { segmentsOf } from '../../../venture/records/segments/result.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { datedActions } from '../../closing.ts'
import { unspokenIn } from '../../language/recognise.ts'
import { voiceIn } from '../../language/voice.ts'
import { localeIn } from '../../records/figures-locale.ts'
import {
  type CustomerSegmentsInput,
  languageIn,
  readSaved,
  recordOf,
  validationIn,
  writtenIn,
} from './saved-work.ts'

export type { CustomerSegmentsInput } from './saved-work.ts'

export function playbook(input: CustomerSegmentsInput): CustomerSegmentsResult {
  const language = languageIn(input)
  const record = recordOf(input)
  const result = compute(record, voiceIn(language, localeIn(language, record, input)), input)
  const notice = unspokenIn(input.language, writtenIn(input))
  return notice ? { ...result, summary: `${notice} ${result.summary}` } : result
}

export function compute(
  record: SegmentsRecord,
  voice: Voice,
  input: CustomerSegmentsInput,
): CustomerSegmentsResult {
  const validation = validationIn(input)
  const made = segmentsOf(record, voice, validation, input.memory?.rivals)
  const advice = adviseOn(made, voice, validation)
  const groups = made.named.length > 0 ? 'your groups' : 'judgement'
  return {
    summary: made.summary,
    sources: [
      ...readSaved(input).map(({ name, source }) => ({ name, used: source !== null })),
      { name: 'your groups', used: made.named.length > 0 },
    ],
    segments: made.segments,
    ...(made.rest && { rest: made.rest }),
    isGrown: made.standing === 'grown',
    beachhead: {
      segment: made.segments[0]?.name ?? '',
      why: advice.why.map(text => ({ text, source: advice.source ?? groups })),
    },
    firstTen: advice.firstTen,
    goToMarket: advice.goToMarket,
    missing: advice.missing,
    closing: {
      language: voice.language,
      confidence: advice.confidence,
      counterArgument: advice.counter,
      testFirst: advice.testFirst,
      nextActions: datedActions(input.today, advice.actions),
    },
  }
}
