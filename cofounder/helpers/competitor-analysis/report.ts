// The comparison of guided mode: every rival stands in the founder's own words; nothing is looked up or guessed.
import {
  type CompetitionDimension,
  type CompetitorReport,
  competitionDimensions,
  type Rival,
} from '../../../contracts/results/competitor-analysis.ts'
import { datedActions } from '../../closing.ts'
import { hasFigure, hasMoney } from '../../guide/figures.ts'
import { answersTo, saidTo, type Talk } from '../../guide/talk.ts'
import { changesIn, quoted } from '../../guide/turn.ts'
import { countWords } from '../../language/clean.ts'
import { texts } from './lines.ts'
import { partsOf, rivalNames } from './rival-names.ts'

type CompetitionTalk = Talk<CompetitionDimension>

const mostOtherWays = 3

function rivalsOf(talk: CompetitionTalk): Rival[] {
  const say = texts[talk.language]
  // A difference from one rival is no difference from another: it stands where that rival is named.
  const naming = (id: 'positioning' | 'price', name: string) =>
    answersTo(talk, id).find(({ answer }) => answer.toLowerCase().includes(name.toLowerCase()))?.answer
  const listed = (id: 'direct' | 'indirect') => rivalNames(answersTo(talk, id).map(({ answer }) => answer))
  const direct = listed('direct')
  const isPriced = (text: string) => hasFigure(text, talk.language)
  const namesNobody = (text: string) =>
    !direct.names.some(name => text.toLowerCase().includes(name.toLowerCase()))
  /** A price that is said beside no name may be any rival's: it is shown, not placed. */
  const besideNobody = partsOf(saidTo(talk, 'direct')).find(
    part => namesNobody(part) && hasMoney(part, talk.language),
  )
  const unplaced =
    answersTo(talk, 'price').find(({ answer }) => isPriced(answer) && namesNobody(answer))?.answer ??
    besideNobody
  let isShown = false
  const priceOf = (name: string, answer: string): string | null => {
    const placed = naming('price', name)
    if (placed) return quoted(placed, talk.language)
    const bare = name.replace(/…$/, '').toLowerCase()
    const beside = partsOf(answer).find(
      part => part.toLowerCase().includes(bare) && hasMoney(part, talk.language),
    )
    if (beside) return quoted(beside, talk.language)
    if (!unplaced) return null
    // The words stand once: an answer has to stay short enough to be sent back.
    const words = isShown ? say.seeWords : `${say.seeWords}: ${quoted(unplaced, talk.language)}`
    isShown = true
    return words
  }
  const row = (name: string, kind: Rival['kind'], chosenFor: string, lossOf: CompetitionDimension): Rival => {
    const win = naming('positioning', name)
    return {
      name: name.slice(0, 200),
      kind,
      chosenFor,
      price: priceOf(name, kind === 'status quo' ? '' : saidTo(talk, kind)),
      youWin: win ? quoted(win, talk.language) : say.toCompare,
      youLose: say.losses[lossOf][0],
      provenance: 'founder',
    }
  }
  const named = (id: 'direct' | 'indirect'): Rival[] => {
    const { names, isList } = id === 'direct' ? direct : listed(id)
    const chosenFor = isList ? say.toFind : quoted(saidTo(talk, id), talk.language)
    const most = id === 'direct' ? names.length : mostOtherWays
    return names.slice(0, most).map(name => row(name, id, chosenFor, id))
  }
  const rivals = [...named('direct'), ...named('indirect')]
  const today = saidTo(talk, 'status-quo')
  const nothing = row(
    say.doingNothing,
    'status quo',
    today ? quoted(today, talk.language) : say.open,
    'status-quo',
  )
  return [...rivals, nothing]
}

/** Among lines of which as little was said: where every newcomer has to prove itself. */
const lossOrder: readonly CompetitionDimension[] = [
  'status-quo',
  'switching',
  'moat',
  'price',
  'positioning',
  'indirect',
  'direct',
]

export function writeReport(talk: CompetitionTalk, today: string): CompetitorReport {
  const { language } = talk
  const say = texts[language]
  // Open lines first, then those with the fewest words: the least was said about them.
  const said = (id: CompetitionDimension) => countWords(saidTo(talk, id))
  const worst = lossOrder.toSorted((a, b) => said(a) - said(b)).slice(0, 3)
  const positioning = saidTo(talk, 'positioning')
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
    scores: competitionDimensions.map(id => {
      const pairs = answersTo(talk, id)
      return {
        dimension: id,
        score: pairs.length ? 2 : 0,
        quote: pairs.length ? saidTo(talk, id) : null,
        reason: pairs[0]?.question.ask[language] ?? say.open,
      }
    }),
    losses: worst.map(id => say.losses[id].join(' ')),
    closing: {
      language,
      confidence: { level: 'low', reason: say.confidence(talk.pairs.length) },
      counterArgument: say.counter,
      testFirst: tests[0],
      nextActions: datedActions(today, isNamed ? [say.tryRival, ...tests] : [...tests, say.askNo]),
    },
  }
}
