// The model names and orders the segments; the figures, the plan's frame and the sources stay code.
import { z } from 'zod'
import { closing } from '../../../contracts/results/closing.ts'
import {
  type CustomerSegmentsResult,
  firstTen,
  sourcedText,
} from '../../../contracts/results/customer-segments.ts'
import { asData, dataRule } from '../../data.ts'
import { BarError, objectPrompt, type Prompt } from '../../helper.ts'
import type { Candidate } from './candidates.ts'
import { assemble, type CustomerSegmentsInput, type Ground, readGround, segmentsOf } from './playbook.ts'

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
  /** The founder's own words that name this group, or null. */
  quote: z.string().max(400).nullable(),
})

const proposal = z.object({
  segments: z.array(proposedSegment).length(3),
  beachheadWhy: z.array(sourcedText).min(1).max(5),
  firstTen: z.array(firstTen).min(1).max(5),
  closing,
})

const method = `You find the three customer segments a founder should sell to, from their saved work only.
- Exactly three, best first. Each is a group one could write a list of names of, never "everyone" or an age bracket.
- reach (how easily found and spoken to) and readiness (have they paid, switched, done something?) are 1–5. Past behaviour and money count; "would use it" and compliments are weak.
- Every text names the source it rests on: "problem validation", "idea refinement", "market research" only if that was saved and says it; "atlas" for the atlas below; else "judgement". Say "insufficient data" where that is the truth.
- No figures: CAC, LTV, payback, penetration and revenue are computed by the product.
- firstTen: concrete places and one question to ask there. Close with confidence, the strongest counter-argument, what to test first and three actions dated after today.`

function originOf(ground: Ground, quote: string | null): Candidate['origin'] {
  const said = ground.saved.some(
    ({ words }) => quote && words.toLowerCase().includes(quote.toLowerCase().trim()),
  )
  return said ? 'founder' : 'atlas'
}

function completeWith(
  ground: Ground,
  value: z.infer<typeof proposal>,
  today: string,
): CustomerSegmentsResult {
  const available = new Set<string>([...ground.saved.map(({ name }) => name), 'atlas', 'judgement'])
  const texts = [
    ...value.segments.flatMap(({ who, pain, trigger, find }) => [who, pain, trigger, find]),
    ...value.beachheadWhy,
  ]
  const unfounded = texts.find(({ source }) => !available.has(source))
  if (unfounded) throw new BarError(`Nothing was saved for “${unfounded.source}”; do not rest a claim on it.`)
  const tooEarly = value.closing.nextActions.find(({ day }) => day <= today)
  if (tooEarly) throw new BarError(`The action of ${tooEarly.day} is not after today (${today}).`)
  const candidates = value.segments.map(({ quote, ...segment }) => ({
    ...segment,
    origin: originOf(ground, quote),
  }))
  const result = assemble(ground, segmentsOf(ground, candidates), today)
  return {
    ...result,
    beachhead: { ...result.beachhead, why: value.beachheadWhy },
    firstTen: value.firstTen,
    closing: value.closing,
  }
}

export function prompt(input: CustomerSegmentsInput): Prompt<CustomerSegmentsResult> {
  const ground = readGround(input)
  const saved = ground.saved.map(({ name, words }) => asData(name, words))
  return objectPrompt({
    system: [
      method,
      dataRule,
      `Today is ${input.today}. Place: ${ground.frame.country.name}. Currency: ${ground.frame.currency}.`,
      `Atlas: ${JSON.stringify(ground.frame.vertical ?? 'nothing matches')}`,
    ].join('\n\n'),
    messages: [{ role: 'user', content: saved.join('\n\n') || 'Nothing was saved yet.' }],
    maxOutputTokens: 3500,
    schema: proposal,
    complete: value => completeWith(ground, value, input.today),
  })
}
