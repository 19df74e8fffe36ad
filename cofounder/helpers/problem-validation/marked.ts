// The page's path: lines are read back with their marks, and the verdict follows from those marks by rules.
import type { FactValueKind } from '../../../contracts/fact-values.ts'
import {
  type ValidationDimension,
  type ValidationScorecard,
  validationDimensions,
} from '../../../contracts/results/problem-validation.ts'
import type { ConfirmedLines, LinesToRead, ReadBack } from '../../../contracts/results/read-back.ts'
import { findFigures } from '../../../venture/numbers/find-figures.ts'
import {
  confidenceOf,
  decide,
  limitQuotes,
  type Reason,
  type Verdict,
} from '../../../venture/verdict/verdict.ts'
import { hasMoney, money, number, only, perYear } from '../../guide/figures.ts'
import { countsOften } from '../../guide/often.ts'
import {
  amountsIn,
  committedIn,
  countPayers,
  isEveryCountPlaced,
  isUnpaid,
  looseCount,
  nobodyRefused,
  paidAndRefused,
  payersIn,
  someLeft,
} from '../../guide/payers.ts'
import { paidOf } from '../../guide/rate.ts'
import { isWord } from '../../guide/shared-money.ts'
import { maySell, reachedIn } from '../../guide/sums.ts'
import { saidTo, type Talk } from '../../guide/talk.ts'
import { quoted } from '../../guide/turn.ts'
import { undecidedIn } from '../../guide/undecided.ts'
import type { Language } from '../../language/recognise.ts'
import { barOf, carries } from '../../verdict/aim.ts'
import { missingOfPaid, rungByCount, scoreByMark } from '../../verdict/score.ts'
import { texts } from './lines.ts'
import { writeScorecard } from './scorecard.ts'
import type { AimPart, Marks } from './texts/marks/marks.ts'
import { marks as words } from './texts/marks.ts'

type ValidationTalk = Talk<ValidationDimension>

function kindsIn(id: ValidationDimension, text: string, language: Language): Set<FactValueKind> {
  const kinds = new Set<FactValueKind>(findFigures(text, language).map(({ value }) => value.kind))
  if (id === 'frequency' && countsOften(text, language)) kinds.add('frequency')
  if (amountsIn(text, language).length) kinds.add('money')
  if (countPayers(text, language)) kinds.add('count')
  return kinds
}

export function rungsOf(id: ValidationDimension, say: Marks) {
  return id === 'money' || id === 'reach' || id === 'evidence' ? say[id] : say.known
}

/** Payers and refusals as far as one reading is left. */
function countsIn(text: string, language: Language): { paid: number | null; refused: number | null } {
  const both = paidAndRefused(text, language)
  if (both) return both
  const part = only(text, language, 'part')
  if (part) return { paid: part.part, refused: part.of - part.part }
  // What others give for a free use is not what users pay, and not nothing either: the founder marks it.
  if (payersIn(text, language) === 'given' && hasMoney(text, language)) return { paid: null, refused: null }
  if (isUnpaid(text, language)) return { paid: 0, refused: null }
  return {
    paid: countPayers(text, language) ?? looseCount(text, language),
    refused: nobodyRefused(text) ? 0 : null,
  }
}

/** Of those spoken with and those watched the larger number says how many were met. */
function largestCount(text: string, language: Language): number | null {
  const counts = findFigures(text, language).flatMap(({ value }) =>
    value.kind === 'count' ? [value.low] : [],
  )
  return counts.length ? Math.max(...counts) : null
}

function countedRung(id: ValidationDimension, text: string, language: Language): number | null {
  const count =
    id === 'money'
      ? (committedIn(text, language) ?? countsIn(text, language).paid)
      : largestCount(text, language)
  return rungByCount(id, kindsIn(id, text, language), count)
}

/** A count that came after the read-back lifts its line by itself. */
function markNow(talk: ValidationTalk, id: ValidationDimension, mark: number | null): number | null {
  const moved = talk.revisions.findLast(({ topic }) => topic === id)
  const counted = moved ? countedRung(id, moved.to, talk.language) : null
  return counted !== null && counted > (mark ?? 0) ? counted : mark
}

/** Eight lines in the founder's words, each with its mark. */
export function linesToReadOf(talk: ValidationTalk, { marks }: ReadBack): LinesToRead {
  const { language } = talk
  const say = words[language]
  return {
    lines: validationDimensions.map(id => {
      const text = saidTo(talk, id)
      return {
        dimension: id,
        label: texts[language].labels[id],
        text: text || null,
        rung: text ? (marks[id] ?? countedRung(id, text, language)) : null,
        rungs: [...rungsOf(id, say)],
      }
    }),
    ...countsIn(saidTo(talk, 'money'), language),
    permissions: { ...say.permissions },
    aims: { ...say.aims },
    verdict: say.verdict,
  }
}

/** What was said after the read-back stands on top of the line it changes. */
function linesNow(talk: ValidationTalk, confirmed: ConfirmedLines): ConfirmedLines['lines'] {
  const lines = { ...confirmed.lines }
  for (const { topic, to, isReplaced } of talk.revisions)
    if (isReplaced) lines[topic] = to
    else if (!lines[topic]?.includes(to)) lines[topic] = [to, lines[topic]].filter(Boolean).join(' · ')
  return lines
}

/** All who can be reached at the price named, over a year; or what is missing for it, and what was read instead. */
function marketIn(
  { reach = '', money: paid = '' }: ConfirmedLines['lines'],
  before: string,
  { language }: ValidationTalk,
  place: string | null,
) {
  const there = reachedIn(reach, language)
  const price = only(paid, language, 'money', place)
  // A price without its period says nothing about a year, and an hour's is not paid each hour of it.
  const times = price?.per && price.per !== 'hour' ? perYear(price.per) : null
  // What is new about money takes no buyer away who was counted before it.
  const isCounted = there && (maySell(reach, before, language) || maySell(reach, paid, language))
  if (!price || !times || !isCounted) {
    const say = words[language]
    const missing: AimPart[] = []
    const read: string[] = []
    const counts = findFigures(reach, language).filter(({ value }) => value.kind === 'count')
    const amounts = amountsIn(paid, language)
    const quote = (figures: string[]) => quoted(figures.join(' · '), language)
    // As long as nobody pays and no price is named, whom one count is of can wait.
    const canWait = there && !amounts.length && isUnpaid(paid, language)
    if (!isCounted && !canWait && counts.length)
      read.push(say.reachRead(quote(counts.map(({ text }) => text.trim()))))
    else if (!counts.length) missing.push('buyers')
    if (!times && amounts.length) read.push(say.priceRead(quote(amounts)))
    else if (!times) missing.push('price')
    return { market: null, missing, read }
  }
  const market = {
    yearly: there.count * price.low * times,
    currency: price.currency,
    count: number(there.count, language),
    price: money(price.low, price.currency, language),
  }
  // Whose pesos they are decides what a living is.
  const read = isWord(price.currency) ? [words[language].whoseMoney(quoted(price.currency, language))] : []
  return { market, missing: [], read }
}

function reasonFor(
  verdict: Verdict,
  reasons: readonly Reason[],
  {
    market,
    aim,
    unplaced,
    isUnpaid,
    hasLeft,
  }: { market: string; aim: string; unplaced: string; isUnpaid: boolean; hasLeft: boolean },
  say: Marks,
): string {
  const of = reasons.map(reason =>
    reason === 'aim' ? aim : reason === 'money' && isUnpaid ? say.nobodyPaid : say.reasons[reason],
  )
  const said = [...of, unplaced].filter(Boolean).join(' ')
  const why =
    verdict === 'GO'
      ? [say.go, hasLeft && say.left].filter(Boolean).join(' ')
      : verdict === 'NOT YET'
        ? `${say.open}${said}`
        : said
  return [say.byMarks, market, why].filter(Boolean).join(' ')
}

export function writeMarkedCard(
  talk: ValidationTalk,
  { marks, confirmed }: ReadBack & { confirmed: ConfirmedLines },
  {
    today,
    place,
    contradictions,
    before,
  }: { today: string; place: string | null; contradictions: number; before: string | null },
): ValidationScorecard {
  const { language } = talk
  const say = words[language]
  const lines = linesNow(talk, confirmed)
  const weighed = validationDimensions.map(id => {
    const text = lines[id]
    const rung = markNow(talk, id, marks[id] ?? null)
    const kinds = kindsIn(id, text ?? '', language)
    return {
      dimension: id,
      quote: text ?? null,
      rung,
      score: text ? scoreByMark({ dimension: id, rung, kinds }) : 0,
    }
  })
  const scores = limitQuotes(weighed)
  const moved = talk.revisions.some(({ topic }) => topic === 'money')
    ? countsIn(talk.revisions.findLast(({ topic }) => topic === 'money')?.to ?? '', language)
    : null
  const { market, missing, read } = marketIn(lines, confirmed.lines.money ?? '', talk, place)
  const carriesAim = carries(confirmed.aim, market)
  const decided = decide({
    scores,
    answered: weighed.filter(({ quote }) => quote).length,
    permission: confirmed.permission,
    // "Three more" is no smaller number of payers.
    payers: Math.max(moved?.paid ?? 0, confirmed.paid ?? 0),
    refusals: moved?.refused ?? confirmed.refused,
    contradictions,
    carriesAim,
    wantsPivot: confirmed.wantsPivot,
  })
  const { reasons } = decided
  const unknown: AimPart[] = confirmed.aim ? missing : ['aim', ...missing]
  // Nothing missing and still not known: a currency without a rate.
  const lacking = unknown.length || read.length ? unknown : (['price'] as const)
  // Two payers beside fourteen of whom nobody knows what they said: no GO on that.
  const isUnplaced =
    decided.verdict === 'GO' &&
    (moved?.refused ?? confirmed.refused) === null &&
    !isEveryCountPlaced(confirmed.lines.money ?? '', language)
  const verdict = isUnplaced ? 'NOT YET' : decided.verdict
  const bar = confirmed.aim && market && barOf(confirmed.aim, market.currency)
  const aim =
    confirmed.aim && market && bar
      ? say.forAim(say.aims[confirmed.aim], money(bar, market.currency, language), carriesAim === true)
      : ''
  const sum = market
    ? say.market(market.count, market.price, money(market.yearly, market.currency, language), aim)
    : ''
  // A payer more may move no score: then the count shows that it was heard.
  const refused = moved?.refused ?? confirmed.refused
  const isMore =
    moved?.paid && moved.paid > (confirmed.paid ?? 0) && refused !== null && !someLeft(lines.money ?? '')
  const open = undecidedIn(lines.money ?? '', language)
  const counted = isMore ? paidOf({ paid: moved.paid ?? 0, refused: refused ?? 0, open }, language) : ''
  const { level, above } = confidenceOf(scores)
  const rung = weighed.find(({ dimension }) => dimension === 'money')?.rung ?? null
  const card = writeScorecard(talk, today, {
    scores,
    said: id => talk.revisions.findLast(({ topic }) => topic === id)?.to ?? lines[id],
    hasPaid:
      rung === null && confirmed.paid === null
        ? null
        : ((rung ?? 0) >= 4 && committedIn(lines.money ?? '', language) === null) ||
          (confirmed.paid ?? 0) > 0,
  })
  return {
    ...card,
    scores: weighed.map(({ dimension, quote, rung }) => {
      const score = scores[dimension]
      const isCut = dimension === 'money' && rung !== null && rung > score
      const missing = isCut && quote ? missingOfPaid(kindsIn(dimension, quote, language)) : []
      const known = rung === null ? say.unmarked : (rungsOf(dimension, say)[score - 1] ?? say.unmarked)
      return {
        dimension,
        score,
        quote,
        reason: !quote ? texts[language].open : missing.length ? say.paidNeeds(missing) : known,
      }
    }),
    verdict,
    verdictReason: reasonFor(
      verdict,
      reasons,
      {
        market: [counted, sum].filter(Boolean).join(' '),
        aim: carriesAim === false ? say.tooSmall : [say.aimNeeds(lacking), ...read].join(' '),
        unplaced: isUnplaced ? say.unplaced : '',
        hasLeft: someLeft(lines.money ?? ''),
        isUnpaid:
          !(moved?.paid ?? confirmed.paid) &&
          payersIn(lines.money ?? '', language) === 'none' &&
          committedIn(lines.money ?? '', language) === null,
      },
      say,
    ),
    ...(before && { before: `${say.before} ${before}` }),
    closing: { ...card.closing, confidence: { level, reason: say.confidence(above) } },
  }
}
