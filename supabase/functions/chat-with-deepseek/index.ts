import { mentor } from '../../../cofounder/helpers/mentor.ts'
import { ask, currentDay } from '../../../cofounder/provider/ask.ts'
import { askedOf } from '../../../cofounder/records/asked.ts'
import { defineFunction } from '../_shared/define-function.ts'
import { openDesk, webSearch } from './desk.ts'

export default defineFunction({
  name: 'chat-with-deepseek',
  helper: () => 'mentor',
  isSpoken: () => true,
  keep: ({ response, answeredBy, result }) => ({ reply: { content: response, answeredBy, result } }),
  async answer({ input, read, caller, project, founder, signal, emit }) {
    const { messages, context, step = null } = input
    const today = currentDay()
    const desk = project ? await openDesk(caller, project, today) : null
    const asked = await ask(
      mentor,
      { messages, context, step, today, desk, search: webSearch(caller, signal), ...founder },
      { read, signal, emit },
    )
    const { text, result, answeredBy, spent } = asked
    return { output: { response: text, result, answeredBy, asked: askedOf(result) }, spent }
  },
})
