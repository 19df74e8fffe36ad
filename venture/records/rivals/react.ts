// What the co-founder says to an answer about rivals: what it means beside the other fields, or what was noted.
import type { CompetitorAnswers, CompetitorQuestion, Reason } from '../../../contracts/competitor-record.ts'
import { told } from '../figures.ts'
import { answeredIn } from '../kind.ts'
import { hasFigure } from '../pitch/differing.ts'
import type { Voice } from '../voice.ts'
import { topOf } from './headline.ts'
import { type Beside, type Told, toldOf } from './own.ts'
import { type Lines, mostLines, reactToPrices, reactToSwitch, reactToYours } from './react-figures.ts'
import { isMet } from './reasons.ts'
import { cheaperBy, copyMonths, dearerBy, fightsOf } from './sums.ts'
import { isBeaten, isSold, type RivalRow } from './table.ts'
import { isOf, listOf, namesOf, sayFights, sayOrder, saySum, sayWithin, sentence } from './words.ts'

type Reaction = (told: Told, today: string) => Lines

const reactions: Readonly<Record<CompetitorQuestion, Reaction>> = {
  /** What kinds there are, and what that makes a buyer compare. */
  rivals({ rivals, voice }) {
    const { say } = voice
    const named = rivals.filter(({ name }) => name !== null)
    if (named.length === 0) return []
    const kinds = (['same', 'other', 'hand', null] as const).flatMap(kind => {
      const count = named.filter(rival => rival.kind === kind).length
      return count > 0 ? [say('rivals.react.kind', { kind: kind ?? 'open', count })] : []
    })
    const same = named.filter(({ kind }) => kind === 'same')
    const means =
      same.length > 0
        ? 'same'
        : named.some(({ kind }) => kind === 'other')
          ? 'other'
          : named.every(({ kind }) => kind === 'hand')
            ? 'hand'
            : 'open'
    return [
      say('rivals.react.rows', { count: named.length, kinds: listOf(kinds, voice) }),
      say('rivals.react.means', { means, names: namesOf(same, voice), count: same.length }),
    ]
  },

  yours: reactToYours,
  prices: reactToPrices,

  /** What they are chosen for, beside the sums. What disagrees comes first. */
  chosen({ answers, rivals, voice }) {
    const lines = rivals.flatMap(rival =>
      rival.reason ? sayReason(rival, rival.reason, answers, voice) : [],
    )
    const held = lines.filter(({ isAgainst }) => isAgainst)
    return [...held, ...lines.filter(line => !held.includes(line))]
      .slice(0, mostLines)
      .map(({ text }) => text)
  },

  fights({ answers, rivals, voice }) {
    const { say, number, shares } = voice
    const fights = fightsOf(rivals)
    if (!fights) return []
    const { won, lost, worst } = fights
    if (won.high + lost.high === 0) return [say('rivals.react.undecided')]
    const fought = rivals.filter(rival => sayFights(rival, voice))
    const each = fought.map(rival =>
      say('rivals.react.fights', { fights: sayFights(rival, voice) ?? '', name: sayWithin(rival, voice) }),
    )
    // Of a range no share is told, and of a few neither.
    const isExact = won.low === won.high && lost.low === lost.high && fought.every(one => one.won && one.lost)
    const decided = won.high + lost.high
    const all =
      isExact && decided >= 3
        ? say('rivals.react.decided', {
            won: number(won),
            count: decided,
            all: number(decided),
            share: shares(won, { low: decided, high: decided }),
          })
        : null
    const means = sayOutcome(worst[0] ?? fought.find(isBeaten), answers, voice)
    const guess = answers.fights?.known === 'guess' && say('rivals.react.guess')
    return [...each.slice(0, mostLines), means ?? all, guess]
  },

  /** Whether the sums bear it out, and whether it answers what the others are taken for. */
  better(given) {
    const { answers, rivals, voice } = given
    const { say } = voice
    const { better } = answers
    const what = told(better?.what) ?? []
    const by = (rival: RivalRow, found: ReturnType<typeof cheaperBy>) =>
      found && {
        name: sayWithin(rival, voice),
        diff: saySum(found.by, voice),
        order: sayOrder(found.compared, voice),
      }
    const isCheaper = what.includes('cheaper')
    const sums = (key: 'rivals.react.better' | 'rivals.react.borne', find: typeof cheaperBy) =>
      rivals.flatMap(rival => {
        // That nothing costs less than a price is no news.
        const isPaid = isSold(rival) || (rival.price?.low ?? 0) > 0
        const values = isCheaper && isPaid ? by(rival, find(answers, rival)) : null
        return values ? say(key, values) : []
      })
    const against = sums('rivals.react.better', cheaperBy)
    const borne = sums('rivals.react.borne', dearerBy)
    const [yours, theirs] = [better?.yours?.trim(), better?.theirs?.trim()]
    const check = (!(yours && theirs) && say('rivals.react.check')) || sayUnchecked(answers, voice)
    const top = reasonedOf(given)
    const meets = top && sayMeets(top, answers, voice)
    if (against.length > 0) return [...against.slice(0, mostLines), check]
    return [
      isCheaper && (borne[0] ?? say('rivals.react.unshown')),
      meets,
      check || (!meets && yours && theirs ? say('rivals.react.pair', { yours, theirs }) : null),
    ]
  },

  switch: reactToSwitch,

  copy({ answers, voice }, today) {
    const { say, number } = voice
    const months = copyMonths(answers)
    if (!months) return []
    if (months.high === 0) return [say('rivals.react.now')]
    const day = laterBy(today, months.low)
    return [
      say('rivals.react.copy', {
        count: months.high,
        months: number(months),
        day: day ? voice.month(day) : 'none',
      }),
    ]
  },
}

/** Reasons that the sum of an order answers. */
const ofPrice: readonly Reason[] = ['cheaper', 'free']

function sayReason(
  rival: RivalRow,
  reason: Reason,
  answers: CompetitorAnswers,
  voice: Voice,
): { text: string; isAgainst: boolean }[] {
  const { say } = voice
  const [cheaper, dearer] = [cheaperBy(answers, rival), dearerBy(answers, rival)]
  const found = cheaper ?? dearer
  const isFreeAtCost = reason === 'free' && (rival.price?.low ?? 0) > 0
  const values = {
    name: sayWithin(rival, voice),
    reason: say(`rivals.option.reason.${reason}`),
    diff: found ? saySum(found.by, voice) : '',
    order: found ? sayOrder(found.compared, voice) : '',
    price: rival.price ? voice.price(rival.price) : '',
  }
  if (isFreeAtCost) return [{ text: say('rivals.react.notfree', values), isAgainst: true }]
  if (!found) return [{ text: say('rivals.react.taken', { ...values, why: reason }), isAgainst: false }]
  const isPrice = ofPrice.includes(reason)
  if (dearer)
    return [{ text: say(isPrice ? 'rivals.react.chosen' : 'rivals.react.despite', values), isAgainst: true }]
  return [{ text: say(isPrice ? 'rivals.react.agreed' : 'rivals.react.both', values), isAgainst: false }]
}

/** Who won, beside whose order costs less; null where no sum says it. */
function sayOutcome(rival: RivalRow | undefined, answers: CompetitorAnswers, voice: Voice): string | null {
  if (!rival) return null
  const [cheaper, dearer] = [cheaperBy(answers, rival), dearerBy(answers, rival)]
  const found = cheaper ?? dearer
  if (!found || (dearer && isBeaten(rival))) return null
  return voice.say('rivals.react.outcome', {
    is: dearer ? 'dearer' : isBeaten(rival) ? 'beaten' : 'fits',
    who: isOf(rival),
    name: sayWithin(rival, voice),
    diff: saySum(found.by, voice),
    order: sayOrder(found.compared, voice),
    reason: rival.reason ? voice.say(`rivals.option.reason.${rival.reason}`) : 'none',
  })
}

/** The one that matters most of those whose reason is known. */
function reasonedOf(given: Told): RivalRow | null {
  const top = topOf(given)
  return top?.reason ? top : (given.rivals.find(({ reason }) => reason !== null) ?? null)
}

function sayMeets(rival: RivalRow, answers: CompetitorAnswers, voice: Voice): string | null {
  const { reason } = rival
  const what = told(answers.better?.what) ?? []
  if (!reason || what.length === 0) return null
  const shown = what.map(one => voice.say(`rivals.option.what.${one}`))
  const isFree = reason === 'free' && what.includes('cheaper')
  return voice.say('rivals.react.meets', {
    is: isFree ? 'free' : isMet(reason, answers) ? 'met' : 'missed',
    name: sayWithin(rival, voice),
    reason: voice.say(`rivals.option.reason.${reason}`),
    what: listOf(shown.map(voice.quote), voice),
    count: shown.length,
  })
}

/** What is more or less of something is checked by a number; of the price the sums have it. */
const measured: readonly string[] = ['faster', 'nearer', 'lasts']

function sayUnchecked({ better }: CompetitorAnswers, voice: Voice): string | null {
  const what = (told(better?.what) ?? []).filter(one => measured.includes(one))
  if (what.length === 0 || hasFigure(`${better?.yours ?? ''} ${better?.theirs ?? ''}`, voice)) return null
  const shown = what.map(one => voice.quote(voice.say(`rivals.option.what.${one}`)))
  return voice.say('rivals.react.unchecked', { what: listOf(shown, voice) })
}

const longest = 600

/** The month so many months after a day; null where nobody plans so far. */
function laterBy(today: string, months: number): string | null {
  if (!today || months > longest) return null
  const all = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + months
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`
}

const countedField = {
  rivals: 'rivals.label.rivals.name',
  yours: 'rivals.label.yours.price',
  prices: 'rivals.label.prices.price',
  chosen: 'rivals.label.chosen.reason',
  fights: 'rivals.label.fights.lost',
  better: 'rivals.label.better.yours',
  switch: 'rivals.label.switch.hours',
  copy: 'rivals.label.copy.months',
} as const

/** Put aside, not known, or told in words alone: what the comparison lacks then, and the field for it. */
export function sayLeft(question: CompetitorQuestion, answers: CompetitorAnswers, { say }: Voice): string {
  const answer = answers[question] ?? null
  const isUnknown = !answer?.skipped && JSON.stringify(answer).includes('"unknown"')
  const how = answer?.words?.trim() ? 'words' : isUnknown ? 'unknown' : 'left'
  const field = how === 'words' ? ` ${say('rivals.field', { label: say(countedField[question]) })}` : ''
  return `${say(`rivals.left.${question}`, { how })}${field}`
}

/** Never nothing: to words alone which field would count, to what was left out what that means. */
export function reactToRivals(
  question: CompetitorQuestion,
  answers: CompetitorAnswers,
  voice: Voice,
  { today = '', beside = null }: { today?: string; beside?: Beside } = {},
): string {
  if (answeredIn({ questions: [question] }, answers).length === 0) return sayLeft(question, answers, voice)
  const lines = reactions[question](toldOf(answers, voice, beside), today).flatMap(line => line || [])
  if (lines.length > 0) return lines.map(sentence).join(' ')
  return answers[question]?.words?.trim()
    ? sayLeft(question, answers, voice)
    : voice.say('rivals.react.blank', { label: voice.say(countedField[question]) })
}
