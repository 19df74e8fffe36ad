// The simplest helper for testing a model: it asks the model once for an object and makes its result from that
// object.
import type { z } from 'zod'
import type { Helper } from '../../cofounder/helper.ts'
import type { MindPrompt } from '../../cofounder/mind.ts'
import { userText } from '../../cofounder/prompts/parts.ts'

/** The model writes an object that fits `schema`, and `complete` computes the result from it. */
type ObjectPrompt<Result> = MindPrompt & {
  schema: z.ZodType
  complete: (value: unknown) => Result
}

export function objectPrompt<Proposal, Result>(
  prompt: MindPrompt & { schema: z.ZodType<Proposal>; complete: (proposal: Proposal) => Result },
): ObjectPrompt<Result> {
  return { ...prompt, complete: value => prompt.complete(prompt.schema.parse(value)) }
}

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
