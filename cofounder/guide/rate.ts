// How many of those asked have paid. A rate stands only where each of them is counted; else the counts stand alone.
import type { InLanguages, Language } from '../language/recognise.ts'
import { number } from './figures.ts'
import { countPayers, nobodyRefused, paidAndRefused } from './payers.ts'
import { phrases } from './phrases.ts'
import { undecidedIn } from './undecided.ts'

/** `open`: who has not decided; null where others were told of and cannot be counted beside the rest. */
export type Asked = { paid: number; refused: number; open: number | null }

type Words = {
  rate: (paid: string, all: string, share: string) => string
  open: (count: string) => string
  counts: (paid: string, refused: string) => string
}

const words: InLanguages<Words> = {
  en: {
    rate: (paid, all, share) => `${paid} of ${all} paid (${share} %)`,
    open: count => `${count} undecided`,
    counts: (paid, refused) => `${paid} paid, ${refused} said no, and the others are open: no rate yet`,
  },
  de: {
    rate: (paid, all, share) => `${paid} von ${all} haben gezahlt (${share} %)`,
    open: count => `${count} unentschieden`,
    counts: (paid, refused) =>
      `${paid} haben gezahlt, ${refused} haben Nein gesagt, die übrigen sind offen: noch keine Quote`,
  },
  es: {
    rate: (paid, all, share) => `${paid} de ${all} pagaron (${share} %)`,
    open: count => `${count} sin decidir`,
    counts: (paid, refused) =>
      `${paid} pagaron, ${refused} dijeron que no y los demás están abiertos: aún no hay porcentaje`,
  },
  fr: {
    rate: (paid, all, share) => `${paid} sur ${all} ont payé (${share} %)`,
    open: count => `${count} sans décision`,
    counts: (paid, refused) =>
      `${paid} ont payé, ${refused} ont dit non et les autres restent ouverts : pas encore de taux`,
  },
  pt: {
    rate: (paid, all, share) => `${paid} de ${all} pagaram (${share} %)`,
    open: count => `${count} por decidir`,
    counts: (paid, refused) =>
      `${paid} pagaram, ${refused} disseram que não e os outros estão em aberto: ainda não há percentagem`,
  },
}

/** "6 of 15 paid (40 %)", "2 of 7 paid (29 %), 5 undecided". */
export function paidOf({ paid, refused, open }: Asked, language: Language): string {
  const say = words[language]
  const shown = (count: number) => number(count, language)
  const all = paid + refused + (open ?? 0)
  const sum =
    open === null
      ? say.counts(shown(paid), shown(refused))
      : say.rate(shown(paid), shown(all), shown(Math.round((100 * paid) / all)))
  return `${phrases[language].ifRight} ${[sum, ...(open ? [say.open(shown(open))] : [])].join(', ')}.`
}

/** What those who were asked did; null where only the payers are counted. */
export function askedIn(text: string, language: Language): Asked | null {
  const open = undecidedIn(text, language)
  const both = paidAndRefused(text, language)
  if (both) return { ...both, open }
  const paid = countPayers(text, language)
  return paid && open && !nobodyRefused(text) ? { paid, refused: 0, open } : null
}
