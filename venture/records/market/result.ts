// Calculates the market result from a record. The function is pure.
import type { MarketAnswers, MarketRecord } from '../../../contracts/market-record.ts'
import type { MarketResearchResult } from '../../../contracts/results/market-research.ts'
import type { Assumption, Provenance, Sizing } from '../../../contracts/sizing.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { livedEarn } from '../earn.ts'
import { told } from '../figures.ts'
import { refusedBy } from '../permit.ts'
import { turnedBy } from '../turn.ts'
import type { Voice } from '../voice.ts'
import { besideFlags } from './beside.ts'
import { checkOf, checkRefused } from './check.ts'
import { endOf, type MarketEnd, turnedEnd } from './end.ts'
import { flagsOf } from './flags.ts'
import { placeText } from './place.ts'
import { friendLine, openInputs } from './say.ts'
import { eachFormula, eachLabel, figuresOf, knownOf, labelOf, sayKnown, sizeLabel } from './sizes.ts'
import { type FormulaId, type InputId, likelyOf, type MarketSums, marketSums } from './sums.ts'
import { asPayers } from './whom.ts'

export type MarketOutcome = Pick<
  MarketResearchResult,
  'summary' | 'sizing' | 'figures' | 'topDown' | 'notes' | 'missing'
> & { end: MarketEnd }

/** Without a record the result contains no figures. Figures are never taken from text. */
export function marketOutcome(
  record: MarketRecord | null,
  today: string,
  voice: Voice,
  beside: ValidationAnswers | null = null,
): MarketOutcome {
  const told = record?.answers ?? {}
  // If the problem comes once in a lifetime, one customer's hours must not be counted for a whole year.
  const earn = livedEarn({ earn: told.earn, often: beside?.often })
  const given = earn ? { ...told, earn } : told
  const answers = asPayers(given, beside)
  const sums = marketSums(given, beside)
  const figures = figuresOf(given, sums, voice)
  const isTold = figures.inputs.length > 0
  const refused = refusedBy(beside, voice)
  const turned = turnedBy(beside, voice)
  const end = refused?.end ?? endOf(answers, sums, today, voice)
  const summary = isTold
    ? friendLine(answers, sums, voice)
    : voice.say('market.friend.words', { numbers: voice.say('market.numbers') })
  return {
    summary: refused?.lead ?? turned?.lead ?? summary,
    sizing: sizingOf(answers, sums, Number(today.slice(0, 4)), voice),
    ...(isTold && { figures }),
    topDown: checkOf(answers, sums, voice),
    // After a refused permit, the result contains no plan.
    notes: refused
      ? []
      : [
          // A PIVOT replaces the first line. The figures of the old first line are still true, so it becomes a
          // note.
          ...(turned && isTold ? [summary] : []),
          ...flagsOf(answers, sums, voice),
          ...besideFlags(answers, sums, end.counterArgument, voice),
          ...checkRefused(answers, sums, voice),
        ].filter(note => (turned || note !== summary) && note !== end.counterArgument),
    missing: refused ? [] : openInputs(answers, sums, voice),
    end: turned ? { ...end, ...turned.end, ...turnedEnd(answers, voice) } : end,
  }
}

/**
 * The market sizes in the form in which the deck, the plan, the forecast and the segments can calculate with them.
 */
function sizingOf(answers: MarketAnswers, sums: MarketSums, year: number, voice: Voice): Sizing | null {
  const { currency, rules } = sums
  if (!currency || !rules.some(({ id }) => id === 'tam' || id === 'som')) return null
  const { say } = voice
  const geography = (placeText(answers, voice) ?? say('market.where')).slice(0, 80)
  const payers = say(`payers.${told(answers.earn?.type) ?? 'unsure'}`, { count: 2, shown: '' }).trim()
  const money = say('per.year', { amount: currency })
  const about: Record<InputId, Pick<Assumption, 'label' | 'unit' | 'provenance'>> = {
    buyers: { label: labelOf('many', 'buyers', answers, voice), unit: payers, ...from('many', 'buyers') },
    'new-buyers': { label: say('market.label.new'), unit: payers, ...from('many', 'new') },
    'annual-price': {
      label: eachLabel(sums, voice),
      unit: say('market.unit.each'),
      ...from('earn', 'price'),
    },
    'fit-share': { label: say('market.label.fits'), unit: say('market.unit.share'), ...from('far', 'fits') },
    'won-customers': { label: say('market.label.won'), unit: payers, ...from('far', 'won') },
    'sector-spend': {
      label: say('market.label.total'),
      unit: money,
      provenance: {
        kind: 'founder',
        quote: answers.check?.source?.trim() || say('market.from.unsourced'),
      },
    },
  }
  function from(card: 'many' | 'earn' | 'far', field: string): { provenance: Provenance } {
    const known = knownOf(card, field, answers)
    if (field === 'won' && known !== 'guess')
      return { provenance: { kind: 'estimate', basis: say('market.from.plan'), isGuess: true } }
    const formula = card === 'earn' ? eachFormula(answers, sums.brings, voice) : null
    const text = [formula, sayKnown(card, field, answers, voice)].filter(Boolean).join(' · ').slice(0, 400)
    return {
      provenance:
        known === null || known === 'guess'
          ? { kind: 'estimate', basis: text, isGuess: true }
          : { kind: 'founder', quote: text },
    }
  }
  const labels: Record<FormulaId, { label: string; unit: string }> = {
    tam: { label: sizeLabel('tam', answers, voice), unit: money },
    sam: { label: sizeLabel('sam', answers, voice), unit: money },
    som: { label: sizeLabel('som', answers, voice), unit: money },
    'sam-customers': { label: say('market.customers.sam'), unit: payers },
    'som-customers': { label: say('market.customers.som'), unit: payers },
    penetration: { label: say('market.penetration'), unit: say('market.unit.share') },
    'top-down': { label: say('market.label.total'), unit: money },
    'top-down-ratio': { label: say('market.ratio'), unit: '×' },
  }
  return {
    currency,
    geography,
    year,
    assumptions: sums.inputs.map(input => ({
      ...about[input.id],
      id: input.id,
      format: input.format,
      geography,
      year,
      ...likelyOf(input),
    })),
    formulas: rules.map(rule => ({ ...labels[rule.id], ...rule })),
  }
}
