// What an interview of guided mode asks. Questions are constants without inserted words, so each is found again
// by exact comparison, and an answer is the answer to that question in whatever language.
import type { FactValueKind } from '../../contracts/fact-values.ts'
import type { InLanguages, Language } from '../language/recognise.ts'
import { hasFigure } from './figures.ts'

export type Wording = {
  /** One question mark. */
  ask: InLanguages
  /** Why it matters, in one sentence; said when it is asked, and again when the founder asks back. */
  why: InLanguages
}

export type Question<Topic extends string> = Wording & {
  topic: Topic
  /** A figure answers it: "0" or "5x" is enough. */
  wantsFigure: boolean
  isFollowUp: boolean
  /** A sentence with a figure of one of these kinds may have answered it already. */
  kinds?: readonly FactValueKind[] | undefined
  /** Whether an answer leaves nothing for the follow-up to ask. */
  isAnswered: IsAnswered
  none?: None | undefined
}

/** What "none" or "nope" is here: an answer like any other, or none, which leaves the line open. */
type None = 'answers' | 'leaves open'

type IsAnswered = (answer: string, language: Language) => boolean

export type Line<Topic extends string> = {
  topic: Topic
  main: Wording
  wantsFigure?: boolean
  kinds?: readonly FactValueKind[]
  /** Asked once, when the answer was not enough. Asks for something new, so that nothing is asked twice. */
  followUp?: Wording
  /** When it was enough; a figure, where nothing else is said. */
  isAnswered?: IsAnswered
  none?: None
}

export function questionsOf<Topic extends string>(lines: readonly Line<Topic>[]): Question<Topic>[] {
  return lines.flatMap(
    ({ topic, main, wantsFigure = false, kinds, followUp, isAnswered = hasFigure, none }) => [
      { ...main, topic, wantsFigure, isFollowUp: false, kinds, isAnswered, none },
      ...(followUp ? [{ ...followUp, topic, wantsFigure, isFollowUp: true, isAnswered, none }] : []),
    ],
  )
}

/** The wordings of a language, topic by topic: how the texts of a helper are written down. */
export type Asked = readonly [ask: string, why: string]

export function wording<Key extends string>(
  texts: InLanguages<Readonly<Record<Key, Asked>>>,
  key: Key,
): Wording {
  const pick = (part: 0 | 1) =>
    Object.fromEntries(
      Object.entries(texts).map(([language, asked]) => [language, asked[key][part]]),
    ) as Record<Language, string>
  return { ask: pick(0), why: pick(1) }
}
