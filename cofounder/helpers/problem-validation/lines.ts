// What is asked, in this order; three lines have a question more for when no figure came.
import type { ValidationDimension } from '../../../contracts/results/problem-validation.ts'
import { hasCount, isZero } from '../../guide/figures.ts'
import { saysCost, saysHowOften } from '../../guide/often.ts'
import { payersIn } from '../../guide/payers.ts'
import { type Line, type Question, questionsOf, wording } from '../../guide/question.ts'
import type { Filing } from '../../guide/understood.ts'
import type { InLanguages } from '../../language/recognise.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { pt } from './texts/pt.ts'
import type { QuestionKey, Texts } from './texts/texts.ts'

export const texts: InLanguages<Texts> = { en, de, es, fr, pt }

export const labels = {
  en: en.labels,
  de: de.labels,
  es: es.labels,
  fr: fr.labels,
  pt: pt.labels,
}

const asked = {
  en: en.questions,
  de: de.questions,
  es: es.questions,
  fr: fr.questions,
  pt: pt.questions,
}
const worded = (key: QuestionKey) => wording(asked, key)

const lines: Line<ValidationDimension>[] = [
  { topic: 'problem', main: worded('problem') },
  { topic: 'who', main: worded('who') },
  {
    topic: 'frequency',
    main: worded('frequency'),
    wantsFigure: true,
    kinds: ['frequency'],
    followUp: worded('frequency-counted'),
    isAnswered: saysHowOften,
  },
  {
    topic: 'intensity',
    main: worded('intensity'),
    wantsFigure: true,
    kinds: ['money'],
    followUp: worded('intensity-summed'),
    isAnswered: saysCost,
  },
  { topic: 'workaround', main: worded('workaround') },
  {
    topic: 'money',
    main: worded('money'),
    wantsFigure: true,
    followUp: worded('money-asked'),
    // A price alone says nothing of who paid it.
    isAnswered: (answer, language) => payersIn(answer, language) !== null || hasCount(answer, language),
  },
  { topic: 'reach', main: worded('reach'), wantsFigure: true, isAnswered: hasCount },
  {
    topic: 'evidence',
    main: worded('evidence'),
    wantsFigure: true,
    isAnswered: (answer, language) => hasCount(answer, language) || isZero(answer, language),
  },
]

export const questions: readonly Question<ValidationDimension>[] = questionsOf(lines)

/** Where the memory keeps an answer. A figure counts only where the question asks for one thing. */
export const filing: Readonly<Record<ValidationDimension, Filing>> = {
  problem: { topic: 'problem' },
  who: { topic: 'customer' },
  frequency: { topic: 'frequency', values: ['frequency'] },
  intensity: { topic: 'cost', values: ['money', 'duration'] },
  workaround: { topic: 'workaround' },
  money: { topic: 'money', values: ['part'], canBeNone: true },
  reach: { topic: 'reach', values: ['count'] },
  evidence: { topic: 'problem' },
}
