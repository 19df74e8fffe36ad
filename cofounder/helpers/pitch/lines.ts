import { type PitchTopic, pitchTopics } from '../../../contracts/results/pitch.ts'
import type { Answering } from '../../guide/known.ts'
import { type Question, questionsOf, wording } from '../../guide/question.ts'
import type { Filing } from '../../guide/understood.ts'
import type { InLanguages } from '../../language/recognise.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { pt } from './texts/pt.ts'
import type { Texts } from './texts/texts.ts'

export const texts: InLanguages<Texts> = { en, de, es, fr, pt }

export const labels = { en: en.labels, de: de.labels, es: es.labels, fr: fr.labels, pt: pt.labels }

const asked = { en: en.questions, de: de.questions, es: es.questions, fr: fr.questions, pt: pt.questions }

export const questions: readonly Question<PitchTopic>[] = questionsOf(
  pitchTopics.map(topic => ({
    topic,
    main: wording(asked, topic),
    // "80" is how many there are, and "12" what has happened.
    wantsFigure: topic === 'market' || topic === 'traction',
    // "Nothing so far" is no line of a pitch.
    none: 'leaves open',
  })),
)

/** Where the memory keeps an answer. A figure counts only where the question asks for one thing. */
export const filing: Readonly<Record<PitchTopic, Filing>> = {
  problem: { topic: 'problem' },
  customer: { topic: 'customer' },
  solution: { topic: 'solution' },
  difference: { topic: 'difference' },
  market: { topic: 'buyers', values: ['count'] },
  traction: { topic: 'traction' },
  team: { topic: 'team' },
  ask: { topic: 'ask', values: ['money'] },
}

/** Money that moved is what has happened. */
export const answering: Answering<PitchTopic> = {
  problem: ['problem'],
  customer: ['customer'],
  solution: ['solution'],
  difference: ['difference'],
  market: ['buyers'],
  traction: ['traction', 'money'],
  team: ['team'],
  ask: ['ask'],
}
