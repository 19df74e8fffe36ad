// Prints a value as a short phrase, with the number format of the reader's locale.
import type { FactValue, Period, PricePart } from '../../contracts/fact-values.ts'
import { choiceText } from '../language/founder-choices.ts'
import { countryName } from '../numbers/countries.ts'
import { languageOf, localeOrEnglish } from '../numbers/locale.ts'

const perWords: Record<Period, string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
  use: 'each time',
}

export function printValue(value: FactValue, locale = 'en'): string {
  const number = (amount: number) =>
    new Intl.NumberFormat(localeOrEnglish(locale), { maximumFractionDigits: 2 }).format(amount)
  const spread = ({ low, high }: { low: number; high: number }, print = number) =>
    low === high ? print(low) : `${print(low)}–${print(high)}`
  const percent = (share: number) =>
    new Intl.NumberFormat(localeOrEnglish(locale), { style: 'percent', maximumFractionDigits: 2 }).format(
      share,
    )
  const money = (currency: string) => (amount: number) =>
    new Intl.NumberFormat(localeOrEnglish(locale), {
      style: 'currency',
      currency,
      ...(Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}),
    }).format(amount)
  const perUnit = ({ per, each }: { per: Period | null; each?: string | undefined }) =>
    [each && ` per ${each}`, per && !(each && per === 'use') && ` ${perWords[per]}`].filter(Boolean).join('')
  const part = (priced: PricePart) =>
    priced.kind === 'share'
      ? `${spread(priced, percent)} of ${priced.of}`
      : `${spread(priced, money(priced.currency))}${priced.kind === 'recurring' ? perUnit(priced) : ''}`
  const counted = (what: string | undefined) => (what ? ` ${what}` : '')
  switch (value.kind) {
    case 'money':
      return `${spread(value, money(value.currency))}${perUnit(value)}`
    case 'price':
      return value.parts.map(part).join(' plus ')
    case 'count':
      return `${spread(value)}${counted(value.what)}`
    case 'part':
      return value.by
        ? number(value.part)
        : `${number(value.part)} of ${number(value.of)}${counted(value.what)}`
    case 'share':
      return `${spread(value, percent)}${value.of ? ` of ${value.of}` : ''}`
    case 'duration': {
      const isOne = value.high <= 1
      return `${spread(value)} ${value.unit}${isOne ? '' : 's'}${value.per ? ` ${perWords[value.per]}` : ''}`
    }
    case 'frequency':
      return `${spread(value)} ${value.what ?? (value.high <= 1 ? 'time' : 'times')} ${perWords[value.per]}`
    case 'date': {
      const day = (iso: string) =>
        new Intl.DateTimeFormat(localeOrEnglish(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(
          new Date(`${iso}T00:00:00Z`),
        )
      return value.from === value.to ? day(value.from) : `${day(value.from)} – ${day(value.to)}`
    }
    case 'place':
      return value.country ? countryName(value.country, locale) : value.name
    case 'name':
      return choiceText(value.name, languageOf(locale)) ?? value.name
  }
}
