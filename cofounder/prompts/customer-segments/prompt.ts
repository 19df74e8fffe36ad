// The customer segments with a model. Groups and figures come from the record. The model explains and plans.
import { z } from 'zod'
import { escapeCell } from '../../../contracts/escape-cell.ts'
import {
  type CustomerSegmentsResult,
  firstTen,
  missingField,
  type SourcedText,
  sourcedText,
} from '../../../contracts/results/customer-segments.ts'
import { formatDay, spread } from '../../closing.ts'
import { asData } from '../../data.ts'
import { sourceRule } from '../../guards/blocks.ts'
import { aheadOf, cleanClosing, cleanerOf, writtenEnd } from '../../guards/closing.ts'
import { type SentenceReader, sentenceReader } from '../../guards/ground.ts'
import { withoutNotes } from '../../guards/notes.ts'
import { rememberedWords } from '../../guards/said.ts'
import { isHeldBy, isTraced } from '../../guards/sources.ts'
import { BarError } from '../../helper.ts'
import { voiceIn } from '../../language/voice.ts'
import { compute } from '../../reports/customer-segments/playbook.ts'
import { render, renderSections } from '../../reports/customer-segments/result.ts'
import {
  type CustomerSegmentsInput,
  languageIn,
  readSaved,
  recordOf,
  type SavedWork,
  writtenIn,
} from '../../reports/customer-segments/saved-work.ts'
import { type SectionPrompt, sectionPrompt, thinkBySection } from '../by-section.ts'
import { callText, fenceRule, inTheirLanguage } from '../parts.ts'

const explainedSegment = z.object({
  /** The name of the group. The model gives it if the record has no group at this position. */
  name: z.string().min(1).max(200),
  who: sourcedText,
  pain: sourcedText,
  trigger: sourcedText,
  find: sourcedText,
  /** The arguments against the group. If they are missing, the model is asked for them once. */
  against: sourcedText.optional(),
})

const step = z.object({
  period: z.string().min(1).max(80),
  doing: z.string().min(1).max(400),
  until: z.string().min(1).max(400),
})

const proposal = z.object({
  reading: z.string().max(800).default(''),
  segments: z.array(explainedSegment).length(3),
  beachheadWhy: z.array(sourcedText).min(1).max(5),
  firstTen: z.array(firstTen).min(1).max(5),
  /** Two to four steps for twelve weeks. They begin with the present state. */
  plan: z.array(step).max(4).default([]),
  missing: z.array(missingField).max(4).default([]),
  closing: writtenEnd,
})
type Proposal = z.infer<typeof proposal>

function completeWith(
  saved: SavedWork,
  computed: CustomerSegmentsResult,
  value: Proposal,
  input: CustomerSegmentsInput,
  read: SentenceReader,
): CustomerSegmentsResult {
  const { today, memory } = input
  const available = new Set<string>([
    ...saved.filter(({ source }) => source).map(({ name }) => name),
    // The answers of the problem validation may be in the memory without a saved result.
    ...(memory?.records?.length ? ['problem validation'] : []),
    ...(memory?.forms ?? []).map(({ helper }) => helper.replace('-', ' ')),
    ...(computed.segments.some(({ row }) => row) ? ['your groups'] : []),
    // A round may also come from an interview that is not finished yet.
    ...computed.segments.flatMap(({ who }) => who?.source ?? []),
    ...(memory?.facts.length ? ['your facts'] : []),
    'judgement',
  ])
  const stated = [
    ...value.segments.flatMap(({ name: _, ...told }) => Object.values(told)),
    ...value.beachheadWhy,
  ]
  const unfounded = stated.find(({ source }) => !available.has(source))
  // The facts in the memory may come from work that is not in this request.
  if (unfounded && !memory?.facts.length)
    throw new BarError(`Nothing was saved for “${unfounded.source}”; do not rest a claim on it.`)
  const language = languageIn(input)
  const said = saved.flatMap(({ source }) => (source ? [source.text, ...source.founder] : []))
  const clean = cleanerOf({
    read,
    said: [...rememberedWords(memory, language), ...said, ...writtenIn(input)],
    answered: [...(memory?.results ?? []), render(computed)],
    names: [],
    language,
  })
  const reading = value.reading && clean(value.reading, 'claim')
  const isSaidIn = (text: string, name: string) =>
    saved.some(
      one =>
        one.name === name &&
        one.source &&
        isHeldBy(text.replace(/\d+/g, ' '), [one.source.text, ...one.source.founder].join('\n')),
    )
  const cleaned = ({ text, source }: SourcedText): SourcedText => ({
    text: clean(text),
    // Saved work is shown as the source of a claim only if the code finds the claim in it.
    source: available.has(source) && (isTraced(text) || isSaidIn(text, source)) ? source : 'judgement',
  })
  const isNamed = computed.segments[0]?.row !== null
  const segments = computed.segments.map((segment, at) => {
    const told = value.segments[at]
    if (!told) return segment
    return {
      ...segment,
      ...(segment.row === null && { name: told.name }),
      ...(!isNamed && { scoreReason: voiceIn(language).say('segments.nofigures') }),
      who: cleaned(told.who),
      pain: cleaned(told.pain),
      trigger: cleaned(told.trigger),
      find: cleaned(told.find),
      ...(told.against && { against: cleaned(told.against) }),
    }
  })
  if (new Set(segments.map(({ name }) => name)).size < 3)
    throw new BarError('Two of the three segments have one name.')
  const end = cleanClosing(aheadOf(value.closing, today), clean)
  const closed = { ...end, language, nextActions: spread(end.nextActions, memory?.planned) }
  const plan = value.plan.map(({ period, doing, until }) => ({
    period,
    doing: clean(doing, 'plan'),
    until: clean(until, 'plan'),
  }))
  const acted = closed.nextActions.map(({ day, action }) => ({
    period: formatDay(day, language),
    doing: action,
    until: '–',
  }))
  const asked = value.missing.map(({ what, why, how }) => ({
    what: clean(what),
    why: clean(why),
    how: clean(how, 'plan'),
  }))
  return {
    ...computed,
    // Without a group, the sentence that the code wrote has no subject. The model's text replaces it.
    ...(!isNamed && reading && { summary: segments[0]?.name ?? reading }),
    ...(reading && { reading }),
    segments,
    beachhead: { segment: segments[0]?.name ?? '', why: value.beachheadWhy.map(cleaned) },
    firstTen: value.firstTen.map(({ where, ask }) => ({ where: clean(where), ask: clean(ask, 'plan') })),
    goToMarket: plan.length ? plan : acted,
    missing: [...computed.missing, ...asked].slice(0, 8),
    closing: { ...closed, confidence: computed.closing.confidence },
  }
}

/** The highest number of characters for the founder's text. The result has the same limit. */
const mostCharacters = 6000

const opening = (text: string) =>
  text.length <= mostCharacters
    ? text
    : text.slice(0, text.lastIndexOf('\n', mostCharacters) + 1 || mostCharacters)

function tellSource({ name, source }: SavedWork[number]): string[] {
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

function tellGroups({ segments, rest }: CustomerSegmentsResult): string {
  const lines = segments.map(({ name, row, scoreReason, figures, open }, at) =>
    row === null
      ? `${at + 1}. (no name yet)`
      : [
          `${at + 1}. ${name}: ${scoreReason}`,
          ...figures.map(({ label, text, sum }) => `${label}: ${text}${sum && ` = ${sum}`}`),
          ...(open.length > 0 ? [`left blank: ${open.join(', ')}`] : []),
        ].join('; '),
  )
  return asData('the groups', [...lines, ...(rest ? [rest] : [])].join('\n'))
}

export function prompt(input: CustomerSegmentsInput): SectionPrompt<Proposal, CustomerSegmentsResult> {
  const saved = readSaved(input)
  const computed = compute(recordOf(input, { isReading: true }), voiceIn(languageIn(input)), input)
  const open: SourcedText = { text: '–', source: 'judgement' }
  const read = sentenceReader(languageIn(input))
  return sectionPrompt({
    system: callText('segments', [sourceRule, fenceRule], { inTheirLanguage }),
    user: [
      ...saved.flatMap(tellSource),
      tellGroups(computed),
      `Today is ${input.today}. Explain the three segments.`,
    ].join('\n\n'),
    maxOutputTokens: 3500,
    schema: proposal,
    empty: {
      reading: '',
      segments: computed.segments.map(({ name, who = open, pain = open, trigger = open, find = open }) => ({
        name,
        who,
        pain,
        trigger,
        find,
      })),
      beachheadWhy: computed.beachhead.why.slice(0, 5),
      firstTen: computed.firstTen.slice(0, 5),
      plan: [],
      missing: [],
      closing: computed.closing,
    },
    wants: ({ segments = [] }) =>
      segments.every(({ against }) => against)
        ? null
        : 'Each segment needs "against": what they give up or risk by beginning with it.',
    make: value => completeWith(saved, computed, value, input, read),
  })
}

export const think = thinkBySection(prompt, [
  { needs: ['reading'], text: ({ reading = '' }) => escapeCell(reading) },
  { needs: ['segments.0'], text: result => renderSections(result).groups[0] },
  { needs: ['segments.1'], text: result => renderSections(result).groups[1] },
  { needs: ['segments.2'], text: result => renderSections(result).groups[2] },
  { needs: ['beachheadWhy', 'firstTen', 'plan'], text: result => renderSections(result).plan },
  { needs: ['missing', 'closing'], text: result => renderSections(result).end },
])
