// Chooses the next actions for an idea. They come from fields that are open or guessed.
import type { Fact } from '../../../contracts/facts.ts'
import type { IdeaAnswers } from '../../../contracts/idea-record.ts'
import { type Amount, type Known, knownLevels } from '../../../contracts/record-fields.ts'
import { priceOf } from '../earn.ts'
import { asFact } from '../facts.ts'
import { atLeast, plain, told } from '../figures.ts'
import type { MessageKey, Voice } from '../voice.ts'
import { boundOf } from './bound.ts'
import { askInstead, sayInstead } from './say-money.ts'
import { type Beside, leftOf } from './sums.ts'

type Marked = { known?: Known | undefined; prefilled?: Readonly<Record<string, Known>> | undefined }

/** Why a field is doubtful: "guess", or "open" if it has no evidence mark. Null if it is not doubtful. */
function doubtOf(answer: Marked | undefined, field: string): 'guess' | 'open' | null {
  const [guess] = knownLevels
  const before = answer?.prefilled?.[field]
  if (before && before !== guess) return null
  // If the suggested value is only a guess, the mark on this card decides.
  if (!answer?.known) return 'open'
  return answer.known === guess ? 'guess' : null
}

/** Whether a fact of any helper holds this amount with its source. */
function isSourced(pays: Amount, facts: readonly Fact[]): boolean {
  const own = asFact.price(pays)
  const parts = facts.flatMap(({ value, evidence }) =>
    value?.kind === 'price' && evidence && evidence !== 'guess' ? value.parts : [],
  )
  return (
    own?.kind === 'price' &&
    own.parts.every(part =>
      parts.some(other =>
        Object.entries(part).every(([key, one]) => other[key as keyof typeof other] === one),
      ),
    )
  )
}

/**
 * Suggests actions for three figures that nobody has checked: ask about the spending, add up the costs, count the
 * people.
 */
function unsure(
  { earn, instead, costs, channel }: IdeaAnswers,
  facts: readonly Fact[],
  { say, price, number }: Voice,
): string[] {
  // The people who give to a cause do not have the problem, so nobody asks what they spend. A fee on a gift is not
  // made of hours, so nobody is asked to add up hours.
  const isGift = told(earn?.type) === 'giving'
  const spent = isGift ? null : told(instead?.pays)
  const cost = isGift ? told(earn?.cost) : null
  const [pays, serve, there] = [spent, cost ?? told(costs?.serve), told(channel?.there)]
  const asked = priceOf(earn)
  // A cost of less than an eighth of the price changes no sum much.
  const isTrifle = serve && asked?.currency === serve.currency && 8 * serve.high < asked.low
  const line = (
    key: Extract<MessageKey, `idea.action.${'pays' | 'serve' | 'there'}`>,
    doubt: string | null,
    values: Record<string, string> | null,
  ) => (doubt && values ? [say(key, { ...values, known: doubt })] : [])
  return [
    ...line(
      'idea.action.pays',
      doubtOf(instead, 'pays'),
      pays && pays.high > 0 && !isSourced(pays, facts) ? { pays: price(pays) } : null,
    ),
    ...line(
      'idea.action.serve',
      cost ? doubtOf(earn, 'cost') : doubtOf(costs, 'serve'),
      serve && !isTrifle ? { serve: price(serve) } : null,
    ),
    ...line('idea.action.there', doubtOf(channel, 'there'), there && { there: number(there) }),
  ]
}

/** The revenue models in which the founder sets a price. */
const priced: readonly unknown[] = ['sale', 'subscription', 'hours']

/** If every sale loses money, suggests to test a price that loses none. */
export function priceTest(answers: IdeaAnswers, { say, price }: Voice): string | null {
  const left = leftOf(answers)
  if (left.kind !== 'loses' || left.left.high >= 0 || !priced.includes(answers.earn?.type)) return null
  return say('market.test.loses', { serve: price({ ...left.serve, per: left.per }) })
}

/**
 * If the founder can deliver too few sales, suggests to tell customers a higher price. Null if that price is far
 * above the planned one.
 */
function boundTest(answers: IdeaAnswers, voice: Voice, beside: Beside): string | null {
  const bound = boundOf(answers, beside)
  const asked = priceOf(answers.earn)
  if (bound?.kind !== 'most' || !bound.price || !asked || bound.price.low > 1.5 * asked.high) return null
  return voice.say('idea.action.price', { price: voice.exact(plain(bound.price)) })
}

type Asked = {
  answers: IdeaAnswers
  risk: string | null
  aloud: string
  beside: Beside
  facts: readonly Fact[]
  /** Whether the verdict of the problem validation is PIVOT. Then nobody is asked for a higher price. */
  isTurned: boolean
  name: string
  /** The questions behind the boxes that are still open. */
  open: readonly string[]
}

/**
 * Orders the actions: a price that loses money, the open permit or else the risk, a price that is too low, the
 * sentence, then the figures that nobody has checked. After a PIVOT, nothing of the old offer is checked.
 */
export function actionsIn(
  { answers, risk, aloud, beside, facts, isTurned, name, open }: Asked,
  voice: Voice,
): readonly [string, string, string] {
  const came = atLeast(answers.channel?.came)
  const [first = aloud, ...more] = [
    isTurned ? aloud : null,
    priceTest(answers, voice),
    risk,
    isTurned ? null : boundTest(answers, voice, beside),
  ].filter(test => test !== null)
  const checks = [
    sayInstead(answers, voice, beside) ? null : askInstead(answers, voice, beside),
    ...unsure(answers, facts, voice),
    came > 0 ? voice.say('idea.action.came', { count: came }) : null,
  ]
  const all = [
    ...more,
    first === aloud ? null : aloud,
    risk ? null : voice.say('idea.action.risk', { name }),
    ...(isTurned ? [] : checks),
    ...open.map(question => voice.say('idea.action.open', { question })),
    voice.say('idea.action.send'),
  ]
  const [second = '', third = ''] = all.filter(action => action !== null)
  return [first, second, third] as const
}
