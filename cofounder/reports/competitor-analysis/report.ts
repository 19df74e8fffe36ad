// Prints the report of a record with the founder's own figures: the main sentence, then the table.
import {
  type CompetitorQuestion,
  type CompetitorRecord,
  competitorQuestions,
} from '../../../contracts/competitor-record.ts'
import {
  type CompetitorReport,
  competitorAnalysisResult,
} from '../../../contracts/results/competitor-analysis.ts'
import { differsIn } from '../../../venture/records/elsewhere.ts'
import { figuresOf } from '../../../venture/records/print-answer.ts'
import { actionsOf } from '../../../venture/records/rivals/advice.ts'
import { counterOf } from '../../../venture/records/rivals/counter.ts'
import { rivals } from '../../../venture/records/rivals/kind.ts'
import { toldOf } from '../../../venture/records/rivals/own.ts'
import { findingsOf } from '../../../venture/records/rivals/result.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { datedActions } from '../../closing.ts'
import type { AskedRecord } from '../../records/given.ts'

const shown: readonly CompetitorQuestion[] = ['better', 'copy']

export function writeReport(
  { answers }: CompetitorRecord,
  voice: Voice,
  { today, validation, before }: Pick<AskedRecord, 'today' | 'validation' | 'before'>,
): CompetitorReport {
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
