// The comparison of guided mode: every rival stands in the founder's own words; nothing is looked up or guessed.
import {
  type CompetitionDimension,
  type CompetitorReport,
  competitionDimensions,
  type Rival,
} from '../../../contracts/results/competitor-analysis.ts'
import { datedActions } from '../../closing.ts'
import { answersTo, type Talk } from '../../guide/talk.ts'
import { quoted } from '../../guide/turn.ts'
import { countWords } from '../../language/clean.ts'
import { texts } from './lines.ts'

type CompetitionTalk = Talk<CompetitionDimension>

const answerTo = (talk: CompetitionTalk, id: CompetitionDimension) =>
  answersTo(talk, id)
    .map(({ answer }) => answer)
    .join(' · ')

/** An answer that names nobody is shown among the answers; it is no rival. */
const nobody =
  /^(?:none|nothing|nobody|no|no one|keine?r?s?|nichts|niemand|nada|ninguno|ninguna|nadie|rien|aucune?|personne|nenhum|nenhuma|ninguém)[.! ]*$/i

const mostRivals = 6

/** "Dentrix, NexHealth and Weave": each part a short name. A sentence stays whole. */
export function listedNames(answer: string): string[] | null {
  const parts = answer
    .split(/[,;\n]| (?:and|und|y|et|e|or|oder|o|ou|&) /)
    .map(part => part.trim().replace(/[.!]+$/, ''))
    .filter(Boolean)
  const isList = parts.every(part => part.split(/\s+/).length <= 3 && /^[\p{Lu}\p{N}]/u.test(part))
  return isList && parts.length <= mostRivals ? parts : null
}

function rivalsOf(talk: CompetitionTalk): Rival[] {
  const say = texts[talk.language]
  // A difference from one rival is no difference from another: it stands where that rival is named.
  const naming = (id: 'positioning' | 'price', name: string) =>
    answersTo(talk, id).find(({ answer }) => answer.toLowerCase().includes(name.toLowerCase()))?.answer
  const row = (name: string, kind: Rival['kind'], chosenFor: string, lossOf: CompetitionDimension): Rival => {
    const win = naming('positioning', name)
    const price = naming('price', name)
    return {
      name: name.slice(0, 200),
      kind,
      chosenFor,
      price: price ? quoted(price, talk.language) : null,
      youWin: win ? quoted(win, talk.language) : say.toCompare,
      youLose: say.losses[lossOf][0],
      provenance: 'founder',
    }
  }
  const named = (id: 'direct' | 'indirect'): Rival[] => {
    const answer = answerTo(talk, id)
    if (!answer || nobody.test(answer)) return []
    const names = listedNames(answer)
    return names
      ? names.map(name => row(name, id, say.toFind, id))
      : [row(say.named, id, quoted(answer, talk.language), id)]
  }
  const today = answerTo(talk, 'status-quo')
  const nothing = row(
    say.doingNothing,
    'status quo',
    today ? quoted(today, talk.language) : say.open,
    'status-quo',
  )
  return [...named('direct'), ...named('indirect').slice(0, 1), nothing].slice(-8)
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
