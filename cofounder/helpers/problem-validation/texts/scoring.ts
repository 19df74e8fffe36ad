// What code says on a card that a model has scored.
import type { InLanguages } from '../../../language/recognise.ts'

type Scoring = {
  oneQuote: (lines: string) => string
  /** Why money stands below what a model gave it. */
  noCommitment: string
  /** And other lines that were told, not seen. */
  notSeen: (lines: string) => string
  /** In the place of a reason for more confidence than the lines carry. */
  capped: (above: number) => string
  /** Above two statements that cannot both be true. */
  opposed: string
  /** Lines that nothing said carries. */
  open: (lines: string) => string
  /** In the place of a card on which nothing would be new. */
  same: (named: string) => string
}

export const scoringTexts: InLanguages<Scoring> = {
  en: {
    oneQuote: lines => `One quote carries at most two lines, so these count as told: ${lines}.`,
    noCommitment: 'Nobody has paid or committed without a condition in these words, so money stays below 4.',
    notSeen: lines => `Told and not seen, so no more than 3: ${lines}.`,
    capped: above => `${above} of 8 lines are better known than told.`,
    opposed: 'These two cannot both be true. Which one holds?',
    open: lines => `Still open: ${lines}.`,
    same: named => `The verdict stays ${named}: no line moved.`,
  },
  de: {
    oneQuote: lines => `Ein Zitat trägt höchstens zwei Zeilen, deshalb gelten diese als gehört: ${lines}.`,
    noCommitment:
      'In diesen Worten hat niemand bezahlt oder ohne Bedingung zugesagt, deshalb bleibt Geld unter 4.',
    notSeen: lines => `Gehört und nicht gesehen, deshalb höchstens 3: ${lines}.`,
    capped: above => `${above} von 8 Zeilen sind besser bekannt als vom Hörensagen.`,
    opposed: 'Diese beiden Aussagen können nicht zugleich stimmen. Welche gilt?',
    open: lines => `Noch offen: ${lines}.`,
    same: named => `Das Urteil bleibt ${named}: Keine Zeile hat sich bewegt.`,
  },
  es: {
    oneQuote: lines =>
      `Una cita sostiene dos líneas como máximo, así que estas cuentan como oídas: ${lines}.`,
    noCommitment:
      'En estas palabras nadie ha pagado ni se ha comprometido sin condición, así que el dinero queda por debajo de 4.',
    notSeen: lines => `Oído y no visto, así que 3 como máximo: ${lines}.`,
    capped: above => `${above} de 8 líneas se conocen mejor que de oídas.`,
    opposed: 'Estas dos cosas no pueden ser ciertas a la vez. ¿Cuál vale?',
    open: lines => `Queda abierto: ${lines}.`,
    same: named => `El veredicto sigue en ${named}: ninguna línea se movió.`,
  },
  fr: {
    oneQuote: lines =>
      `Une citation porte deux lignes au plus ; celles-ci comptent donc comme entendues : ${lines}.`,
    noCommitment:
      'Dans ces mots, personne n’a payé ni ne s’est engagé sans condition ; l’argent reste donc sous 4.',
    notSeen: lines => `Entendu et non vu, donc 3 au plus : ${lines}.`,
    capped: above => `${above} lignes sur 8 sont connues autrement que par ouï-dire.`,
    opposed: 'Ces deux choses ne peuvent pas être vraies à la fois. Laquelle est la bonne ?',
    open: lines => `Reste ouvert : ${lines}.`,
    same: named => `Le verdict reste ${named} : aucune ligne n’a bougé.`,
  },
  pt: {
    oneQuote: lines =>
      `Uma citação sustenta no máximo duas linhas, então estas contam como ouvidas: ${lines}.`,
    noCommitment:
      'Nestas palavras ninguém pagou nem se comprometeu sem condição, então o dinheiro fica abaixo de 4.',
    notSeen: lines => `Ouvido e não visto, então no máximo 3: ${lines}.`,
    capped: above => `${above} de 8 linhas são mais bem conhecidas do que por ouvir dizer.`,
    opposed: 'Estas duas coisas não podem ser verdade ao mesmo tempo. Qual delas vale?',
    open: lines => `Em aberto: ${lines}.`,
    same: named => `O veredito continua ${named}: nenhuma linha mudou.`,
  },
}
