// How an interviewer answers what was just said: it quotes the founder, names weak talk by its name,
// gives a checkable fact its due, and does the sum the founder's figures invite.
import { decapitalise, excerpt, quote } from '../language/phrases.ts'
import { hash } from '../language/pick.ts'
import { timesPerYear } from '../language/quantities.ts'
import { isConcrete, type Reading } from '../language/reading.ts'
import { findWeakness, type Interview } from './state.ts'

export const weaknessNames = [
  'instruction',
  'unknown',
  'compliment',
  'generality',
  'hypothetical',
  'opinion',
  'number',
  'hedge',
  'refuted',
  'repeated',
] as const
export type WeaknessName = (typeof weaknessNames)[number]

type Lines = readonly [string, ...string[]]

/** `{words}` are the telling words, `{quote}` the clause around them, `{label}` what was asked about. */
export type Voice = Record<WeaknessName, Lines> & { payment: Lines; fact: Lines; solid: Lines; plain: Lines }

export type Reaction = { text: string; weakness: { name: WeaknessName; words: string } | null }

function fill(line: string, slots: Record<string, string>): string {
  return line.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole)
}

/** A line of ours not heard before in this conversation; wording varies with the conversation. */
export function chooseLine(lines: Lines, interview: { said: string; seed: string }): string {
  const start = hash(interview.seed) % lines.length
  const rotated = [...lines.slice(start), ...lines.slice(0, start)]
  const fresh = rotated.find(line => {
    const longest =
      line
        .split(/\{\w+\}/)
        .toSorted((a, b) => b.length - a.length)[0]
        ?.trim() ?? ''
    return longest !== '' && !interview.said.includes(longest)
  })
  return fresh ?? rotated[0] ?? lines[0]
}

const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** "3 hours a week" → about 144 hours in a working year. Only sums of the founder's own figures. */
export function yearlySum(reading: Reading): string | null {
  const time = reading.durations.find(duration => timesPerYear(duration.per))
  if (time) {
    const hours = time.hours * (timesPerYear(time.per) ?? 0)
    if (hours >= 20)
      return `Over a working year that is about ${wholeNumber.format(hours)} hours for one customer.`
  }
  const money = reading.money.find(amount => amount.per && amount.per !== 'year' && timesPerYear(amount.per))
  if (money && !reading.signals.hypothetical) {
    const yearly = money.amount * (timesPerYear(money.per) ?? 0)
    return `Over a working year that is about ${money.currency} ${wholeNumber.format(yearly)}.`
  }
  return null
}

function strongestFact(readings: readonly Reading[]): Reading | null {
  const facts = readings.filter(
    reading =>
      isConcrete(reading) &&
      !reading.signals.instruction &&
      !reading.signals.hedge &&
      !reading.signals.hypothetical &&
      !reading.signals.compliment &&
      !reading.signals.refuted,
  )
  const weight = (reading: Reading) =>
    Number(Boolean(reading.signals.payment)) * 2 +
    Number(Boolean(reading.signals.deed)) +
    reading.money.length
  return facts.toSorted((a, b) => weight(b) - weight(a))[0] ?? null
}

/** The same answer twice is a way of saying that there is no more. */
function isRepeated<Id extends string>({ answers, last }: Interview<Id>): boolean {
  const same = (text: string) => text.toLowerCase().replace(/\W+/g, ' ').trim()
  if (!last || last.readings.some(reading => reading.signals.instruction || reading.signals.unknown))
    return false
  return answers.slice(0, -1).some(answer => same(answer.text) === same(last.text))
}

export function react<Id extends string>(
  interview: Interview<Id>,
  voice: Voice,
  options: { label: string; wantsNumber: boolean; withSum: boolean },
): Reaction {
  const readings = interview.last?.readings ?? []
  const spoken = readings.filter(reading => reading.words > 0)
  const say = (name: keyof Voice, reading: Reading | undefined, words: string): string =>
    fill(chooseLine(voice[name], interview), {
      words: quote(decapitalise(words)),
      quote: quote(reading ? excerpt(reading, words) : words),
      label: options.label.toLowerCase(),
    })
  if (isRepeated(interview)) {
    const words = spoken[0] ? excerpt(spoken[0]) : ''
    return { text: say('repeated', spoken[0], words), weakness: { name: 'repeated', words } }
  }
  const refuted = spoken.find(reading => reading.signals.refuted)
  if (refuted?.signals.refuted) {
    const words = refuted.signals.refuted
    return { text: say('refuted', refuted, words), weakness: { name: 'refuted', words } }
  }
  const fact = strongestFact(spoken)
  const weakness = findWeakness(spoken)
  const parts: string[] = []
  const isPaid = Boolean(fact?.signals.payment)
  const serious = weakness && (weakness.name !== 'hedge' || !fact) && !(weakness.name === 'unknown' && fact)
  if (fact && weakness?.name !== 'instruction') {
    parts.push(say(isPaid ? 'payment' : 'fact', fact, fact.money[0]?.text ?? fact.quantities[0]?.text ?? ''))
    const sum = options.withSum ? yearlySum(fact) : null
    if (sum && !serious) parts.push(sum)
  }
  if (serious) {
    parts.push(say(weakness.name, weakness.reading, weakness.words))
    return { text: parts.join(' '), weakness: { name: weakness.name, words: weakness.words } }
  }
  if (!fact && options.wantsNumber && spoken.length) {
    const [first] = spoken
    const words = first ? excerpt(first) : ''
    return { text: say('number', first, words), weakness: { name: 'number', words } }
  }
  if (!fact) {
    const longest = spoken.toSorted((a, b) => b.words - a.words)[0]
    const about = interview.last?.about
    const isSolid = about ? interview.standings[about].score >= 3 : false
    parts.push(longest ? say(isSolid ? 'solid' : 'plain', longest, '') : '')
  }
  return { text: parts.join(' ').trim(), weakness: null }
}
