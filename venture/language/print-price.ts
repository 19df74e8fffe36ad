// A price with its unit in the founder's language: "180.000 COP por enfermera al mes".
import type { FactValue, PricePart } from '../../contracts/fact-values.ts'
import { printValue } from '../facts/print-value.ts'
import type { Language } from '../numbers/locale.ts'
import { per } from './per.ts'

const eachTime: Record<Language, string> = {
  en: 'each time',
  de: 'je Mal',
  es: 'cada vez',
  fr: 'à chaque fois',
  pt: 'cada vez',
}

const perUnit: Record<Language, string> = { en: 'per', de: 'pro', es: 'por', fr: 'par', pt: 'por' }

const amountOf = (part: PricePart): FactValue =>
  part.kind === 'share'
    ? part
    : part.kind === 'once'
      ? { ...part, kind: 'money', per: null }
      : { ...part, kind: 'money' }

export function printPrice(value: FactValue, language: Language): string {
  if (value.kind === 'price') return value.parts.map(part => printPrice(amountOf(part), language)).join(' + ')
  if (value.kind === 'share') {
    const share = printValue({ ...value, of: null }, language)
    return value.of ? `${share} (${value.of})` : share
  }
  if (value.kind !== 'money' || value.per === null) return printValue(value, language)
  const each = value.each && `${perUnit[language]} ${value.each}`
  const time = value.per === 'use' ? !each && eachTime[language] : per(value.per, language)
  const amount = printValue({ ...value, per: null, each: undefined }, language)
  return [amount, each, time].filter(Boolean).join(' ')
}
