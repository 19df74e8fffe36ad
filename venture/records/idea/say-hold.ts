// What the founder's number makes, and the most that can be done, in words with their sums.
import type { IdeaAnswers } from '../../../contracts/idea-record.ts'
import { type Money, told } from '../figures.ts'
import { sayMost } from '../most.ts'
import { isPrintedWhole, type Voice } from '../voice.ts'
import { type Base, bestOf, beyond, type Held, holdOf, mostIn } from './hold.ts'
import { quoted } from './quoted.ts'
import { coverOf, leftOf } from './sums.ts'

const joined = (type: 'conjunction' | 'disjunction', parts: readonly string[], { language }: Voice) =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }).format(parts)

const isOne = ({ low, high }: { low: number; high: number }) => low === high

/** "6 × 12 × KES 3,050 − 12 × KES 46,000"; null where a factor would be printed rounded, or has two ends. */
function formulaOf({ number, times }: Held, { each, fixed }: Base, voice: Voice): string | null {
  if (![number, times, each, fixed].every(isOne)) return null
  if (!isPrintedWhole(times.low) || Math.abs(each.low * 100 - Math.round(each.low * 100)) > 1e-6) return null
  const factors = [voice.number(number), ...(times.low === 1 ? [] : [voice.factor(times)]), voice.exact(each)]
  return `${factors.join(' × ')}${lessFixed(fixed, voice)}`
}

const lessFixed = (fixed: Money, voice: Voice) => (fixed.high === 0 ? '' : ` − 12 × ${voice.exact(fixed)}`)

function sayHeld(
  at: 'now' | 'goal',
  held: Held,
  { base, counts, isWorse = false }: { base: Base; counts: string | null; isWorse?: boolean },
  voice: Voice,
): string {
  const { say, money } = voice
  const formula = formulaOf(held, base, voice)
  const state = isWorse ? 'worse' : held.state
  // What one of several products sells is not all that comes in.
  const of = counts === 'month' || counts === 'year' ? 'sold' : 'payers'
  const how = formula ? 'formula' : isOne(held.sum) ? 'about' : 'ends'
  return say(`idea.hold.${at}`, { formula: formula ?? '', how, sum: money(held.sum), state, of })
}

/** At how many the costs are covered: sales a month, sales a year, buyers. None where that cannot be said. */
function coverParts(answers: IdeaAnswers, voice: Voice): string[] {
  const { say, number } = voice
  const cover = coverOf(answers)
  if (!cover) return []
  const { count, per, year, buyers } = cover
  const payers = (many: typeof count) =>
    say(`payers.${told(answers.earn?.type) ?? 'unsure'}`, { count: many.high, shown: number(many) })
  if (!per) return [payers(count)]
  const isSame = buyers && year && buyers.low === year.low && buyers.high === year.high
  return [
    say('times.month', { count: say(`idea.unit.${per}`, { count: count.high, shown: number(count) }) }),
    ...(year ? [say('times.year', { count: number(year) })] : []),
    ...(buyers && !isSame ? [payers(buyers)] : []),
  ]
}

export function coverText(answers: IdeaAnswers, voice: Voice): string | null {
  const parts = coverParts(answers, voice)
  return parts.length > 0 ? joined('disjunction', parts, voice) : null
}

/** To the number: what it makes today and at the goal, and whether that can be done. */
export function sayHold(answers: IdeaAnswers, voice: Voice): (string | null)[] {
  const { say, number } = voice
  const { metric } = answers
  const hold = holdOf(answers)
  if (hold) {
    const { base, now, goal } = hold
    const counts = told(metric?.counts)
    const isWorse = goal !== null && base.each.high < 0 && goal.number.low > (now?.number.high ?? 0)
    return [
      now && sayHeld('now', now, { base, counts }, voice),
      goal && sayHeld('goal', goal, { base, counts, isWorse }, voice),
      sayBeyond(answers, voice),
    ]
  }
  const [now, goal] = [told(metric?.now), told(metric?.goal)]
  const numbers = [now, goal].flatMap(one => (one ? [number(one)] : []))
  if (told(metric?.counts) || numbers.length === 0) return []
  const most = mostIn(answers)
  // A number of users is not held against advertisers.
  const parts = told(answers.earn?.type) === 'ads' ? [] : coverParts(answers, voice)
  const isLosing = leftOf(answers).kind === 'loses'
  return [
    parts.length > 0
      ? say('idea.hold.open', {
          list: joined('disjunction', parts, voice),
          parts: parts.length,
          numbers: joined('conjunction', numbers, voice),
          words: quoted(metric?.words?.trim() ?? '', 80) || say('idea.name.metric'),
        })
      : null,
    isLosing && now && goal && goal.low > now.high ? say('idea.hold.worse', { goal: number(goal) }) : null,
    most && most.of !== 'hours' && goal
      ? voice.capital(say('idea.hold.most', { most: sayMost(most, voice), goal: number(goal) }))
      : null,
  ]
}

/** The goal is more than can be done. */
function sayBeyond(answers: IdeaAnswers, voice: Voice): string | null {
  const found = beyond(answers)
  if (!found) return null
  const values = { most: sayMost(found.most, voice), takes: voice.number(found.takes) }
  return voice.capital(voice.say('idea.hold.beyond', values))
}

/** What the most that can be done leaves in a year. */
export function sayBest(answers: IdeaAnswers, voice: Voice): string | null {
  const best = bestOf(answers)
  if (!best) return null
  const { most, sold, months, each, fixed, sum } = best
  const money = (value: number): Money => ({ low: value, high: value, currency: sum.currency })
  const isWhole = Math.abs(each * 100 - Math.round(each * 100)) < 1e-6
  const factors = [
    voice.number(sold),
    ...(months === 1 ? [] : [voice.number(months)]),
    voice.exact(money(each)),
  ]
  return voice.capital(
    voice.say('idea.hold.best', {
      most: sayMost(most, voice),
      formula: isWhole ? `${factors.join(' × ')}${lessFixed(money(fixed), voice)}` : 'none',
      sum: voice.money(sum),
      state: sum.low < 0 ? 'loss' : 'gain',
    }),
  )
}

/** What the figures themselves say against it; null where they say nothing. */
export function strongest(answers: IdeaAnswers, voice: Voice): string | null {
  const over = sayBeyond(answers, voice)
  if (over) return over
  const best = bestOf(answers)
  if (best && best.sum.low < 0) return sayBest(answers, voice)
  const hold = holdOf(answers)
  const counts = told(answers.metric?.counts)
  return hold?.now?.state === 'loss' ? sayHeld('now', hold.now, { base: hold.base, counts }, voice) : null
}
