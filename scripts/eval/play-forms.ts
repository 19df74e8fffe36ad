// Plays the two helpers that have a form, with the same calls as their pages.
import { customerSegments } from '../../cofounder/helpers/customer-segments.ts'
import { marketResearch } from '../../cofounder/helpers/market-research.ts'
import { type MarketRecord, marketCards } from '../../contracts/market-record.ts'
import { type GroupRow, mostGroups, segmentsRecord } from '../../contracts/segments-record.ts'
import type { Draft } from '../../venture/records/draft.ts'
import { inCard, type MarketDraft, readNumbers } from '../../venture/records/market/draft.ts'
import { changedByMarket } from '../../venture/records/market/facts.ts'
import { knownText, printField } from '../../venture/records/print-answer.ts'
import { readRow } from '../../venture/records/segments/draft.ts'
import { changedByGroups } from '../../venture/records/segments/facts.ts'
import { rowFields } from '../../venture/records/segments/form.ts'
import { groupsIn } from '../../venture/records/segments/known.ts'
import { knownRows, likeOf, newRow, withKnown, withRoom } from '../../venture/records/segments/prefill.ts'
import { type Card, compare, refuse, typeInto } from './founder-file.ts'
import { call, type Play } from './play-state.ts'

/** Plays the market research, which is the form "Your numbers". */
export async function playMarket(play: Play): Promise<void> {
  const { founder, voice, typing, facts, validated, withdraw, learn, dated, keep } = play
  const given = founder['market-research']
  if (!given) return
  const place = `${founder.name}: market-research`
  const context = { ...typing, facts, validation: validated()?.answers ?? null, before: null }
  const stray = Object.keys(given.answers).find(card => !marketCards.some(id => id === card))
  if (stray) refuse(`${place}.${stray}`, `no such card; there are ${marketCards.join(', ')}`)
  let draft: MarketDraft = {}
  for (const card of ['earn', 'many', 'far', 'check'] as const) {
    const { known, ...typed } = given.answers[card] ?? {}
    const before = draft
    const drafted = (texts: MarketDraft) => ({
      ...before,
      ...inCard(card, { ...texts, ...(known !== undefined && { known: String(known) }) }),
    })
    draft = drafted(
      typeInto(typed, {
        ...typing,
        place: `${place}.${card}`,
        fieldsOf: texts => readNumbers(drafted(texts), context).cards[card].fields,
      }),
    )
    const reading = readNumbers(draft, context)
    compare(typed, (reading.record?.answers[card] ?? {}) as Card, {
      ...reading.cards[card],
      place: `${place}.${card}`,
    })
  }
  const { record, replaces, cards } = readNumbers(draft, context)
  if (record) {
    const { withdrawn, understood } = changedByMarket(null, record, { known: facts, replaces, voice })
    withdraw(withdrawn.map(({ id }) => id))
    learn(understood)
  }
  const { market: sold, industry, targetCustomer } = given
  const asked = { market: sold, industry, targetCustomer: targetCustomer || null, record, pages: [] }
  const typedLines = marketCards.map(card => {
    const held = (record?.answers[card] ?? {}) as Card
    const figures = cards[card].fields.filter(({ id }) => held[id] !== undefined)
    const texts = figures.map(
      field =>
        `${voice.say(field.label)}: ${printField(field, held[field.id], voice)}${cards[card].prefilled[field.id] ? ' (stood there already)' : ''}`,
    )
    const known = (record as MarketRecord | null)?.answers[card]?.known
    return `### ${voice.say(`market.card.${card}`)}\n\n${[...texts, ...(known ? [knownText(known, voice)] : [])].join(' · ') || '*(blank)*'}`
  })
  const made = await call(marketResearch, {
    ...dated('market-research'),
    ...asked,
    ...(record && { locale: founder.locale }),
  })
  const form = `**Founder:** ${[sold, industry, targetCustomer].filter(Boolean).join(' · ')}`
  keep(
    'market-research',
    'market_research',
    { market: sold, industry, targetCustomer: targetCustomer || null, record },
    made,
    [form, ...typedLines, '---\n\n# Result', made.text],
  )
}

/** Plays the customer segments, which are the form "Your groups". */
export async function playSegments(play: Play): Promise<void> {
  const { founder, voice, typing, saved, validated, dated, keep, facts, learn } = play
  const given = founder['customer-segments']
  if (!given) return
  const sources = {
    problemValidationData: saved['problem-validation'] ?? saved['competitor-analysis'] ?? null,
    ideaRefinementData: saved['idea-refinement'] ?? null,
    marketResearchData: saved['market-research'] ?? null,
  }
  const work = {
    validation: sources.problemValidationData,
    idea: sources.ideaRefinementData,
    market: sources.marketResearchData,
  }
  const groups = groupsIn(
    work,
    [validated()].flatMap(one => one ?? []),
  )
  const [known, like] = [withKnown({ version: 1, rows: [] }, knownRows(groups)), likeOf(groups)]
  let rows: GroupRow[] = known.rows.filter(({ id }) => !given.left.includes(id))
  for (const [at, { row, ...typed }] of given.groups.entries()) {
    const place = `${founder.name}: customer-segments.groups[${at}]`
    const held = row
      ? (rows.find(({ id }) => id === row) ??
        refuse(place, `no row ${row}; there are ${rows.map(({ id }) => id).join(', ')}`))
      : newRow(`own-${at + 1}`, { kind: 'own' }, '', like)
    const { known: how, ...values } = typed as Card
    const beside: Draft = how === undefined ? {} : { known: String(how) }
    const draft = typeInto(values, {
      ...typing,
      place,
      fieldsOf: texts => rowFields(readRow(held, texts, typing).row),
    })
    const reading = readRow(held, { ...draft, ...beside }, typing)
    compare(values, reading.row, { ...reading, place })
    if (row) rows[rows.findIndex(({ id }) => id === row)] = reading.row
    else rows = [...withRoom(rows), reading.row]
    if (rows.length > mostGroups) refuse(place, `the page has room for ${mostGroups} groups`)
  }
  const record = segmentsRecord.parse({ version: 1, rows })
  learn(changedByGroups(record, { last: null, rows: knownRows(groups), known: facts, voice }).understood)
  const told = rows.map(row => {
    const texts = rowFields(row).flatMap(field => {
      const value = (row as Card)[field.id]
      return value === undefined
        ? []
        : [
            `${voice.say(field.label)}: ${printField(field, value, voice)}${row.prefilled?.[field.id] ? ' (stood there already)' : ''}`,
          ]
    })
    return `### ${row.group ?? row.id} (${row.id})\n\n${texts.join(' · ')}`
  })
  const made = await call(customerSegments, {
    ...dated('customer-segments'),
    ...sources,
    record,
    locale: founder.locale,
  })
  keep('customer-segments', 'customer_analysis', { record }, made, [...told, '---\n\n# Result', made.text])
}
