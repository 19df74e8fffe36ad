// The model names and orders the segments; the plan's frame and the sources stay code, and figures come from no one else.
import { z } from 'zod'
import { escapeCell } from '../../../contracts/escape-cell.ts'
import { closing } from '../../../contracts/results/closing.ts'
import {
  type CustomerSegmentsResult,
  firstTen,
  type SourcedText,
  sourcedText,
} from '../../../contracts/results/customer-segments.ts'
import { asData } from '../../data.ts'
import { BarError } from '../../helper.ts'
import { languageOf } from '../../language/recognise.ts'
import { type SectionPrompt, sectionPrompt, thinkBySection } from '../../mind/by-section.ts'
import { aheadOf, cleanClosing, cleanerOf } from '../../mind/closing.ts'
import { fenceRule } from '../../mind/prompt-parts.ts'
import { assemble, type CustomerSegmentsInput, playbook, toSegments } from './playbook.ts'
import { renderSections } from './result.ts'
import { readSaved, type SavedWork } from './saved-work.ts'

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
})

const proposal = z.object({
  /** Two or three sentences a founder reads first: whom to sell to first, and why. No figures. */
  reading: z.string().max(800).default(''),
  segments: z.array(proposedSegment).length(3),
  beachheadWhy: z.array(sourcedText).min(1).max(5),
  firstTen: z.array(firstTen).min(1).max(5),
  closing,
})

const method = `You find the three customer segments a founder should sell to, from their saved work only. Answer in the founder's language. Begin with "reading": two or three plain sentences, whom to sell to first and why.
- Exactly three, best first: the founder's own groups first. Where fewer were named, the rest are cuts of the first (how they cope, how they are reached), called a cut to test.
- reach (how easily found and spoken to) and readiness (have they paid, switched, done something?) are 1–5. Past behaviour and money count; "would use it" and compliments are weak.
- Every text names the source it rests on: "problem validation", "idea refinement", "market research" only if that was saved and says it; else "judgement". Say "insufficient data" where that is the truth.
- No figures: CAC, LTV, payback, penetration and revenue are computed by the product.
- firstTen: concrete places and one question to ask there. Close with confidence, the strongest counter-argument, what to test first and three actions dated after today.`

function completeWith(
  saved: SavedWork,
  value: z.infer<typeof proposal>,
  today: string,
): CustomerSegmentsResult {
  const available = new Set<string>([
    ...saved.sources.filter(({ source }) => source).map(({ name }) => name),
    'judgement',
  ])
  const stated = [
    ...value.segments.flatMap(({ who, pain, trigger, find }) => [who, pain, trigger, find]),
    ...value.beachheadWhy,
  ]
  const unfounded = stated.find(({ source }) => !available.has(source))
  if (unfounded) throw new BarError(`Nothing was saved for “${unfounded.source}”; do not rest a claim on it.`)
  const language = languageOf(saved.words)
  const said = saved.sources.flatMap(({ source }) => (source ? [source.text, ...source.founder] : []))
  const clean = cleanerOf({ said: [...said, ...saved.words], names: [], language })
  const reading = value.reading && clean(value.reading)
  const cleaned = ({ text, source }: SourcedText): SourcedText => ({ text: clean(text), source })
  const proposed = value.segments.map(segment => ({
    ...segment,
    who: cleaned(segment.who),
    pain: cleaned(segment.pain),
    trigger: cleaned(segment.trigger),
    find: cleaned(segment.find),
    scoreReason: clean(segment.scoreReason),
  }))
  const segments = toSegments(proposed, saved, language).map((segment, at) => ({
    ...segment,
    trigger: proposed[at]?.trigger ?? segment.trigger,
  }))
  const result = assemble(segments, { saved, language, today })
  return {
    ...result,
    ...(reading && { reading }),
    beachhead: { ...result.beachhead, why: value.beachheadWhy.map(cleaned) },
    firstTen: value.firstTen,
    closing: { ...cleanClosing(aheadOf(value.closing, today), clean), language },
  }
}

const mostCharacters = 12_000

type Proposal = z.infer<typeof proposal>

export function prompt(input: CustomerSegmentsInput): SectionPrompt<Proposal, CustomerSegmentsResult> {
  const saved = readSaved(input)
  const work = saved.sources.flatMap(({ name, source }) =>
    source ? [asData(name, (source.founder.join('\n') || source.text).slice(0, mostCharacters))] : [],
  )
  const ours = playbook(input)
  return sectionPrompt({
    system: [method, fenceRule].join('\n\n'),
    user: [...work, `Today is ${input.today}. Find the three segments.`].join('\n\n'),
    maxOutputTokens: 3500,
    schema: proposal,
    empty: {
      reading: '',
      segments: ours.segments,
      beachheadWhy: ours.beachhead.why.slice(0, 5),
      firstTen: ours.firstTen.slice(0, 5),
      closing: ours.closing,
    },
    make: value => completeWith(saved, value, input.today),
  })
}

export const think = thinkBySection(prompt, [
  { needs: ['reading'], text: ({ reading = '' }) => escapeCell(reading) },
  { needs: ['segments'], text: result => renderSections(result).segments },
  { needs: ['beachheadWhy', 'firstTen'], text: result => renderSections(result).plan },
  { needs: ['closing'], text: result => renderSections(result).end },
])
