// The model proposes inputs and names; the arithmetic, the summary and the provenance stay code.
import { z } from 'zod'
import type { FactTopic } from '../../../contracts/fact-topics.ts'
import { closing } from '../../../contracts/results/closing.ts'
import {
  type Competitor,
  claim,
  competitor,
  type MarketResearchResult,
  missingInput,
} from '../../../contracts/results/market-research.ts'
import { type Assumption, type Provenance, provenanceSchema } from '../../../contracts/sizing.ts'
import { asData } from '../../data.ts'
import { number } from '../../guide/figures.ts'
import type { Language } from '../../language/recognise.ts'
import { type SectionPrompt, sectionPrompt, thinkBySection } from '../../mind/by-section.ts'
import { aheadOf, cleanClosing, cleanerOf } from '../../mind/closing.ts'
import type { Ground } from '../../mind/ground.ts'
import { isEmptied } from '../../mind/notes.ts'
import { fenceRule } from '../../mind/prompt-parts.ts'
import { rememberedWords } from '../../mind/said.ts'
import { sumRule } from '../../mind/sum-behind.ts'
import { isToldRival, rivalsIn } from '../../mind/told-rival.ts'
import { assume } from '../../sizing/assume.ts'
import { proposeAssumptions } from './assumptions.ts'
import { checkedProvenance, type Evidence } from './evidence.ts'
import type { Frame } from './frame.ts'
import { frameOf, ideaText, type MarketResearchInput, playbook, summaryOf } from './playbook.ts'
import { renderSections } from './result.ts'
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
  /** Two or three sentences a founder reads first: who buys here, what decides it. No figures. */
  reading: z.string().max(800).default(''),
  findings: z.array(claim).max(6),
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
  missing: z.array(missingInput).max(5),
  closing,
})

const method = `You research a market for a founder, in the founder's language (Sie, usted, vous, você, as the page does). Begin with "reading": two or three plain sentences on who buys here and what decides it, without figures. Then you propose inputs; the product computes TAM = buyers × yearly price, SAM = TAM × share that fits, SOM = customers two founders can win in three years × yearly price, and checks them against a published total.
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
  about: readonly FactTopic[] = [],
): Assumption | null {
  if (!proposed) return pattern
  const provenance = checkedProvenance(proposed.provenance, evidence, about)
  return assume({ ...fallback, ...proposed, provenance })
}

const farApart = 3

/** Where what we read or looked up and what the model says are far apart, both are shown. */
function apart(known: Assumption | null, used: Assumption | null, frame: Frame): string[] {
  if (!known || !used || known.provenance.kind === 'estimate' || known.likely <= 0 || used.likely <= 0)
    return []
  // Both are the founder's words then, and a model reads them better than code.
  if (known.provenance.kind === 'founder' && used.provenance.kind === 'founder') return []
  const times = Math.max(known.likely / used.likely, used.likely / known.likely)
  if (times <= farApart) return []
  const print = (value: number) => number(value, frame.language)
  const from = known.provenance.kind === 'founder' ? 'founder' : 'atlas'
  return [texts[frame.language].apart[from](used.label, print(known.likely), print(used.likely))]
}

/** A published total of the model's own: it counts only with a source that holds, else as an estimate. */
function topDownOf(value: z.infer<typeof proposal>, geography: string, evidence: Evidence) {
  if (!value.sectorSpend || !value.addressableShare) return null
  const say = texts[evidence.language].assumed
  const [sectorSpend, addressableShare] = [
    numberOf(
      null,
      value.sectorSpend,
      { id: 'sector-spend', label: say.total, unit: say.yearly, format: 'money', geography },
      evidence,
    ),
    numberOf(
      null,
      value.addressableShare,
      {
        id: 'addressable-share',
        label: say.spent,
        unit: say.ofTotal,
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
  // What its own price consists of the model says itself.
  const frame: Frame = { ...read, currency: value.currency, ...(value.annualPrice && { price: null }) }
  const evidence: Evidence = {
    form: ideaText(input),
    memory: input.memory ?? null,
    pages: input.pages,
    vertical: read.vertical,
    language: read.language,
  }
  const say = texts[read.language].assumed
  const own = proposeAssumptions(read)
  const where = { geography: value.place }
  // The buyers have the model's name, also in what it leaves to us.
  const fitShare = {
    ...own.fitShare,
    label: say.fit(value.buyersAre),
    unit: say.ofThem(value.buyersAre),
  }
  const wonCustomers = { ...own.wonCustomers, unit: value.buyersAre }
  const place = { ...where, format: 'count' } as const
  const used = {
    buyers: numberOf(
      own.buyers,
      value.buyers,
      { id: 'buyers', label: say.buyers, unit: value.buyersAre, ...place },
      evidence,
      ['buyers', 'customer', 'reach'],
    ),
    fitShare: numberOf(null, value.fitShare, { ...fitShare, ...where }, evidence) ?? fitShare,
    wonCustomers: numberOf(null, value.wonCustomers, { ...wonCustomers, ...where }, evidence) ?? wonCustomers,
    annualPrice: numberOf(
      own.annualPrice,
      value.annualPrice,
      {
        ...place,
        id: 'annual-price',
        label: say.price,
        unit: say.perCustomer,
        format: 'money',
      },
      evidence,
      ['price', 'money'],
    ),
    topDown: topDownOf(value, place.geography, evidence) ?? own.topDown,
  }
  // What a price is made of is the model's to say where the price is the model's.
  const sized = sizesOf(value.annualPrice ? { ...frame, price: null } : frame, used)
  const both = [...apart(own.buyers, used.buyers, read), ...apart(own.annualPrice, used.annualPrice, read)]
  const sizes = { ...sized, notes: [...both, ...sized.notes].slice(0, 8) }
  const checked = <Item extends { provenance: Provenance }>(items: Item[]) =>
    items.map(item => ({ ...item, provenance: checkedProvenance(item.provenance, evidence) }))
  const findings = checked(value.findings).filter(({ provenance }) => provenance.kind === 'web')
  const statusQuo = base.competitors.filter(({ kind }) => kind === 'status quo')
  // In the order in which it is read: what was left out is said at the first place.
  const ground = groundOf(input, value, frame)
  const clean = cleanerOf(ground)
  const reading = value.reading && clean(value.reading)
  const lines = (given: string[]) => given.map(clean).filter(line => !isEmptied(line))
  const cleaned = <Item extends { text: string; provenance: Provenance }>(items: Item[]) =>
    checked(items)
      .map(item => ({ ...item, text: clean(item.text) }))
      .filter(({ text }) => !isEmptied(text))
  const competitors = checked(value.competitors).map(rival => ({
    ...rival,
    line: clean(rival.line),
    provenance: isUnseen(rival, ground, rivalsIn(input.memory))
      ? uncheckedBy(rival.provenance, read.language)
      : rival.provenance,
  }))
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
    trends: cleaned(value.trends),
    counterTrends: cleaned(value.counterTrends),
    channels: value.channels.length ? lines(value.channels) : base.channels,
    regulation: lines(value.regulation),
    findings,
    missing: [
      ...solved,
      ...value.missing.map(it => ({ ...it, what: clean(it.what), why: clean(it.why), how: clean(it.how) })),
    ].slice(0, 8),
    closing: { ...cleanClosing(aheadOf(value.closing, input.today), clean), language: frame.language },
    ...(reading && { reading }),
  }
}

/** A company that neither the founder nor a page nor the atlas names may be the model's invention, whatever it says of it. */
const isUnseen = ({ name, kind }: Competitor, ground: Ground, told: readonly string[]): boolean =>
  kind !== 'status quo' && !isToldRival(name, ground, told)

function uncheckedBy(given: Provenance, language: Language): Provenance {
  const { unchecked } = texts[language]
  return { kind: 'estimate', basis: given.kind === 'estimate' ? `${unchecked}; ${given.basis}` : unchecked }
}

/** What its prose may stand on: what was said, read and looked up, the figures it proposes and the rivals it lists. */
function groundOf(input: MarketResearchInput, value: z.infer<typeof proposal>, frame: Frame): Ground {
  const { buyers, fitShare, wonCustomers, annualPrice, sectorSpend, addressableShare } = value
  const proposed = [buyers, fitShare, wonCustomers, annualPrice, sectorSpend, addressableShare]
  return {
    said: [
      ideaText(input),
      ...input.pages.map(({ url, title, text }) => `${url}\n${title}\n${text}`),
      JSON.stringify(frame.vertical ?? ''),
      ...rememberedWords(input.memory, frame.language),
    ],
    answered: input.memory?.results ?? [],
    numbers: proposed.flatMap(one => (one ? [one.low, one.likely, one.high] : [])),
    names: value.competitors.map(({ name }) => name),
    language: frame.language,
  }
}

/** What stands for parts that are not there yet. */
function emptyFor(input: MarketResearchInput): z.infer<typeof proposal> {
  const { closing: ours } = playbook(input)
  const none = {
    low: 0,
    likely: 0,
    high: 0,
    year: 2026,
    provenance: { kind: 'estimate', basis: '–' },
  } as const
  return {
    reading: '',
    findings: [],
    place: '–',
    currency: 'USD',
    buyersAre: '–',
    buyers: null,
    fitShare: none,
    wonCustomers: none,
    annualPrice: null,
    sectorSpend: null,
    addressableShare: null,
    competitors: [],
    trends: [],
    counterTrends: [],
    channels: [],
    regulation: [],
    missing: [],
    closing: ours,
  }
}

type Proposal = z.infer<typeof proposal>

export function prompt(input: MarketResearchInput): SectionPrompt<Proposal, MarketResearchResult> {
  const frame = frameOf(input)
  const pages = input.pages.map(({ url, title, text }) =>
    asData('page', `${url}\n${title}\n${text.slice(0, 4000)}`),
  )
  const atlas = frame.vertical && frame.geography ? JSON.stringify(frame.vertical) : 'nothing matches'
  return sectionPrompt({
    system: [method, sumRule, fenceRule].join('\n\n'),
    user: [
      `Atlas, as evidence you may cite where it is this very trade and place, never as an override: ${atlas}`,
      ...pages,
      asData(
        'question',
        `Market: ${input.market}\nIndustry: ${input.industry}\nTarget customer: ${input.targetCustomer ?? 'not said'}`,
      ),
      `Today is ${input.today}; actions are dated after it. Amounts are in the currency of the place, unless the founder names another. Research this market.`,
    ].join('\n\n'),
    maxOutputTokens: 4000,
    schema: proposal,
    empty: emptyFor(input),
    make: value => completeWith(input, frame, value),
  })
}

const sized = [
  'findings',
  'place',
  'currency',
  'buyersAre',
  'buyers',
  'fitShare',
  'wonCustomers',
  'annualPrice',
  'sectorSpend',
  'addressableShare',
] as const

export const think = thinkBySection(prompt, [
  { needs: ['reading'], text: result => renderSections(result).head },
  { needs: [...sized], text: result => renderSections(result).size },
  { needs: ['competitors'], text: result => renderSections(result).rivals },
  {
    needs: ['trends', 'counterTrends', 'channels', 'regulation'],
    text: result => renderSections(result).around,
  },
  { needs: ['missing', 'closing'], text: result => renderSections(result).end },
])
