// What to do about each line of the saved work, by what was told: a share where its figures make one, and nothing that
// the answers show as done.
import type { CompetitionDimension } from '../../../contracts/results/competitor-analysis.ts'
import type { InsightSource, Recommendation } from '../../../contracts/results/insights.ts'
import type { ValidationDimension } from '../../../contracts/results/problem-validation.ts'
import type { Source } from '../../../contracts/sources.ts'
import { hasCount, only } from '../../guide/figures.ts'
import { isOnlyOffered } from '../../guide/offers.ts'
import { nobodyRefused, paidAndRefused, payersIn } from '../../guide/payers.ts'
import { besideSum, paidSum, reachSum } from '../../guide/sums.ts'
import { answersTo, type Pair, type Talk } from '../../guide/talk.ts'
import { quoted } from '../../guide/turn.ts'
import { splitSentences, toPlainText } from '../../language/clean.ts'
import type { Language } from '../../language/recognise.ts'
import { countPrices } from '../competitor-analysis/prices.ts'
import { isNothing } from '../competitor-analysis/rival-names.ts'
import { texts as validationTexts } from '../problem-validation/lines.ts'
import { texts } from './texts.ts'

export const bare = (text: string) => text.replace(/\.$/, '')

export type Work<Topic extends string> = {
  source: InsightSource
  language: Language
  talk: Talk<Topic>
  labels: Readonly<Record<Topic, string>>
  /** What to do about a line. */
  doFor: (topic: Topic) => string
}

const answered = <Topic extends string>({ talk }: Work<Topic>, topic: Topic) => answersTo(talk, topic).at(-1)

/** What was said to a line, with a sum where its figures make one. */
function said<Topic extends string>(work: Work<Topic>, pair: Pair<Topic>, text: string, sum: string | null) {
  const { source, language } = work
  const words = quoted(bare(pair.answer), language)
  const told = texts[language].asked(quoted(pair.question.ask[language], language), words)
  return { text: bare(text), evidence: [told, sum].filter(Boolean).join('. '), source }
}

/** Lines nobody answered, most telling first. */
function openIn<Topic extends string>(work: Work<Topic>, order: readonly Topic[]): Recommendation[] {
  const { source, language, labels, doFor } = work
  return order
    .filter(topic => !answered(work, topic))
    .slice(0, 2)
    .map(topic => ({ text: bare(doFor(topic)), evidence: texts[language].open(labels[topic]), source }))
}

/** A talk that answers no question of ours: the longest sentence stands for it. */
export function unaskedIn(saved: Source, source: InsightSource, language: Language): Recommendation[] {
  const [sentence] = saved.founder
    .flatMap(text => splitSentences(toPlainText(text)))
    .toSorted((a, b) => b.length - a.length)
  const evidence = sentence ?? bare(splitSentences(toPlainText(saved.text))[0] ?? '')
  return evidence ? [{ text: texts[language].unasked, evidence: quoted(evidence, language), source }] : []
}

/** So many times more refusals than payers are a warning. */
const mostlyNo = 2

function onMoney(answer: string, language: Language): string {
  const say = texts[language].money
  const both = paidAndRefused(answer, language)
  if (both) return both.refused >= mostlyNo * both.paid ? say.mostlyNo : say.both
  if (nobodyRefused(answer)) return say.noRefusal
  const payers = payersIn(answer, language)
  if (payers === 'given') return validationTexts[language].findMore.given[1]
  // Who named an amount is asked before anybody else.
  if (payers === 'none') return isOnlyOffered(answer, language) ? say.offered : say.none
  return payers === 'paid' ? say.paid : validationTexts[language].find.money[1]
}

export function adviseOnProblem(work: Work<ValidationDimension>): Recommendation[] {
  const { language } = work
  const [money, reach] = [answered(work, 'money'), answered(work, 'reach')]
  const open = openIn(work, ['money', 'evidence', 'reach', 'intensity', 'frequency', 'workaround', 'who'])
  const paid = money?.answer ?? ''
  return [
    ...open,
    ...(money ? [said(work, money, onMoney(paid, language), paidSum(paid, language))] : []),
    ...(reach && hasCount(reach.answer, language)
      ? [said(work, reach, texts[language].goThere, reachSum(reach.answer, paid, language))]
      : reach
        ? [said(work, reach, validationTexts[language].findMore.reach[1], null)]
        : []),
  ]
}

export function adviseOnRivals(work: Work<CompetitionDimension>): Recommendation[] {
  const { language, doFor } = work
  const [price, moat, today] = (['price', 'moat', 'status-quo'] as const).map(id => answered(work, id))
  const isBeside = price && countPrices(price.answer, language) > 1
  return [
    ...openIn(work, ['price', 'status-quo', 'moat', 'positioning', 'switching', 'indirect', 'direct']),
    ...(moat && isNothing(moat.answer) ? [said(work, moat, doFor('moat'), null)] : []),
    ...(isBeside ? [said(work, price, doFor('price'), besideSum(price.answer, language))] : []),
    ...(today ? [said(work, today, doFor('status-quo'), null)] : []),
  ]
}

/** What somebody paid and what they say they charge, where one is more than twice the other. */
export function pricesApart(
  problem: Work<ValidationDimension> | null,
  rivals: Work<CompetitionDimension> | null,
  language: Language,
): Recommendation[] {
  const paid = problem && answered(problem, 'money')
  const charged = rivals && answered(rivals, 'price')
  const [one, other] = [paid, charged].map(pair => pair && only(pair.answer, language, 'money'))
  if (!paid || !charged || !one || !other || one.currency !== other.currency || one.per !== other.per)
    return []
  if (Math.max(one.low, other.low) <= 2 * Math.min(one.low, other.low)) return []
  const words = [paid, charged].map(({ answer }) => quoted(bare(answer), language)).join(' · ')
  return [{ text: texts[language].twoPrices, evidence: words, source: 'Competitor Analysis' }]
}
