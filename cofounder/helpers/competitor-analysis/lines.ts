import type { CompetitionDimension } from '../../../contracts/results/competitor-analysis.ts'
import type { Answering } from '../../guide/known.ts'
import { type Question, questionsOf, wording } from '../../guide/question.ts'
import type { Filing } from '../../guide/understood.ts'
import type { InLanguages } from '../../language/recognise.ts'
import { namesInWords } from './names-in-words.ts'
import { countPrices } from './prices.ts'
import { isNameList } from './rival-names.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { pt } from './texts/pt.ts'
import type { QuestionKey, Texts } from './texts/texts.ts'

export const texts: InLanguages<Texts> = { en, de, es, fr, pt }

export const labels = { en: en.labels, de: de.labels, es: es.labels, fr: fr.labels, pt: pt.labels }

const asked = { en: en.questions, de: de.questions, es: es.questions, fr: fr.questions, pt: pt.questions }
const worded = (key: QuestionKey) => wording(asked, key)

export const questions: readonly Question<CompetitionDimension>[] = questionsOf([
  {
    topic: 'direct',
    main: worded('direct'),
    followUp: worded('direct-names'),
    // Two names inside a sentence are read as well as a list.
    isAnswered: (answer, language) => isNameList(answer) || namesInWords(answer, language).length > 1,
    none: 'answers',
  },
  { topic: 'status-quo', main: worded('status-quo') },
  { topic: 'indirect', main: worded('indirect'), none: 'answers' },
  { topic: 'positioning', main: worded('positioning') },
  {
    topic: 'price',
    main: worded('price'),
    wantsFigure: true,
    kinds: ['money'],
    followUp: worded('price-theirs'),
    // Their own alone leaves the other half open.
    isAnswered: (answer, language) => countPrices(answer, language) > 1,
  },
  { topic: 'switching', main: worded('switching'), none: 'answers' },
  { topic: 'moat', main: worded('moat'), none: 'answers' },
])

/** Where the memory keeps an answer. A figure counts only where the question asks for one thing. */
export const filing: Readonly<Record<CompetitionDimension, Filing>> = {
  direct: { topic: 'rival' },
  'status-quo': { topic: 'workaround' },
  indirect: { topic: 'rival' },
  positioning: { topic: 'difference' },
  price: { topic: 'price' },
  switching: { topic: 'risk' },
  moat: { topic: 'difference' },
}

/** What does the same job otherwise, leaving and copying are asked here alone. */
export const answering: Answering<CompetitionDimension> = {
  direct: ['rival'],
  'status-quo': ['workaround'],
  positioning: ['difference'],
  price: ['price'],
}
