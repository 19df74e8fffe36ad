import { ideaRefinement } from '../../../cofounder/helpers/idea-refinement.ts'
import { ask, currentDay } from '../../../cofounder/provider/ask.ts'
import { askedOf } from '../../../cofounder/records/asked.ts'
import { factsOf } from '../../../cofounder/records/given.ts'
import {
  askedIdea,
  givenOf,
  reactionTo,
  recordAfter,
} from '../../../cofounder/reports/idea-refinement/playbook.ts'
import { nextQuestion } from '../../../venture/records/asking.ts'
import { idea as kind } from '../../../venture/records/idea/kind.ts'
import { defineFunction } from '../_shared/define-function.ts'

export default defineFunction({
  name: 'idea-refinement-chat',
  feature: 'idea_refinement',
  helper: () => 'idea-refinement',
  isSpoken: () => true,
  // A conversation without fields has no record, so only its messages are stored.
  keep: ({ message, answeredBy, result, record }, input) => ({
    reply: { content: message, answeredBy, result },
    ...(input.record && record && { changes: { record } }),
  }),
  async answer({ input, read, founder, signal, emit }) {
    const { messages, ideaContext, record, asked = null, isFree = false } = input
    const idea =
      typeof ideaContext === 'string' ? ideaContext : (ideaContext?.description ?? ideaContext?.notes ?? '')
    const given = record ? { record, asked, isFree, locale: input.locale ?? null } : null
    const question = { messages, idea, today: currentDay(input.timeZone), ...founder, given }
    const { text, result, answeredBy, spent, understood } = await ask(ideaRefinement, question, {
      read,
      signal,
      emit,
    })
    const held = recordAfter(question, result)
    const heard = askedIdea(question, { ...givenOf(question), record: held })
    return {
      output: {
        message: text,
        result,
        answeredBy,
        asked: askedOf(result),
        record: held,
        reaction: reactionTo(heard),
        next: nextQuestion(kind, held),
      },
      spent,
      understood: result?.patch ? understood : given && factsOf(kind, heard),
    }
  },
})
