// The model names and orders the segments; the plan's frame and the sources stay code, and figures come from no one else.
import { z } from 'zod'
import { closing } from '../../../contracts/results/closing.ts'
import {
  type CustomerSegmentsResult,
  firstTen,
  sourcedText,
} from '../../../contracts/results/customer-segments.ts'
import { asData } from '../../data.ts'
import { BarError, type ObjectPrompt, objectPrompt } from '../../helper.ts'
import { languageOf } from '../../language/recognise.ts'
import { fenceRule } from '../../mind/prompt-parts.ts'
import { assemble, type CustomerSegmentsInput, toSegments } from './playbook.ts'
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
  segments: z.array(proposedSegment).length(3),
  beachheadWhy: z.array(sourcedText).min(1).max(5),
  firstTen: z.array(firstTen).min(1).max(5),
  closing,
})

const method = `You find the three customer segments a founder should sell to, from their saved work only. Answer in the founder's language.
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
  const tooEarly = value.closing.nextActions.find(({ day }) => day <= today)
  if (tooEarly) throw new BarError(`The action of ${tooEarly.day} is not after today (${today}).`)
  const language = languageOf(saved.words)
  const segments = toSegments(value.segments, saved, language).map((segment, at) => ({
    ...segment,
    trigger: value.segments[at]?.trigger ?? segment.trigger,
  }))
  const result = assemble(segments, saved, language, today)
  return {
    ...result,
    beachhead: { ...result.beachhead, why: value.beachheadWhy },
    firstTen: value.firstTen,
    closing: { ...value.closing, language },
  }
}

const mostCharacters = 12_000

export function prompt(input: CustomerSegmentsInput): ObjectPrompt<CustomerSegmentsResult> {
  const saved = readSaved(input)
  const work = saved.sources.flatMap(({ name, source }) =>
    source ? [asData(name, (source.founder.join('\n') || source.text).slice(0, mostCharacters))] : [],
  )
  return objectPrompt({
    system: [method, fenceRule].join('\n\n'),
    user: [...work, `Today is ${input.today}. Find the three segments.`].join('\n\n'),
    maxOutputTokens: 3500,
    schema: proposal,
    complete: value => completeWith(saved, value, input.today),
  })
}
