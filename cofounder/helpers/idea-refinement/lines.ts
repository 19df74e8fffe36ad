import type { IdeaField } from '../../../contracts/results/idea-refinement.ts'
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
const worded = (key: keyof Texts['questions']) => wording(asked, key)

export const questions: readonly Question<IdeaField>[] = questionsOf([
  { topic: 'problem', main: worded('problem') },
  { topic: 'customer', main: worded('customer') },
  { topic: 'solution', main: worded('solution') },
  { topic: 'difference', main: worded('difference') },
  {
    topic: 'revenue',
    main: worded('revenue'),
    wantsFigure: true,
    // No earlier sentence is offered: an amount in it is more often what the problem costs.
    none: 'leaves open',
    followUp: worded('revenue-number'),
  },
  { topic: 'risk', main: worded('risk'), none: 'leaves open' },
])

/** Where the memory keeps an answer. A figure counts only where the question asks for one thing. */
export const filing: Readonly<Record<IdeaField, Filing>> = {
  problem: { topic: 'problem' },
  customer: { topic: 'customer' },
  solution: { topic: 'solution' },
  difference: { topic: 'difference' },
  revenue: { topic: 'price', values: ['price', 'money', 'share'] },
  risk: { topic: 'risk' },
}

export const answering: Answering<IdeaField> = {
  problem: ['problem'],
  customer: ['customer'],
  solution: ['solution'],
  difference: ['difference'],
  revenue: ['price'],
  risk: ['risk'],
}
