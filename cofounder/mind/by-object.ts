// For a helper that asks once for an object and makes its result of it.
import type { Helper, ObjectPrompt } from '../helper.ts'
import { userText } from './prompt-parts.ts'

export function thinkBy<Input, Result>(
  prompt: (input: Input) => ObjectPrompt<Result>,
  render: (result: Result) => string,
): Helper<Input, Result>['think'] {
  return async (input, mind) => {
    const { system, user, maxOutputTokens, schema, complete } = prompt(input)
    const made: Result[] = []
    mind.step('workingOut')
    await mind.read({
      system,
      user: userText([mind.memory, user]),
      maxOutputTokens,
      schema,
      check: value => {
        made[0] = complete(value)
      },
    })
    const [result] = made
    if (result === undefined) throw new Error('nothing was made of the answer')
    mind.show(render(result))
    return { result, understood: null }
  }
}
