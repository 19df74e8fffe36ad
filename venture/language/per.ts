// Prints a period after a figure: "a month", "im Jahr".
import type { Period } from '../../contracts/fact-values.ts'
import type { Language } from '../numbers/locale.ts'

const every: Record<Language, Record<Exclude<Period, 'use'>, string>> = {
  en: {
    hour: 'an hour',
    day: 'a day',
    week: 'a week',
    month: 'a month',
    quarter: 'a quarter',
    year: 'a year',
  },
  de: {
    hour: 'pro Stunde',
    day: 'pro Tag',
    week: 'pro Woche',
    month: 'im Monat',
    quarter: 'im Quartal',
    year: 'im Jahr',
  },
  es: {
    hour: 'por hora',
    day: 'al día',
    week: 'por semana',
    month: 'al mes',
    quarter: 'por trimestre',
    year: 'al año',
  },
  fr: {
    hour: 'par heure',
    day: 'par jour',
    week: 'par semaine',
    month: 'par mois',
    quarter: 'par trimestre',
    year: 'par an',
  },
  pt: {
    hour: 'por hora',
    day: 'por dia',
    week: 'por semana',
    month: 'por mês',
    quarter: 'por trimestre',
    year: 'por ano',
  },
}

export const per = (period: Exclude<Period, 'use'>, language: Language) => every[language][period]
