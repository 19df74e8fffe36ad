// The founder's price in the market line: one amount is taken "if I read you right"; of several none is chosen.
import type { FactValue, PricePart } from '../../../contracts/fact-values.ts'
import type { Figure } from '../../../venture/numbers/find-figures.ts'
import { readPer } from '../../../venture/numbers/vocabulary.ts'
import { perYear } from '../../guide/figures.ts'
import { isRivals } from './rival-prices.ts'

/** What is still needed before a price is a yearly amount. */
export type Needs = 'times' | 'hours' | 'period' | 'units' | 'yearly' | 'volume' | 'currency'

export type Price = {
  quote: string
  value: FactValue
  currency: string | null
  annual: number | null
  /** What one unit, one hour or one time a year makes, where more is not known; else null. */
  oneEach: number | null
  needs: Needs | null
  hasOneOff: boolean
}

/** Amounts behind these words are what they lose or raise, not what they pay us. */
const notPaid =
  /(?:los(?:e|es|ing|t)|wast(?:e|es|ing)|spen[dt]s?|rais(?:e|ing)|verlier\p{L}*|verschwend\p{L}*|pierden?|gastan?|perd\p{L}*|dépens\p{L}*|gastam?|worth|wert)(?: (?:about|around|etwa|rund|unos|environ|cerca de))? $/iu
const perUnit =
  /^\s*(?:\p{L}+\s+)?(?:\/|per|pro|je|por|par)\s+(?!month|mo\b|year|yr|week|day|hour|monat|jahr|woche|tag|mes|año|semana|día|mois|an\b|semaine|jour|mês|ano|dia)(?<unit>\p{L}+)/iu

/** "18,000 a pair", "20 € das Stück", "8 € la course", "480 pesos el metro". */
const aUnit =
  /^ *(?:\p{L}+ +)?(?:an? (?!one\b|single\b|one-)(?<unit>\p{L}+)|(?:(?:das|die|der|el|la|le|o|a) |l['’])(?<thing>\p{L}{3,})(?!\p{L}))/iu

/** "R$ 28 cada", "28 € pièce": for one of them, whatever it is. */
const eachOne =
  /^\s*(?:\p{L}+\s+)?(?:each|apiece|cada(?: un[oa]?| uma?)?|c\/u|chacune?|(?:la )?pièce|cadauno|ciascuno)(?=[\s,;.)]|$)(?!\s+(?:month|year|week|day|time|mes|año|semana|día|vez|mês|ano|dia|mois|an|fois)(?!\p{L}))/iu

/** Work that is done once: one of them does not take units of it. */
const service =
  /^(?:eins[aä]tz\p{L}*|besuch\p{L}*|fahrt\p{L}*|termin\p{L}*|auftrag|call|callout|visit|ride|trip|job|session|lesson|class|appointment|visita|viaje|servicio|cita|clase|sesión|visite|course|intervention|séance|cours|corrida|viagem|atendimento|consulta|aula|sessão)$/iu

/** "A $2B market" is nobody's price. */
const ofMarket = /^\s*(?:\p{L}+\s+)?(?:market|industry|markt|branche|mercado|marché)(?!\p{L})/iu

const saysOnce =
  /(?<!\p{L})(?:once|one-?off|one-?time|lifetime|einmalig\p{L}*|einmal|una (?:sola )?vez|pago único|une (?:seule )?fois|paiement unique|uma (?:única )?vez|pagamento único)(?!\p{L})/iu

const commission = /commission|provision|comisión|comissão|take rate/i

const stem = 4

/** "boat" and "boats", "visita" and "visitas". */
export const isSameThing = (one: string, other: string) =>
  one !== '' && other.toLowerCase().startsWith(one.toLowerCase().slice(0, Math.max(stem, one.length - 2)))

export function partsOf(value: FactValue): PricePart[] | null {
  if (value.kind === 'price') return value.parts
  if (value.kind === 'share')
    return [{ kind: 'share', low: value.low, high: value.high, of: value.of ?? '–' }]
  if (value.kind !== 'money') return null
  const { kind: _, per, each, ...amount } = value
  return [per === null ? { kind: 'once', ...amount } : { kind: 'recurring', ...amount, per, each }]
}

/** The figure that is the price, with the thing it is for; or the amounts of which none could be chosen. */
export type Chosen = { figure: Figure | null; unit: string; amounts: string[] }

export function choosePrice(text: string, figures: readonly Figure[]): Chosen {
  const theirs = isRivals(text, figures)
  const isPaid = ({ start, end }: Figure) =>
    !notPaid.test(text.slice(0, start)) && !ofMarket.test(text.slice(end))
  const own = figures.filter(figure => !theirs.has(figure) && isPaid(figure))
  const paid = own.filter(({ value }) => value.kind !== 'share' && partsOf(value))
  const shares = figures.filter(({ value }) => value.kind === 'share')
  const chosen = (figure: Figure | undefined, amounts: string[] = []): Chosen => {
    const after = figure ? text.slice(figure.end) : ''
    const { unit, thing } = { ...aUnit.exec(after)?.groups, ...perUnit.exec(after)?.groups }
    return { figure: figure ?? null, unit: unit ?? thing ?? '', amounts }
  }
  const [only] = paid
  const ofSomething = own.filter(({ value }) => value.kind === 'share' && value.of)
  const isOnce = !only || (paid.length === 1 && only.value.kind === 'money' && only.value.per === null)
  // A share of something, beside no price of its own, is the price; an amount beside it is what it is a share of.
  const [share] = ofSomething
  if (share && ofSomething.length === 1 && isOnce) return chosen(share)
  if (paid.length > 1)
    return chosen(
      undefined,
      paid.map(figure => figure.text.trim()),
    )
  if (only) return chosen(only)
  const isOurs = shares.length === 1 && commission.test(text)
  return chosen(isOurs ? shares[0] : undefined)
}

/** More in a year is what all of them take together. */
const mostForOne = 366

/** "3 visitas al año" of the thing the price is for; a week's are no year's, so that is open. Null where none is named. */
function unitsInYear(text: string, figures: readonly Figure[], unit: string): number | 'open' | null {
  const found = figures.flatMap(({ value, end }) => {
    const noun = value.kind === 'count' ? /^\s+(\p{L}+)/u.exec(text.slice(end)) : null
    const after = noun ? end + noun[0].length : 0
    const per = noun ? readPer(text.slice(after, after + 60)) : null
    const times = per && perYear(per.per)
    return value.kind === 'count' && noun && times
      ? [{ noun: noun[1] ?? '', count: value.low * times, isYear: times === 1 }]
      : []
  })
  const [one] = found
  if (!one) return null
  const isRight = found.length === 1 && one.isYear && isSameThing(unit, one.noun) && one.count <= mostForOne
  return isRight ? one.count : 'open'
}

type Around = {
  text: string
  figures: readonly Figure[]
  chosen: Chosen & { figure: Figure }
  /** The thing the price is for is what was counted as buyers. */
  isForBuyer: boolean
}

export function priceOf({ text, figures, chosen, isForBuyer }: Around): Price {
  const { figure, unit } = chosen
  const after = text.slice(figure.end)
  const mayBeEach = partsOf(figure.value)?.some(({ kind }) => kind === 'once')
  const ofUnit =
    perUnit.exec(after)?.[0] ?? (mayBeEach ? (eachOne.exec(after)?.[0] ?? aUnit.exec(after)?.[0]) : undefined)
  // "$8 per employee per month", "£9 a close a month": the month stands behind the unit.
  const behind = ofUnit === undefined ? null : readPer(after.slice(ofUnit.length, ofUnit.length + 30))
  // What is counted as buyers is what the price is for: then it is a price by the month.
  const value =
    isForBuyer && behind && figure.value.kind === 'money'
      ? { ...figure.value, per: behind.per }
      : figure.value
  const parts = partsOf(value) ?? []
  const hasOneOff = parts.some(({ kind }) => kind === 'once')
  const isRecurring = parts.some(({ kind }) => kind === 'recurring')
  const isUnit = ofUnit !== undefined && !(isForBuyer && isRecurring)
  const inYear = hasOneOff ? unitsInYear(text, figures, unit) : null
  const isCounted = typeof inYear === 'number' && parts.length === 1
  const ofOne = service.test(unit) ? 'times' : 'units'
  let needs: Needs | null = isCounted ? null : inYear ? 'yearly' : isUnit ? ofOne : null
  // An amount alone may be for a month, a loaf or a life: only a word for it makes it the year's.
  if (hasOneOff && parts.length === 1 && !isCounted && !saysOnce.test(text)) needs ??= 'period'
  let currency: string | null = null
  let annual = 0
  for (const part of parts) {
    if (part.kind === 'share') {
      needs = 'volume'
      continue
    }
    currency = part.currency
    const amount = (part.low + part.high) / 2
    if (part.kind === 'once') annual += amount * (isCounted ? inYear : ((behind && perYear(behind.per)) ?? 1))
    else if (part.per === 'hour' || part.per === 'use' || part.per === 'day') {
      needs ??= part.per === 'hour' ? 'hours' : 'times'
      annual += amount
    } else annual += amount * (perYear(part.per) ?? 1)
  }
  const isEach = needs !== null && needs !== 'volume' && needs !== 'yearly'
  return {
    quote: figure.text.trim(),
    value,
    currency,
    annual: needs ? null : annual,
    oneEach: isEach ? annual : null,
    needs,
    hasOneOff: hasOneOff && !isCounted,
  }
}
