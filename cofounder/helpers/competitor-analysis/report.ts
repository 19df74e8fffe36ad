// The comparison of guided mode: every rival stands in the founder's own words; nothing is looked up or guessed.
import {
  type CompetitionDimension,
  type CompetitorReport,
  competitionDimensions,
  type Rival,
} from '../../../contracts/results/competitor-analysis.ts'
import { datedActions } from '../../closing.ts'
import { hasFigure, hasMoney } from '../../guide/figures.ts'
import { answersTo, type Talk } from '../../guide/talk.ts'
import { changesIn, quoted } from '../../guide/turn.ts'
import { countWords } from '../../language/clean.ts'
import { texts } from './lines.ts'
import { otherWays, partsOf, rivalNames } from './rival-names.ts'

type CompetitionTalk = Talk<CompetitionDimension>

const answerTo = (talk: CompetitionTalk, id: CompetitionDimension) =>
  answersTo(talk, id)
    .map(({ answer }) => answer)
    .toReversed()
    .join(' · ')

/** An answer that names nobody is shown among the answers; it is no rival. */
const nobody =
  /^(?:none|nothing|nobody|no|no one|keine?r?s?|nichts|niemand|nada|ninguno|ninguna|nadie|rien|aucune?|personne|nenhum|nenhuma|ninguém)[.! ]*$/i

function rivalsOf(talk: CompetitionTalk): Rival[] {
  const say = texts[talk.language]
  // A difference from one rival is no difference from another: it stands where that rival is named.
  const naming = (id: 'positioning' | 'price', name: string) =>
    answersTo(talk, id).find(({ answer }) => answer.toLowerCase().includes(name.toLowerCase()))?.answer
  const listed = (id: 'direct' | 'indirect') => {
    const answer = answerTo(talk, id)
    if (!answer || nobody.test(answer)) return { names: [], isList: true }
    // A quite different way is rarely a name: "a camera with a SIM card" stands as it is.
    return id === 'direct' ? rivalNames(answer, talk.language) : otherWays(answer)
  }
  const direct = listed('direct')
  const isPriced = (text: string) => hasFigure(text, talk.language)
  const namesNobody = (text: string) =>
    !direct.names.some(name => text.toLowerCase().includes(name.toLowerCase()))
  /** A price that is said beside no name may be any rival's: it is shown, not placed. */
  const besideNobody = partsOf(answerTo(talk, 'direct')).find(
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
      price: priceOf(name, kind === 'status quo' ? '' : answerTo(talk, kind)),
      youWin: win ? quoted(win, talk.language) : say.toCompare,
      youLose: say.losses[lossOf][0],
      provenance: 'founder',
    }
  }
  const named = (id: 'direct' | 'indirect'): Rival[] => {
    const { names, isList } = id === 'direct' ? direct : listed(id)
    // A sentence with several names stands once.
    const chosenFor = (at: number) =>
      isList || at > 0 ? say.toFind : quoted(answerTo(talk, id), talk.language)
    return names.map((name, at) => row(name, id, chosenFor(at), id))
  }
  const rivals = [...named('direct'), ...named('indirect')]
  const today = answerTo(talk, 'status-quo')
  const nothing = row(
    say.doingNothing,
    'status quo',
    today ? quoted(today, talk.language) : say.open,
    'status-quo',
  )
  return [...rivals, nothing].slice(-8)
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
  const said = (id: CompetitionDimension) => countWords(answerTo(talk, id))
  const worst = lossOrder.toSorted((a, b) => said(a) - said(b)).slice(0, 3)
  const positioning = answerTo(talk, 'positioning')
  const [first = 'status-quo'] = worst
  return {
    kind: 'report',
    ...(talk.revisions.length && { changes: changesIn(talk, say.labels) }),
    ...(talk.added.length && { added: talk.added }),
    rivals: rivalsOf(talk),
    positioning: positioning ? quoted(positioning, language) : say.positionOpen,
    scores: competitionDimensions.map(id => {
      const pairs = answersTo(talk, id)
      return {
        dimension: id,
        score: pairs.length ? 2 : 0,
        quote: pairs.length ? answerTo(talk, id) : null,
        reason: pairs[0]?.question.ask[language] ?? say.open,
      }
    }),
    losses: worst.map(id => say.losses[id].join(' ')),
    closing: {
      language,
      confidence: { level: 'low', reason: say.confidence(talk.pairs.length) },
      counterArgument: say.counter,
      testFirst: say.losses[first][1],
      nextActions: datedActions(today, say.actions),
    },
  }
}
