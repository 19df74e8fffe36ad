// The words for calculations with dates, by language. The founder sees them in the steps of an answer.
import type { InLanguages } from '../numbers/locale.ts'

type Words = { steps: Record<'days' | 'weeks' | 'months' | 'workdays', string>; to: string }

export const dayWords: InLanguages<Words> = {
  en: {
    steps: { days: 'days', weeks: 'weeks', months: 'months', workdays: 'working days' },
    to: 'to',
  },
  de: {
    steps: { days: 'Tage', weeks: 'Wochen', months: 'Monate', workdays: 'Arbeitstage' },
    to: 'bis',
  },
  es: {
    steps: { days: 'días', weeks: 'semanas', months: 'meses', workdays: 'días hábiles' },
    to: 'a',
  },
  fr: {
    steps: { days: 'jours', weeks: 'semaines', months: 'mois', workdays: 'jours ouvrés' },
    to: 'au',
  },
  pt: {
    steps: { days: 'dias', weeks: 'semanas', months: 'meses', workdays: 'dias úteis' },
    to: 'a',
  },
}
