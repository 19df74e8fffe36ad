// The comparison of guided mode: every rival stands in the founder's own words; nothing is looked up or guessed.
import {
  type CompetitionDimension,
  type CompetitorReport,
  competitionDimensions,
  type Rival,
} from '../../../contracts/results/competitor-analysis.ts'
import { datedActions } from '../../closing.ts'
import { hasMoney } from '../../guide/figures.ts'
import { namesPaying } from '../../guide/paying.ts'
import { besideSum, priceShare } from '../../guide/sums.ts'
import { answersTo, saidTo, type Talk } from '../../guide/talk.ts'
import { changesIn, quoted } from '../../guide/turn.ts'
import { countWords } from '../../language/clean.ts'
import { texts } from './lines.ts'
import { namesInWords } from './names-in-words.ts'
import { countPrices, isAbout, isSamePrice, priceBeside } from './prices.ts'
import { isNothing, namesNobody, partsOf, rivalNames } from './rival-names.ts'

type CompetitionTalk = Talk<CompetitionDimension>

const mostOtherWays = 3

const buying = /(?<!\p{L})(?:buys?|buying|hires?|kauf(?:en|t))(?!\p{L})/iu

/** What they do today costs nothing, in their words. */
const free =
  /(?<!\p{L})(?:(?:costs?|pay(?:s|ing)?) nothing|(?:for|is) free|kostet nichts|kostenlos|umsonst|(?:no cuesta|no pagan|sin pagar) nada|gratis|ne coûte rien|gratuit(?:ement)?|não (?:custa|pagam) nada|de graça|gratuito)(?!\p{L})/iu

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** "12", "12 euros": nothing beside the price. */
const bareWords = 2

/** What they said it costs elsewhere: asked for in one breath with their own price, then by itself. */
function pricesOf(talk: CompetitionTalk) {
  const answers = answersTo(talk, 'price')
  const all = answers.map(({ answer }) => answer)
  const theirs = answers.find(({ question }) => question.isFollowUp)?.answer ?? ''
  // The same sentence again is about their own; a bare price, or "free", may be that of both.
  const count = countPrices(theirs, talk.language)
  const isNew =
    !/\d/.test(theirs) ||
    countWords(theirs) <= bareWords ||
    all.filter(answer => answer === theirs).length === 1
  return { all, theirs: isNew && count ? theirs : null }
}

/** Their own first, as it was asked for. */
function pricesSaid(talk: CompetitionTalk): string {
  const { all, theirs } = pricesOf(talk)
  const isBoth = theirs !== null && all.length === 2 && all[0] === theirs
  return (isBoth ? all : [...new Set(all)]).join(' · ')
}

const cheaper =
  /(?<!\p{L})(?:cheaper|less expensive|lower price|günstiger\p{L}*|billiger\p{L}*|preiswerter\p{L}*|más (?:barat[oa]s?|económic[oa]s?)|moins ch(?:er|ère)s?|mais (?:barat[oa]s?|em conta)|più economic[oa])(?!\p{L})/iu

/** "Nobody does nothing, everyone measures": there is no doing nothing to lose against. */
const nobodyIdle =
  /(?<!\p{L})(?:(?:nobody|no one|none of them) (?:does|do|did) nothing|doing nothing (?:is not|isn['’]t) (?:an option|possible)|(?:everyone|everybody) does something|(?:niemand|keiner) (?:macht|tut) nichts|(?:jeder|alle) (?:macht|tut|machen|tun) (?:et)?was|nadie se queda (?:sin hacer nada|de brazos cruzados)|todos hacen algo|personne ne reste (?:sans rien faire|les bras croisés)|tout le monde fait quelque chose|ninguém fica (?:sem fazer nada|parado)|todos fazem (?:algo|alguma coisa))(?!\p{L})/iu

function rivalsOf(talk: CompetitionTalk): Rival[] {
  const { language } = talk
  const say = texts[language]
  const listed = (id: 'direct' | 'indirect') =>
    rivalNames(
      answersTo(talk, id).map(({ answer }) => answer),
      // Only the direct ones are asked for by name.
      answer => (id === 'direct' ? namesInWords(answer, language) : []),
    )
  const direct = listed('direct')
  const indirect = listed('indirect')
  const today = saidTo(talk, 'status-quo')
  const prices = pricesOf(talk)
  const isOnly = direct.names.length === 1
  const placed = [...direct.names, ...indirect.names, direct.sentence, indirect.sentence, today]
    .flatMap(name => (name ? prices.all.map(answer => priceBeside(name, answer, language)) : []))
    .filter(Boolean)
  const told = Math.max(0, ...prices.all.map(answer => countPrices(answer, language) - 1))
  const isUnplaced = prices.theirs !== null || told > new Set(placed).size
  const named = (['direct', 'indirect'] as const).flatMap(id => partsOf(saidTo(talk, id)))
  const priceOf = (name: string, kind: Rival['kind']): string | null => {
    const beside =
      prices.all.map(answer => priceBeside(name, answer, language)).find(Boolean) ??
      [...named.filter(part => part.startsWith(name)), ...partsOf(name)].find(part =>
        hasMoney(part, language),
      )
    if (beside) return quoted(beside, language)
    const forFree = kind === 'status quo' && free.exec(name)?.[0]
    if (forFree) return quoted(forFree, language)
    if (prices.theirs && kind === 'direct' && isOnly) return quoted(prices.theirs, language)
    return isUnplaced ? say.seeWords : null
  }
  const better = answersTo(talk, 'positioning').map(({ answer }) => answer)
  const isIn = (name: string) => (answer: string) => answer.toLowerCase().includes(name.toLowerCase())
  // A difference from one rival is no difference from another: where one is named, it stands in that row alone.
  const winOver = (name: string) =>
    better.find(isIn(name)) ??
    better.find(answer => ![...direct.names, ...indirect.names].some(other => isIn(other)(answer)))
  const theirPrice = (name: string, kind: Rival['kind']) =>
    prices.all.map(answer => priceBeside(name, answer, language)).find(Boolean) ??
    (kind === 'direct' && isOnly ? prices.theirs : null)
  const isSame = (name: string, kind: Rival['kind']) => {
    const [theirs, own] = [theirPrice(name, kind), prices.all[0]]
    if (!theirs || !own) return false
    return own === theirs
      ? prices.all.length === 2 && prices.theirs === own
      : isSamePrice(own, theirs, language)
  }
  const isIdle = !nobodyIdle.test(today)
  const row = (name: string, kind: Rival['kind'], words: string, lossOf: CompetitionDimension): Rival => {
    const win = winOver(name)
    const note = win && cheaper.test(win) && isSame(words, kind) ? [say.samePrice] : []
    return {
      name: name.slice(0, 200),
      kind,
      chosenFor: kind !== 'status quo' ? say.toFind : words ? quoted(words, language) : say.open,
      price: priceOf(words, kind),
      youWin: win ? [quoted(win, language), ...note].join(' ') : better.length ? say.toCompare : say.notSaid,
      youLose: kind === 'status quo' && !isIdle ? say.notSaid : say.losses[lossOf][0],
      provenance: 'founder',
    }
  }
  const rows = (id: 'direct' | 'indirect', { names, sentence }: ReturnType<typeof listed>): Rival[] =>
    sentence
      ? [row(quoted(sentence, language), id, sentence, id)]
      : names.slice(0, id === 'direct' ? names.length : mostOtherWays).map(name => row(name, id, name, id))
  // Who says the same to two questions has one rival more, not two.
  const known = new Set([...direct.names, today].map(plain))
  const others = rows('indirect', indirect).filter(({ name }) => !known.has(plain(name)))
  return [...rows('direct', direct), ...others, row(say.doingNothing, 'status quo', today, 'status-quo')]
}

/** Among lines that were answered: where every newcomer has to prove itself. */
const lossOrder: readonly CompetitionDimension[] = [
  'status-quo',
  'indirect',
  'direct',
  'positioning',
  'price',
]

/** What they do today is to buy or pay, to buy from somebody who is named, or never nothing: no decision that was not made. */
function buysElsewhere(talk: CompetitionTalk): boolean {
  const today = saidTo(talk, 'status-quo')
  if (plain(today) === plain(saidTo(talk, 'indirect'))) return true
  if (nobodyIdle.test(today)) return true
  if (buying.test(today) || namesPaying(today) || hasMoney(today, talk.language)) return !free.test(today)
  return rivalNames(
    answersTo(talk, 'direct').map(({ answer }) => answer),
    answer => namesInWords(answer, talk.language),
  ).names.some(name => isAbout(today, name))
}

/**
 * Lines left open first, then no moat, then dearer than theirs. What moving over asks of a customer was told, little or
 * much, and so was a moat: only where they are open or none they are a loss.
 */
function lossesOf(talk: CompetitionTalk): CompetitionDimension[] {
  const said = (id: CompetitionDimension) => saidTo(talk, id)
  const open = competitionDimensions.filter(id => !answersTo(talk, id).length)
  const bare: CompetitionDimension[] = isNothing(said('moat')) ? ['moat'] : []
  const share = priceShare(pricesSaid(talk), talk.language)
  const dear: CompetitionDimension[] = share !== null && share > 1 ? ['price'] : []
  const there = lossOrder.filter(id =>
    id === 'status-quo'
      ? !buysElsewhere(talk)
      : (id !== 'direct' && id !== 'indirect') || !namesNobody(said(id)),
  )
  return [...new Set([...open, ...bare, ...dear, ...there])].slice(0, 3)
}

/** Words without a figure leave the price open, as was said when they came. */
export const priced = (talk: CompetitionTalk): CompetitionTalk => ({
  ...talk,
  pairs: talk.pairs.filter(
    ({ question, answer }) => question.topic !== 'price' || countPrices(answer, talk.language) > 0,
  ),
})

export function writeReport(said: CompetitionTalk, today: string): CompetitorReport {
  const talk = priced(said)
  const { language } = talk
  const say = texts[language]
  const worst = lossesOf(talk)
  const positioning = saidTo(talk, 'positioning')
  const prices = pricesSaid(talk)
  const [first, second] = worst.map(id => say.losses[id][1])
  const tests = [first ?? say.askNo, second ?? say.askNo] as const
  const rivals = rivalsOf(talk)
  const isNamed = rivals.some(({ kind }) => kind === 'direct')
  return {
    kind: 'report',
    ...(talk.revisions.length && { changes: changesIn(talk, say.labels) }),
    ...(talk.added.length && { added: talk.added }),
    rivals,
    positioning: positioning ? quoted(positioning, language) : say.positionOpen,
    prices: prices ? [quoted(prices, language), besideSum(prices, language)].filter(Boolean).join(' ') : null,
    scores: competitionDimensions.map(id => {
      const pairs = answersTo(talk, id)
      return {
        dimension: id,
        // Nobody has marked these lines.
        score: null,
        quote: pairs.length ? saidTo(talk, id) : null,
        reason: pairs[0]?.question.ask[language] ?? say.open,
      }
    }),
    losses: worst.map(id => {
      const [loss, test] = say.losses[id]
      const said = saidTo(talk, id)
      return [loss, said && quoted(said, language), test].filter(Boolean).join(' ')
    }),
    closing: {
      language,
      confidence: { level: 'low', reason: say.confidence(talk.pairs.length) },
      counterArgument: say.counter,
      testFirst: tests[0],
      nextActions: datedActions(today, isNamed ? [say.tryRival, ...tests] : [...tests, say.askNo]),
    },
  }
}
