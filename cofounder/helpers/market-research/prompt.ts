// The model proposes inputs and names; the arithmetic, the summary and the provenance stay code.
import { z } from 'zod'
import { closing } from '../../../contracts/results/closing.ts'
import {
  claim,
  competitor,
  type MarketResearchResult,
  missingInput,
} from '../../../contracts/results/market-research.ts'
import { type Assumption, type Provenance, provenanceSchema } from '../../../contracts/sizing.ts'
import { asData } from '../../data.ts'
import { number } from '../../guide/figures.ts'
import { BarError, type ObjectPrompt, objectPrompt } from '../../helper.ts'
import { fenceRule } from '../../mind/prompt-parts.ts'
import { assume } from '../../sizing/assume.ts'
import { proposeAssumptions } from './assumptions.ts'
import { checkedProvenance, type Evidence } from './evidence.ts'
import type { Frame } from './frame.ts'
import { frameOf, ideaText, type MarketResearchInput, playbook, summaryOf } from './playbook.ts'
import { sizesOf } from './sizes.ts'
import { texts } from './texts/all.ts'

const proposedNumber = z.object({
  low: z.number().nonnegative(),
  likely: z.number().nonnegative(),
  high: z.number().nonnegative(),
  year: z.number().int().min(1990).max(2100),
  provenance: provenanceSchema,
})

const proposal = z.object({
  /** The place meant, as the founder names it. */
  place: z.string().min(1).max(120),
  /** Of every amount. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** What a buyer is called, in the plural. */
  buyersAre: z.string().min(1).max(80),
  buyers: proposedNumber.nullable(),
  fitShare: proposedNumber,
  wonCustomers: proposedNumber,
  annualPrice: proposedNumber.nullable(),
  sectorSpend: proposedNumber.nullable(),
  addressableShare: proposedNumber.nullable(),
  competitors: z.array(competitor).max(8),
  trends: z.array(claim).max(5),
  counterTrends: z.array(claim).min(1).max(3),
  channels: z.array(z.string().min(1)).max(6),
  regulation: z.array(z.string().min(1)).max(6),
  findings: z.array(claim).max(6),
  missing: z.array(missingInput).max(5),
  closing,
})

const method = `You research a market for a founder, in the founder's language. You propose inputs; the product computes TAM = buyers × yearly price, SAM = TAM × share that fits, SOM = customers two founders can win in three years × yearly price, and checks them against a published total.
- Each number has low, likely, high, a year and a provenance: {"kind":"founder","quote"} only with the founder's very words; {"kind":"benchmark","source","year"} only from the atlas below; {"kind":"web","url","title"} only for a page below; else {"kind":"estimate","basis"}.
- Shares are fractions (0.25), money is per buyer and year in the given currency. The founder's own numbers go before everything else.
- What you do not know is null and goes into "missing" (what, why, how to get it). Never invent a company, a price, a count or a page.
- Competitors: always one of kind "status quo". Trends: at least one counter-trend. "findings" quote the pages below word for word; without pages it is empty.
- Close with confidence and its reason, the strongest counter-argument, what to test first, three next actions dated after today.`

/** The model's number, with an origin that holds; guided mode's where it proposes none. */
function numberOf(
  pattern: Assumption | null,
  proposed: z.infer<typeof proposedNumber> | null,
  fallback: Omit<Assumption, 'low' | 'likely' | 'high' | 'year' | 'provenance'>,
  evidence: Evidence,
): Assumption | null {
  if (!proposed) return pattern
  return assume({ ...fallback, ...proposed, provenance: checkedProvenance(proposed.provenance, evidence) })
}

const farApart = 3

/** Where what we read or looked up and what the model says are far apart, both are shown. */
function apart(known: Assumption | null, used: Assumption | null, frame: Frame): string[] {
  if (!known || !used || known.provenance.kind === 'estimate' || known.likely <= 0 || used.likely <= 0)
    return []
  const times = Math.max(known.likely / used.likely, used.likely / known.likely)
  if (times <= farApart) return []
  const print = (value: number) => number(value, frame.language)
  const from = known.provenance.kind === 'founder' ? 'founder' : 'atlas'
  return [texts[frame.language].apart[from](used.label, print(known.likely), print(used.likely))]
}

/** A published total of the model's own: it counts only with a source that holds, else as an estimate. */
function topDownOf(value: z.infer<typeof proposal>, geography: string, evidence: Evidence) {
  if (!value.sectorSpend || !value.addressableShare) return null
  const [sectorSpend, addressableShare] = [
    numberOf(
      null,
      value.sectorSpend,
      { id: 'sector-spend', label: 'Published total', unit: 'a year', format: 'money', geography },
      evidence,
    ),
    numberOf(
      null,
      value.addressableShare,
      {
        id: 'addressable-share',
        label: 'Part of it spent on this kind of thing',
        unit: 'of the total',
        format: 'percent',
        geography,
      },
      evidence,
    ),
  ]
  return sectorSpend && addressableShare ? { sectorSpend, addressableShare } : null
}

function completeWith(
  input: MarketResearchInput,
  read: Frame,
  value: z.infer<typeof proposal>,
): MarketResearchResult {
  const base = playbook(input)
  const frame: Frame = { ...read, currency: value.currency }
  const evidence: Evidence = { said: ideaText(input), pages: input.pages, vertical: read.vertical }
  const own = proposeAssumptions(read)
  const place = { geography: value.place, format: 'count' } as const
  const used = {
    buyers: numberOf(
      own.buyers,
      value.buyers,
      { id: 'buyers', label: 'Possible buyers', unit: value.buyersAre, ...place },
      evidence,
    ),
    fitShare: numberOf(own.fitShare, value.fitShare, own.fitShare, evidence) ?? own.fitShare,
    wonCustomers:
      numberOf(own.wonCustomers, value.wonCustomers, own.wonCustomers, evidence) ?? own.wonCustomers,
    annualPrice: numberOf(
      own.annualPrice,
      value.annualPrice,
      {
        ...place,
        id: 'annual-price',
        label: 'What one buyer pays in a year',
        unit: 'per customer a year',
        format: 'money',
      },
      evidence,
    ),
    topDown: topDownOf(value, place.geography, evidence) ?? own.topDown,
  }
  const sized = sizesOf(frame, used)
  const both = [...apart(own.buyers, used.buyers, read), ...apart(own.annualPrice, used.annualPrice, read)]
  const sizes = { ...sized, notes: [...both, ...sized.notes].slice(0, 8) }
  const checked = <Item extends { provenance: Provenance }>(items: Item[]) =>
    items.map(item => ({ ...item, provenance: checkedProvenance(item.provenance, evidence) }))
  const findings = checked(value.findings).filter(({ provenance }) => provenance.kind === 'web')
  const tooEarly = value.closing.nextActions.find(({ day }) => day <= input.today)
  if (tooEarly) throw new BarError(`The action of ${tooEarly.day} is not after today (${input.today}).`)
  const statusQuo = base.competitors.filter(({ kind }) => kind === 'status quo')
  const competitors = checked(value.competitors)
  const solved = sizes.sizing ? [] : base.missing
  return {
    ...base,
    ...sizes,
    place: { name: value.place, assumed: false },
    summary: summaryOf(frame, sizes),
    dataQuality: findings.length ? 'web-enhanced' : 'ai-estimated',
    competitors: competitors.some(({ kind }) => kind === 'status quo')
      ? competitors
      : [...statusQuo, ...competitors],
    trends: checked(value.trends),
    counterTrends: checked(value.counterTrends),
    channels: value.channels.length ? value.channels : base.channels,
    regulation: value.regulation,
    findings,
    missing: [...solved, ...value.missing].slice(0, 8),
    closing: { ...value.closing, language: frame.language },
  }
}

export function prompt(input: MarketResearchInput): ObjectPrompt<MarketResearchResult> {
  const frame = frameOf(input)
  const pages = input.pages.map(({ url, title, text }) =>
    asData('page', `${url}\n${title}\n${text.slice(0, 4000)}`),
  )
  const atlas = frame.vertical && frame.geography ? JSON.stringify(frame.vertical) : 'nothing matches'
  return objectPrompt({
    system: [method, fenceRule].join('\n\n'),
    user: [
      `Atlas, as evidence you may cite where it is this very trade and place, never as an override: ${atlas}`,
      ...pages,
      asData(
        'question',
        `Market: ${input.market}\nIndustry: ${input.industry}\nTarget customer: ${input.targetCustomer ?? 'not said'}`,
      ),
      `Today is ${input.today}. Amounts are in the currency of the place, unless the founder names another. Research this market.`,
    ].join('\n\n'),
    maxOutputTokens: 4000,
    schema: proposal,
    complete: value => completeWith(input, frame, value),
  })
}
