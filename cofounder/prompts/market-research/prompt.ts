// The market research with a model. The sizes come from the record, and the code checks every source.
import { z } from 'zod'
import {
  type Competitor,
  claim,
  competitor,
  type MarketResearchResult,
} from '../../../contracts/results/market-research.ts'
import type { Provenance } from '../../../contracts/sizing.ts'
import type { Language } from '../../../venture/numbers/locale.ts'
import { spread } from '../../closing.ts'
import { asData } from '../../data.ts'
import { sourceRule } from '../../guards/blocks.ts'
import { aheadOf, cleanClosing, cleanerOf, writtenEnd } from '../../guards/closing.ts'
import { type Ground, type Kind, type SentenceReader, sentenceReader } from '../../guards/ground.ts'
import { isEmptied } from '../../guards/notes.ts'
import { wantsOptions, wayLine, ways } from '../../guards/options.ts'
import { rememberedWords } from '../../guards/said.ts'
import { isToldRival, rivalsIn, toldOf } from '../../guards/told-rival.ts'
import { voiceIn } from '../../language/voice.ts'
import {
  ideaText,
  languageIn,
  type MarketResearchInput,
  playbook,
  verticalFor,
} from '../../reports/market-research/playbook.ts'
import { renderSections } from '../../reports/market-research/result.ts'
import { type SectionPrompt, sectionPrompt, thinkBySection } from '../by-section.ts'
import { callText, fenceRule } from '../parts.ts'
import { checkedProvenance, type Evidence } from './evidence.ts'

const proposal = z.object({
  reading: z.string().max(800).default(''),
  findings: z.array(claim).max(6),
  competitors: z.array(competitor).max(8),
  trends: z.array(claim).max(5),
  counterTrends: z.array(claim).min(1).max(3),
  channels: ways,
  regulation: z.array(z.string().min(1)).max(6),
  closing: writtenEnd,
})
type Proposal = z.infer<typeof proposal>

function completeWith(
  input: MarketResearchInput,
  value: Proposal,
  read: SentenceReader,
): MarketResearchResult {
  const base = playbook(input)
  const language = languageIn(input)
  const evidence: Evidence = {
    form: ideaText(input),
    memory: input.memory ?? null,
    pages: input.pages,
    vertical: verticalFor(input),
    language,
  }
  const checked = <Item extends { provenance: Provenance } & ({ text: string } | { line: string })>(
    items: Item[],
  ) =>
    items.map(item => {
      const claimed = 'text' in item ? item.text : null
      return { ...item, provenance: checkedProvenance(claimed, item.provenance, evidence) }
    })
  const findings = checked(value.findings).filter(({ provenance }) => provenance.kind === 'web')
  // The texts are checked in the order in which they are read. So the note is at the first place where a text was
  // removed.
  const ground = { ...groundOf(input, value, base), read }
  const clean = cleanerOf(ground)
  const reading = value.reading && clean(value.reading, 'claim')
  const lines = (given: string[], kind?: Kind) =>
    given.map(one => clean(one, kind)).filter(line => !isEmptied(line))
  const cleaned = <Item extends { text: string; provenance: Provenance }>(items: Item[]) =>
    checked(items)
      .map(item => ({ ...item, text: clean(item.text) }))
      .filter(({ text }) => !isEmptied(text))
  const rivals = rivalsIn(input.memory)
  const named = checked(value.competitors)
    .filter(({ name }) => !base.competitors.some(known => known.name === name))
    .map(rival => ({
      ...rival,
      line: clean(rival.line),
      provenance: isUnseen(rival, ground, rivals)
        ? uncheckedBy(rival.provenance, language)
        : toldAs(rival, rivals),
    }))
  // The founder's alternatives come first. The model's line is used only if the founder gave none.
  const isOpen = ({ kind, provenance }: Competitor) => kind === 'status quo' && provenance.kind === 'estimate'
  const today = named.find(({ kind }) => kind === 'status quo')
  // The model's line about today follows the founder's own words.
  const kept = base.competitors
    .filter(one => !(isOpen(one) && today))
    .map(one =>
      one.kind === 'status quo' && today && !isEmptied(today.line)
        ? { ...one, line: `${one.line} · ${today.line}` }
        : one,
    )
  const isTold = kept.some(({ kind }) => kind === 'status quo')
  const competitors = [...kept, ...named.filter(({ kind }) => !(kind === 'status quo' && isTold))].slice(
    0,
    14,
  )
  const written = { ...cleanClosing(aheadOf(value.closing, input.today), clean), language }
  return {
    ...base,
    dataQuality: findings.length ? 'web-enhanced' : 'ai-estimated',
    competitors,
    trends: cleaned(value.trends),
    counterTrends: cleaned(value.counterTrends),
    channels: value.channels.length
      ? lines(value.channels.map(way => wayLine(way, voiceIn(language).say)))
      : base.channels,
    regulation: lines(value.regulation, 'claim'),
    findings,
    // The confidence depends on the figures only, so the model cannot raise it.
    closing: {
      ...written,
      nextActions: spread(written.nextActions, input.memory?.planned),
      confidence: base.closing.confidence,
    },
    ...(reading && { reading }),
  }
}

const isUnseen = ({ name, kind }: Competitor, ground: Ground, told: ReadonlyMap<string, string>): boolean =>
  kind !== 'status quo' && !isToldRival(name, ground, told.keys())

/** If the rival is in the founder's record, it is shown as the founder's, even if the model quotes something else. */
function toldAs({ name, provenance }: Competitor, rivals: ReadonlyMap<string, string>): Provenance {
  const quote = provenance.kind === 'estimate' && toldOf(name, rivals)
  return quote ? { kind: 'founder', quote: quote.slice(0, 400) } : provenance
}

function uncheckedBy(given: Provenance, language: Language): Provenance {
  const unchecked = voiceIn(language).say('market.origin.unchecked')
  return { kind: 'estimate', basis: given.kind === 'estimate' ? `${unchecked}; ${given.basis}` : unchecked }
}

const tellSizes = (base: MarketResearchResult): string => {
  const { head, size } = renderSections(base)
  return `${head}\n\n${size}`
}

function groundOf(input: MarketResearchInput, value: Proposal, base: MarketResearchResult): Ground {
  const language = languageIn(input)
  return {
    said: [
      ideaText(input),
      ...input.pages.map(({ url, title, text }) => `${url}\n${title}\n${text}`),
      JSON.stringify(verticalFor(input) ?? ''),
      ...rememberedWords(input.memory, language),
      ...base.competitors.map(({ name, line }) => `${name}: ${line}`),
    ],
    answered: [...(input.memory?.results ?? []), tellSizes(base)],
    names: value.competitors.map(({ name }) => name),
    language,
  }
}

const emptyFor = ({ closing: ours }: MarketResearchResult): Proposal => ({
  reading: '',
  findings: [],
  competitors: [],
  trends: [],
  counterTrends: [],
  channels: [],
  regulation: [],
  closing: ours,
})

export function prompt(input: MarketResearchInput): SectionPrompt<Proposal, MarketResearchResult> {
  const base = playbook({ ...input, pages: [] })
  const pages = input.pages.map(({ url, title, text }) =>
    asData('page', `${url}\n${title}\n${text.slice(0, 4000)}`),
  )
  const vertical = verticalFor(input)
  const read = sentenceReader(languageIn(input))
  return sectionPrompt({
    system: callText('market', [sourceRule, fenceRule]),
    user: [
      `Atlas, as evidence you may cite where it is this very trade and place, never as an override: ${vertical ? JSON.stringify(vertical) : 'nothing matches'}`,
      ...pages,
      asData(
        'question',
        `Market: ${input.market}\nIndustry: ${input.industry}\nTarget customer: ${input.targetCustomer ?? 'not said'}`,
      ),
      `What the product computed from the founder's figures:\n${asData('sizes', tellSizes(base))}`,
      `Today is ${input.today}; actions are dated after it. Research this market.`,
    ].join('\n\n'),
    maxOutputTokens: 4000,
    schema: proposal,
    empty: emptyFor(base),
    wants: ({ channels }) => wantsOptions('channels', channels),
    make: value => completeWith(input, value, read),
  })
}

export const think = thinkBySection(prompt, [
  { needs: ['reading'], text: result => renderSections(result).head },
  { needs: ['findings'], text: result => renderSections(result).size },
  { needs: ['competitors'], text: result => renderSections(result).rivals },
  {
    needs: ['trends', 'counterTrends', 'channels', 'regulation'],
    text: result => renderSections(result).around,
  },
  { needs: ['closing'], text: result => renderSections(result).end },
])
