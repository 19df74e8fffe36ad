// If the founder must choose, the model describes three ways with benefits and costs. It never chooses.
import { z } from 'zod'

/** This rule is the same in every prompt of a conversation. So the provider can cache the prompt up to here. */
export const choiceRule =
  'Asked to choose for them (a price, a channel, whom to sell to first), give three options, a line each with what it brings and costs, and the fact that would decide; they choose (up to 120 words).'

const words = z.string().min(1).max(200)

const option = z.object({ way: words, brings: words, costs: words })

/** A way without benefit or cost is accepted only because the model may fail again when asked. */
export const ways = z.array(z.union([words, option])).max(6)
type Ways = z.infer<typeof ways>

/** Asks the model once to correct its ways. Null if there is no choice, or if three ways are complete. */
export function wantsOptions(name: string, given: Ways = []): string | null {
  const whole = given.filter(one => typeof one !== 'string')
  return given.length === 0 || whole.length >= 3
    ? null
    : `"${name}" needs at least three, each {"way", "brings", "costs"}: what it brings them and what it costs them.`
}

export const wayLine = (
  one: Ways[number],
  say: (key: 'option.line', values: z.infer<typeof option>) => string,
): string => (typeof one === 'string' ? one : say('option.line', one))
