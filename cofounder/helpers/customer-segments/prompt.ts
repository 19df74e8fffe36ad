// The model names and orders the segments and plans with them; sources and figures stay code, and no word of guided mode
// stands between its own.
import { z } from 'zod'
import { escapeCell } from '../../../contracts/escape-cell.ts'
import { closing } from '../../../contracts/results/closing.ts'
import {
  type CustomerSegment,
  type CustomerSegmentsResult,
  firstTen,
  type SourcedText,
  sourcedText,
} from '../../../contracts/results/customer-segments.ts'
import { missingInput } from '../../../contracts/results/market-research.ts'
import { formatDay } from '../../closing.ts'
import { asData } from '../../data.ts'
import { BarError } from '../../helper.ts'
import { languageOf } from '../../language/recognise.ts'
import { type SectionPrompt, sectionPrompt, thinkBySection } from '../../mind/by-section.ts'
import { aheadOf, cleanClosing, cleanerOf } from '../../mind/closing.ts'
import { withoutNotes } from '../../mind/notes.ts'
import { fenceRule, inTheirLanguage } from '../../mind/prompt-parts.ts'
import { rememberedWords } from '../../mind/said.ts'
import { judged } from './named.ts'
import { assemble, type CustomerSegmentsInput, playbook, toSegments } from './playbook.ts'
import { renderSections } from './result.ts'
import { readSaved, type SavedWork } from './saved-work.ts'
import { texts } from './texts/all.ts'

const score = z.number().int().min(1).max(5)

const proposedSegment = z.object({
  name: z.string().min(1).max(200),
  who: sourcedText,
  pain: sourcedText,
  trigger: sourcedText,
  find: sourcedText,
  reach: score,
  readiness: score,
  scoreReason: z.string().min(1).max(600),
  /** Of those they spoke with, how many paid; null where nobody counted. */
  conversion: sourcedText.nullable().default(null),
})

const step = z.object({
  period: z.string().min(1).max(80),
  doing: z.string().min(1).max(400),
  until: z.string().min(1).max(400),
})

const proposal = z.object({
  /** Two or three sentences a founder reads first: whom to sell to first, and why. No figures. */
  reading: z.string().max(800).default(''),
  segments: z.array(proposedSegment).length(3),
  beachheadWhy: z.array(sourcedText).min(1).max(5),
  firstTen: z.array(firstTen).min(1).max(5),
  /** Two to four steps of twelve weeks, from where they stand. */
  plan: z.array(step).max(4).default([]),
  missing: z.array(missingInput).max(4).default([]),
  closing,
})

const method = `You find the three customer segments a founder should sell to, from their saved work and what they have confirmed, only. ${inTheirLanguage}. Begin with "reading": two or three plain sentences, whom to sell to first and why.
- Exactly three, best first: the founder's own groups first. Where fewer were named, the rest are cuts of the first (how they cope, how they are reached), called a cut to test.
- reach (how easily found and spoken to) and readiness (have they paid, switched, done something?) are 1–5. Past behaviour and money count; "would use it" and compliments are weak.
- Every text names the source it rests on: "problem validation", "competitor analysis", "idea refinement", "market research" only if that was saved and says it; else "judgement". Say "insufficient data" where that is the truth.
- No figures: CAC, LTV, payback, penetration and revenue are computed by the product.
- conversion: for a group, how many of those they spoke with paid, in the founder's own counts; null where nobody counted.
- firstTen: concrete places and one question to ask there. plan: two to four steps of the next twelve weeks from where they stand today (period, doing, until which result); who has payers is not sent back to interviews. missing: what would decide the order or the figures and was not told (what, why, how). Close with confidence, the strongest counter-argument, what to test first and three actions dated after today.`

function completeWith(
  saved: SavedWork,
  value: z.infer<typeof proposal>,
  input: CustomerSegmentsInput,
): CustomerSegmentsResult {
  const { today, memory } = input
  const available = new Set<string>([
    ...saved.sources.filter(({ source }) => source).map(({ name }) => name),
    'judgement',
  ])
  const stated = [
    ...value.segments.flatMap(({ who, pain, trigger, find }) => [who, pain, trigger, find]),
    ...value.beachheadWhy,
  ]
  const unfounded = stated.find(({ source }) => !available.has(source))
  // Facts of the memory may come from work that this call was not given.
  if (unfounded && !memory?.facts.length)
    throw new BarError(`Nothing was saved for “${unfounded.source}”; do not rest a claim on it.`)
  const language = input.language ?? languageOf(saved.words)
  const say = texts[language]
  const said = saved.sources.flatMap(({ source }) => (source ? [source.text, ...source.founder] : []))
  const clean = cleanerOf({
    said: [...rememberedWords(memory, language), ...said, ...saved.words],
    answered: memory?.results ?? [],
    names: [],
    language,
  })
  const reading = value.reading && clean(value.reading)
  const cleaned = ({ text, source }: SourcedText): SourcedText => ({
    text: clean(text),
    source: available.has(source) ? source : 'judgement',
  })
  const proposed = value.segments.map(segment => ({
    ...segment,
    who: cleaned(segment.who),
    pain: cleaned(segment.pain),
    trigger: cleaned(segment.trigger),
    find: cleaned(segment.find),
    scoreReason: clean(segment.scoreReason),
    conversion: segment.conversion && cleaned(segment.conversion),
  }))
  // The size of a whole market is no segment's, and words about money are no conversion.
  const segments = toSegments(proposed, saved, language).map((segment, at): CustomerSegment => {
    const { trigger = segment.trigger, conversion = null } = proposed[at] ?? {}
    return { ...segment, trigger, potential: null, conversion: conversion ?? judged(say.lacking) }
  })
  const result = assemble(segments, { saved, language, today, memory })
  const closed = { ...cleanClosing(aheadOf(value.closing, today), clean), language }
  const plan = value.plan.map(({ period, doing, until }) => ({
    period,
    doing: clean(doing),
    until: clean(until),
  }))
  const acted = closed.nextActions.map(({ day, action }) => ({
    period: formatDay(day, language),
    doing: action,
    until: '–',
  }))
  // What was not saved is code's to say; the two lines about figures stand where the model asks for nothing.
  const absent = result.missing.slice(0, -say.missing.length)
  const knowsChurn = memory?.facts.some(({ topic }) => topic === 'churn')
  const figures = result.missing.slice(absent.length + (knowsChurn ? 1 : 0))
  const asked = value.missing.map(({ what, why, how }) => ({
    what: clean(what),
    why: clean(why),
    how: clean(how),
  }))
  return {
    ...result,
    summary: reading || result.summary,
    ...(reading && { reading }),
    sources: result.sources.map(source => (source.used ? { ...source, note: say.read } : source)),
    beachhead: { ...result.beachhead, why: value.beachheadWhy.map(cleaned) },
    firstTen: value.firstTen.map(({ where, ask }) => ({ where: clean(where), ask: clean(ask) })),
    goToMarket: plan.length ? plan : acted,
    missing: [...absent, ...(asked.length ? asked : figures)].slice(0, 8),
    closing: closed,
  }
}

/** Of what they said and of what was made of it, each. */
const mostCharacters = 6000

/** Cut at a whole line. */
const opening = (text: string) =>
  text.length <= mostCharacters
    ? text
    : text.slice(0, text.lastIndexOf('\n', mostCharacters) + 1 || mostCharacters)

/** What the founder said, and the result that was saved with it: the sizes of a research, the boxes of a canvas. */
function tellSource({ name, source }: SavedWork['sources'][number]): string[] {
  if (!source) return []
  const words = source.founder.join('\n')
  const isTalk = source.messages.length > 0 && source.text.startsWith(source.messages[0]?.content ?? '')
  return [
    ...(words ? [asData(name, opening(words))] : []),
    ...(words && isTalk
      ? []
      : [asData(words ? `${name}: the saved result` : name, opening(withoutNotes(source.text)))]),
  ]
}

type Proposal = z.infer<typeof proposal>

export function prompt(input: CustomerSegmentsInput): SectionPrompt<Proposal, CustomerSegmentsResult> {
  const saved = readSaved(input)
  const work = saved.sources.flatMap(tellSource)
  const ours = playbook(input)
  return sectionPrompt({
    system: [method, fenceRule].join('\n\n'),
    user: [...work, `Today is ${input.today}. Find the three segments.`].join('\n\n'),
    maxOutputTokens: 3500,
    schema: proposal,
    empty: {
      reading: '',
      segments: ours.segments.map(segment => ({ ...segment, conversion: null })),
      beachheadWhy: ours.beachhead.why.slice(0, 5),
      firstTen: ours.firstTen.slice(0, 5),
      plan: [],
      missing: [],
      closing: ours.closing,
    },
    make: value => completeWith(saved, value, input),
  })
}

export const think = thinkBySection(prompt, [
  { needs: ['reading'], text: ({ reading = '' }) => escapeCell(reading) },
  { needs: ['segments'], text: result => renderSections(result).segments },
  { needs: ['beachheadWhy', 'firstTen', 'plan'], text: result => renderSections(result).plan },
  { needs: ['missing', 'closing'], text: result => renderSections(result).end },
])
