import { askedOf } from '../../../cofounder/asked.ts'
import { mentor } from '../../../cofounder/helpers/mentor/helper.ts'
import { ask, currentDay } from '../../../cofounder/model/ask.ts'
import { defineFunction } from '../_shared/define-function.ts'
import { openDesk, webSearch } from './desk.ts'

export default defineFunction({
  name: 'chat-with-deepseek',
  helper: () => 'mentor',
  isSpoken: () => true,
  keep: ({ response, answeredBy, result }) => ({ reply: { content: response, answeredBy, result } }),
  async answer({ input, read, caller, project, founder, signal, emit }) {
    const { messages, context, step = null } = input
    const desk = project ? await openDesk(caller, project) : null
    const asked = await ask(
      mentor,
      { messages, context, step, today: currentDay(), desk, search: webSearch(caller, signal), ...founder },
      { read, signal, emit },
    )
    const { text, result, answeredBy, spent } = asked
    return { output: { response: text, result, answeredBy, asked: askedOf(result) }, spent }
  },
})
