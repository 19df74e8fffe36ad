// What code says on a card that a model has scored.
import type { InLanguages } from '../../../language/recognise.ts'

type Scoring = {
  oneQuote: (lines: string) => string
  /** In the place of a reason for more confidence than the lines carry. */
  capped: (above: number) => string
}

export const scoringTexts: InLanguages<Scoring> = {
  en: {
    oneQuote: lines => `One quote carries at most two lines, so these count as told: ${lines}.`,
    capped: above => `${above} of 8 lines are better known than told.`,
  },
  de: {
    oneQuote: lines => `Ein Zitat trägt höchstens zwei Zeilen, deshalb gelten diese als gehört: ${lines}.`,
    capped: above => `${above} von 8 Zeilen sind besser bekannt als vom Hörensagen.`,
  },
  es: {
    oneQuote: lines =>
      `Una cita sostiene dos líneas como máximo, así que estas cuentan como oídas: ${lines}.`,
    capped: above => `${above} de 8 líneas se conocen mejor que de oídas.`,
  },
  fr: {
    oneQuote: lines =>
      `Une citation porte deux lignes au plus ; celles-ci comptent donc comme entendues : ${lines}.`,
    capped: above => `${above} lignes sur 8 sont connues autrement que par ouï-dire.`,
  },
  pt: {
    oneQuote: lines =>
      `Uma citação sustenta no máximo duas linhas, então estas contam como ouvidas: ${lines}.`,
    capped: above => `${above} de 8 linhas são mais bem conhecidas do que por ouvir dizer.`,
  },
}
