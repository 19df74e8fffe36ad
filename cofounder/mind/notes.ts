// What code says where it left something out of a model's words. The founder reads it; a model that is told of saved
// work is not: it would take such a note for something that was found.
import type { InLanguages } from '../language/recognise.ts'

type Left = 'quote' | 'figure' | 'link' | 'sum' | 'company' | 'rival'

/** They address nobody: a talk may say tu or vous. */
export const leftOutNotes: InLanguages<Record<Left, string>> = {
  en: {
    quote: '(I left out a quotation that I cannot find in your words.)',
    figure: '(I left out a figure that I cannot trace to anything you told me.)',
    link: '(I left out a link that I have not seen myself.)',
    sum: '(I left out a sum that does not add up.)',
    company: '(I left out a company that I cannot trace to anything I have seen.)',
    rival: '(I left out a rival that I cannot find in what you told me.)',
  },
  de: {
    quote: '(Ein Zitat, das ich im Gesagten nicht finde, habe ich weggelassen.)',
    figure: '(Eine Zahl, die ich auf nichts Gesagtes zurückführen kann, habe ich weggelassen.)',
    link: '(Einen Link, den ich nicht selbst gesehen habe, habe ich weggelassen.)',
    sum: '(Eine Rechnung, die nicht aufgeht, habe ich weggelassen.)',
    company: '(Eine Firma, die ich auf nichts zurückführen kann, habe ich weggelassen.)',
    rival: '(Einen Wettbewerber, den ich in Ihren Worten nicht finde, habe ich weggelassen.)',
  },
  es: {
    quote: '(Omití una cita que no encuentro en lo que se dijo aquí.)',
    figure: '(Omití una cifra que no sale de nada de lo que se dijo aquí.)',
    link: '(Omití un enlace que no he visto yo mismo.)',
    sum: '(Omití un cálculo que no cuadra.)',
    company: '(Omití una empresa que no encuentro en nada de lo que he visto.)',
    rival: '(Omití un competidor que no encuentro en lo que usted dijo.)',
  },
  fr: {
    quote: '(J’ai omis une citation que je ne trouve pas dans ce qui a été dit ici.)',
    figure: '(J’ai omis un chiffre que rien de ce qui a été dit ici n’explique.)',
    link: '(J’ai omis un lien que je n’ai pas vu moi-même.)',
    sum: '(J’ai omis un calcul qui ne tombe pas juste.)',
    company: '(J’ai omis une entreprise que je ne retrouve dans rien de ce que j’ai vu.)',
    rival: '(J’ai omis un concurrent que je ne trouve pas dans ce que vous avez dit.)',
  },
  pt: {
    quote: '(Omiti uma citação que não encontro no que foi dito aqui.)',
    figure: '(Omiti um número que não vem de nada do que foi dito aqui.)',
    link: '(Omiti um link que eu mesmo não vi.)',
    sum: '(Omiti uma conta que não fecha.)',
    company: '(Omiti uma empresa que não encontro em nada do que vi.)',
    rival: '(Omiti um concorrente que não encontro no que você disse.)',
  },
}

/** Where its words were said before. */
export const leftOut = '(…)'

/** In the place of a text of which nothing was left. */
export const emptied: InLanguages<string> = {
  en: '(I left this out: I cannot trace it to anything you told me.)',
  de: '(Das habe ich weggelassen: Ich kann es auf nichts Gesagtes zurückführen.)',
  es: '(Esto lo omití: no sale de nada de lo que se dijo aquí.)',
  fr: '(J’ai omis ceci : rien de ce qui a été dit ici ne l’explique.)',
  pt: '(Omiti isto: não vem de nada do que foi dito aqui.)',
}

/** Nothing of it was left. */
export const isEmptied = (text: string): boolean => Object.values(emptied).includes(text)

const notes = [
  ...Object.values(leftOutNotes).flatMap(ofLanguage => Object.values(ofLanguage)),
  ...Object.values(emptied),
  leftOut,
]

/** Saved work as a prompt has it; a row of a table that was such a note alone is gone. */
export function withoutNotes(text: string): string {
  const rest = notes.reduce((left, note) => left.replaceAll(` ${note}`, '').replaceAll(note, ''), text)
  return rest.replace(/^\|\s*\|[ \t]*(?:\n|$)/gm, '')
}
