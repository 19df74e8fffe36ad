import { askedOf } from '../../../cofounder/asked.ts'
import { competitorAnalysis } from '../../../cofounder/helpers/competitor-analysis/helper.ts'
import { insights } from '../../../cofounder/helpers/insights/helper.ts'
import { problemValidation } from '../../../cofounder/helpers/problem-validation/helper.ts'
import { askedRecord, recordAfter } from '../../../cofounder/helpers/problem-validation/playbook.ts'
import { factsOf, reactionTo } from '../../../cofounder/helpers/problem-validation/record/answer.ts'
import { type Asking, ask, currentDay } from '../../../cofounder/model/ask.ts'
import type { FounderContext } from '../../../contracts/functions.ts'
import { readSource } from '../../../contracts/sources.ts'
import { nextQuestion } from '../../../venture/records/asking.ts'
import { defineFunction } from '../_shared/define-function.ts'

const helpers = {
  'problem-validation': problemValidation.name,
  'competitor-analysis': competitorAnalysis.name,
  'insights-generation': insights.name,
} as const

function backgroundOf({ description, notes }: FounderContext): string {
  return [description, notes].filter(Boolean).join('\n')
}

export default defineFunction({
  name: 'problem-validation-simulation',
  feature: 'problem_validation',
  helper: input => helpers[input.simulationType],
  isSpoken: ({ simulationType }) => simulationType !== 'insights-generation',
  keep({ message, answeredBy, result, record }, { simulationType }) {
    if (simulationType === 'insights-generation') {
      return { made: { text: message, answeredBy, result, about: {} } }
    }
    return { reply: { content: message, answeredBy, result }, ...(record && { changes: { record } }) }
  },
  async answer({ input, read, founder, signal, emit }) {
    const { messages, context, record, asked = null, isFree = false } = input
    if (record && input.simulationType === 'problem-validation') {
      const given = { record, asked, isFree, locale: input.locale ?? null }
      const known = { background: backgroundOf(context), today: currentDay(input.timeZone), ...founder }
      const asking: Asking = { read, signal, emit }
      const { text, result, answeredBy, spent, understood } = await ask(
        problemValidation,
        { messages, ...known, given },
        asking,
      )
      const held = recordAfter({ messages }, given, result)
      const heard = askedRecord({ messages, ...known }, { ...given, record: held })
      return {
        output: {
          message: text,
          result,
          answeredBy,
          asked: askedOf(result),
          record: held,
          reaction: reactionTo(heard),
          next: nextQuestion(held),
        },
        spent,
        understood: result?.patch ? understood : factsOf(heard),
      }
    }
    const asking: Asking = { read, signal, emit }
    const known = { background: backgroundOf(context), today: currentDay(), ...founder }
    const { text, result, answeredBy, spent, understood } = await (() => {
      if (input.simulationType === 'problem-validation') {
        return ask(problemValidation, { messages, ...known, readBack: input.readBack ?? null }, asking)
      }
      if (input.simulationType === 'competitor-analysis') {
        return ask(competitorAnalysis, { messages, ...known }, asking)
      }
      const sources = {
        problemValidation: readSource(context.problemValidation),
        competitorAnalysis: readSource(context.competitorAnalysis),
        marketResearch: readSource(context.marketResearch),
      }
      return ask(insights, { ...sources, ...known }, asking)
    })()
    return { output: { message: text, result, answeredBy, asked: askedOf(result) }, spent, understood }
  },
})
