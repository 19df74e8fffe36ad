// Where a choice is the founder's, a model names three ways with what each brings and costs; it never chooses for them.
import { z } from 'zod'

/** Static, in every prompt of a talk. */
export const choiceRule =
  'Asked to choose for them (a price, a channel, whom to sell to first), give three options, a line each with what it brings and costs, and the fact that would decide; they choose (up to 120 words).'

const words = z.string().min(1).max(200)

const option = z.object({ way: words, brings: words, costs: words })

/** A way alone is taken where a model was asked for its price and gave none. */
export const ways = z.array(z.union([words, option])).max(6)
type Ways = z.infer<typeof ways>

/** What it is asked for once more: null where there is nothing to choose, or three ways with both sides. */
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
