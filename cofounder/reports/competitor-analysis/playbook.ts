// The interview about rivals without a model. When every question has an answer, it gives the report.
import {
  type CompetitorQuestion,
  type CompetitorRecord,
  competitorQuestions,
} from '../../../contracts/competitor-record.ts'
import {
  type CompetitorAnalysisResult,
  type CompetitorReport,
  competitorAnalysisResult,
} from '../../../contracts/results/competitor-analysis.ts'
import { differsIn } from '../../../venture/records/elsewhere.ts'
import { answeredIn } from '../../../venture/records/kind.ts'
import { withKnown } from '../../../venture/records/prefill.ts'
import { figuresOf } from '../../../venture/records/print-answer.ts'
import { actionsOf } from '../../../venture/records/rivals/advice.ts'
import { counterOf } from '../../../venture/records/rivals/counter.ts'
import { rivals } from '../../../venture/records/rivals/kind.ts'
import { toldOf } from '../../../venture/records/rivals/own.ts'
import { reactToRivals } from '../../../venture/records/rivals/react.ts'
import { findingsOf } from '../../../venture/records/rivals/result.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { datedActions } from '../../closing.ts'
import { joined } from '../../language/markdown.ts'
import { voiceIn } from '../../language/voice.ts'
import {
  type AskedRecord,
  askedRecord,
  type GivenRecord,
  type InterviewInput,
  recordOfWords,
  withoutMarkup,
  withWords,
} from '../../records/given.ts'
import { guidedTurn } from '../../records/known.ts'

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

const shown: readonly CompetitorQuestion[] = ['better', 'copy']

/** The report of a record, with the founder's own figures: the main sentence, then the table. */
export function writeReport(record: CompetitorRecord, voice: Voice, asked: AskedRecord): CompetitorReport {
  const { today, validation, before } = asked
  const answers = asked.isWords ? record.answers : withKnown(rivals, record.answers, asked)
  const beside = validation?.answers
  const given = toldOf(answers, voice, beside)
  const { confidence, ...findings } = findingsOf(answers, voice, beside)
  // If a card has filled fields, its text is only a note about them.
  const isInFields = (question: CompetitorQuestion) =>
    figuresOf(rivals, question, answers, voice).some(({ text }) => text)
  const said = competitorQuestions.flatMap(question => {
    const isShown = shown.includes(question) || isInFields(question)
    const words = isShown ? '' : (answers[question]?.words?.trim() ?? '')
    return words ? [{ name: voice.say(`rivals.name.${question}`), words }] : []
  })
  const actions = actionsOf(given)
  const earlier = competitorAnalysisResult.safeParse(before).data
  const differs = differsIn(rivals, { answers }, validation, voice)
  const headline = earlier?.kind === 'report' ? earlier.headline : undefined
  return {
    kind: 'report',
    ...findings,
    ...(differs && { sums: [...findings.sums, differs] }),
    ...(headline && headline !== findings.headline && { before: headline }),
    ...(said.length > 0 && { said }),
    closing: {
      language: voice.language,
      confidence,
      counterArgument: counterOf(given),
      testFirst: actions[0],
      nextActions: datedActions(today, actions),
    },
  }
}
