// The interview about rivals without a model. When every question has an answer, it gives the report.
import { type CompetitorRecord, competitorQuestions } from '../../../contracts/competitor-record.ts'
import type { CompetitorAnalysisResult } from '../../../contracts/results/competitor-analysis.ts'
import { differsIn } from '../../../venture/records/elsewhere.ts'
import { answeredIn } from '../../../venture/records/kind.ts'
import { rivals } from '../../../venture/records/rivals/kind.ts'
import { reactToRivals } from '../../../venture/records/rivals/react.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { joined } from '../../language/markdown.ts'
import { voiceIn } from '../../language/voice.ts'
import {
  askedRecord,
  type GivenRecord,
  type InterviewInput,
  recordOfWords,
  withoutMarkup,
  withWords,
} from '../../records/given.ts'
import { guidedTurn } from '../../records/known.ts'
import { writeReport } from './report.ts'

export type CompetitorAnalysisInput = InterviewInput<CompetitorRecord> & { background: string }

/** If the request contained only messages, the last message answers the last question. */
export function givenIn({ messages, given }: CompetitorAnalysisInput): GivenRecord<CompetitorRecord> {
  if (given) return given
  const count = messages.filter(({ role }) => role === 'user').length
  const asked = competitorQuestions[count - 1] ?? null
  return { record: recordOfWords(rivals, messages), asked, locale: null }
}

export function playbook(input: CompetitorAnalysisInput): CompetitorAnalysisResult {
  const given = askedRecord(rivals, input, withWords(rivals, input.messages, givenIn(input)))
  const { asked, validation } = given
  const voice = voiceIn(given.language, given.locale)
  const record = withoutMarkup(given.record)
  const turn = guidedTurn(rivals, { ...given, record }, voice)
  if (!turn) {
    const report = writeReport(record, voice, given)
    return given.isWords ? { ...report, explanation: voice.say('rivals.words.only') } : report
  }
  const { answered } = turn
  return {
    ...turn,
    ...(answered && {
      reaction: joined([
        reactToRivals(answered, record.answers, voice, validation?.answers),
        differsIn(rivals, record, validation, voice, answered),
      ]),
    }),
    ...(asked === 'open' && { reaction: voice.say('free.kept') }),
    ...(asked === null && { reaction: opening(record, voice) }),
  }
}

function opening({ answers }: CompetitorRecord, { say }: Voice): string {
  const count = answeredIn(rivals, answers).length
  return count === 0 ? say('rivals.opening') : say('rivals.few', { count })
}
