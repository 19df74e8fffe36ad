// Generates records for every way to earn money, and the results of three helpers for these records.
import fc from 'fast-check'
import { competitorAnalysis } from '../../cofounder/helpers/competitor-analysis.ts'
import { ideaRefinement } from '../../cofounder/helpers/idea-refinement.ts'
import { pitchCoach } from '../../cofounder/helpers/pitch.ts'
import { competitorRecord, reasons, rivalKinds } from '../../contracts/competitor-record.ts'
import { ableOf, ideaRecord, metricCounts } from '../../contracts/idea-record.ts'
import { countings, pitchRecord } from '../../contracts/pitch-record.ts'
import { amountUnits, earnTypes, frequencyUnits, knownLevels, payers } from '../../contracts/record-fields.ts'
import { permits, validationRecord } from '../../contracts/validation-record.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import { emptyRecord } from '../../venture/records/kind.ts'
import { seed } from '../support/seed.ts'

const today = '2026-11-18'
const any = { requiredKeys: [] }
const of = <Id extends string>(ids: readonly Id[]) => fc.constantFrom(...ids)
const span = (most: number) =>
  fc.tuple(fc.nat(most), fc.constantFrom(0, 0, 0, 3)).map(([low, more]) => ({ low, high: low + more }))
const amount = fc
  .tuple(span(900), fc.constantFrom('EUR', 'EUR', 'EUR', 'USD'), of(amountUnits))
  .map(([range, currency, per]) => ({ ...range, currency, per }))
const once = amount.map(given => ({ ...given, per: 'once' as const }))
const monthly = amount.map(given => ({ ...given, per: 'month' as const }))
const timely = <Unit extends string>(units: readonly Unit[]) =>
  fc.tuple(span(20), of(units)).map(([range, per]) => ({ ...range, per }))
const known = of(knownLevels)
const month = fc.constantFrom('2026-03', '2027-04', '2028-01')

const earn = fc.record(
  {
    type: of(earnTypes),
    ...{ price: amount, deal: amount, cost: amount, share: fc.nat(100) },
    takes: timely(frequencyUnits),
    ...{ runs: fc.integer({ min: 1, max: 12 }), stays: fc.nat(40), free: fc.nat(60) },
    ...{ users: span(900), needs: span(900), people: span(900) },
  },
  any,
)
const paid = fc.record({ paid: span(40), each: amount, since: month }, any)
const there = fc.record(
  {
    who: fc.record({ payer: of(payers) }, any),
    today: fc.record({ pays: amount, known }, any),
    earn,
    paid: fc
      .tuple(paid, fc.option(fc.nat(9), { nil: undefined }))
      .map(([told, visit]) => ({ ...told, visit })),
    reach: fc.record({ there: span(900), came: span(90) }, any),
    frame: fc.record({ permit: of(permits), aim: monthly, serve: amount, fixed: monthly }, any),
  },
  any,
)
const ids = ['a', 'b', 'nothing']
const rows = (cells: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .tuple(...ids.map(() => fc.record(cells, any)))
    .map(all => all.map((cell, at) => ({ ...cell, id: ids[at] ?? '' })))
const rivals = fc.record(
  {
    rivals: fc.tuple(of(rivalKinds), of(rivalKinds)).map(([one, other]) => ({
      rows: [
        { id: 'a', name: 'Lima', kind: one },
        { id: 'b', name: 'Nord', kind: other },
      ],
    })),
    yours: fc.record({ price: amount, order: span(20), extra: once }, any),
    prices: fc.record({ rows: rows({ price: amount, extra: once, known }) }),
    chosen: fc.record({ rows: rows({ reason: of(reasons), known }) }),
    fights: fc.record({ rows: rows({ won: span(9), lost: span(9) }), known }),
    switch: fc.record({ hours: fc.nat(9), money: once }, any),
    copy: fc.record({ months: span(12) }),
  },
  any,
)
const idea = fc.record(
  {
    customer: fc.record({ words: fc.constant('those on the quay'), payer: of(payers) }, any),
    solution: fc.record({ able: timely(['week', 'month', 'year']), of: of(ableOf) }, any),
    instead: fc.record({ pays: amount }, any),
    earn,
    channel: fc.record({ there: span(900), came: span(90) }, any),
    costs: fc.record({ serve: amount, fixed: monthly }, any),
    metric: fc.record({ now: span(90), goal: span(900), by: month, counts: of(metricCounts) }, any),
    edge: fc.record({ risk: fc.constant('They come back'), seen: of(['open', 'none']) }, any),
    sentence: fc.constant({ words: 'We bring bread' }),
  },
  { requiredKeys: ['sentence'] },
)
const line = fc.constant('We bring bread')
const pitch = fc.record(
  {
    hook: fc.record({ say: line }),
    solution: fc.record({ say: line }),
    difference: fc.record({ say: line }),
    market: fc.record({ say: line, buyers: span(900), counted: of(countings) }, any),
    traction: paid,
    ask: fc.record({ say: line, amount: once }, any),
  },
  { requiredKeys: ['hook', 'solution', 'difference'] },
)

const clean = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))
/** Renders the results as the founder reads them. */
function resultsOf(given: { there: object; rivals: object; idea: object; pitch: object }) {
  const validation = validationRecord.parse({ ...emptyRecord, answers: clean(given.there) })
  const project = { name: 'Loaf', description: null, industry: null }
  const memory = { ...memoryOf(project, [], 'pitch'), records: [validation] }
  const input = { today, memory, language: 'en' as const, messages: [] }
  const asked = (record: unknown) => ({ record, asked: null, locale: 'en' }) as never
  const report = competitorAnalysis.playbook({
    ...{ ...input, background: '' },
    given: asked(
      competitorRecord.parse({ ...emptyRecord, answers: clean({ ...given.rivals, better: { yours: 'x' } }) }),
    ),
  })
  const canvas = ideaRefinement.playbook({
    ...{ ...input, idea: 'Bread' },
    given: asked(ideaRecord.parse({ ...emptyRecord, answers: clean(given.idea) })),
  })
  const pitches = pitchCoach.playbook({
    ...{ ...input, sessionType: 'pitch-generation' as const },
    given: asked(pitchRecord.parse({ ...emptyRecord, answers: clean(given.pitch) })),
  })
  if (canvas.kind !== 'canvas' || pitches.kind !== 'pitches') throw new Error('no result')
  const plain = (texts: readonly (string | null | undefined)[]) =>
    texts.flatMap(text => (text ? [text.replaceAll('\u00a0', ' ')] : []))
  const endOf = ({ closing }: typeof canvas | typeof pitches) => [
    closing.confidence.reason,
    closing.counterArgument,
    closing.testFirst,
    ...closing.nextActions.map(({ action }) => action),
  ]
  const held = report.kind === 'report' ? report : null
  return {
    validation,
    report: held,
    canvas,
    pitches,
    read: [
      ...(held ? [competitorAnalysis.render(held)] : []),
      ideaRefinement.render(canvas),
      pitchCoach.render(pitches),
    ],
    ends: [...(held ? [held.closing] : []), canvas.closing, pitches.closing],
    said: {
      rivals: held
        ? plain([
            ...[held.headline, ...held.losses, ...(held.sums ?? [])],
            ...[held.closing.counterArgument, held.closing.testFirst],
            ...held.closing.nextActions.map(({ action }) => action),
          ])
        : [],
      idea: plain([...(canvas.earns ?? []), ...endOf(canvas)]),
      pitch: plain([...pitches.tips, ...endOf(pitches)]),
    },
  }
}
const runs = 60
/** Generates and renders the samples once, because every test checks all of them. */
const pooled = (only: fc.Arbitrary<object>, own: fc.Arbitrary<object> = idea) =>
  fc
    .sample(fc.record({ there: only, rivals, idea: own, pitch }), { numRuns: runs, seed })
    .map(given => ({ given, ...resultsOf(given) }))
const refused = there.map(given => ({ ...given, frame: { ...given.frame, permit: 'refused' as const } }))
const asGiving = (given: { earn?: object }) => ({
  ...given,
  earn: { ...given.earn, type: 'giving' as const },
})
export const pools = {
  any: pooled(there),
  refused: pooled(refused),
  giving: pooled(there.map(asGiving), idea.map(asGiving)),
}
export type Results = ReturnType<typeof pooled>[number]
