import { askedOf } from '../../../cofounder/asked.ts'
import { ideaRefinement } from '../../../cofounder/helpers/idea-refinement/helper.ts'
import { ask, currentDay } from '../../../cofounder/model/ask.ts'
import { defineFunction } from '../_shared/define-function.ts'

export default defineFunction({
  name: 'idea-refinement-chat',
  feature: 'idea_refinement',
  helper: () => 'idea-refinement',
  isSpoken: () => true,
  keep: ({ message, answeredBy, result }) => ({ reply: { content: message, answeredBy, result } }),
  async answer({ input, read, founder, signal, emit }) {
    const { messages, ideaContext } = input
    const idea =
      typeof ideaContext === 'string' ? ideaContext : (ideaContext?.description ?? ideaContext?.notes ?? '')
    const question = { messages, idea, today: currentDay(), ...founder }
    const { text, result, answeredBy, spent, understood } = await ask(ideaRefinement, question, {
      read,
      signal,
      emit,
    })
    return { output: { message: text, result, answeredBy, asked: askedOf(result) }, spent, understood }
  },
})
