// The rivals of a record, one by one: what each cell of the table holds, by the id of its row.
import {
  type CompetitorAnswers,
  doingNothing,
  type ExtraPaid,
  type Reason,
  type rivalKinds,
} from '../../../contracts/competitor-record.ts'
import type { Amount, Count, Known } from '../../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { told } from '../figures.ts'

/** What they do today, as the problem validation knows it. */
export type Today = ValidationAnswers['today'] | null

export type RivalRow = {
  id: string
  /** Null for the row that is always there: they go on as today. */
  name: string | null
  kind: (typeof rivalKinds)[number] | null
  /** What the founder said they do instead, where it is no rival. */
  words: string | null
  price: Amount | null
  extra: Amount | null
  paid: ExtraPaid | null
  priceKnown: Known | null
  reason: Reason | null
  reasonKnown: Known | null
  won: Count | null
  lost: Count | null
}

/** Who does it by hand, deals without anybody or goes on as today has no price list. */
export const isSold = ({ name, kind }: Pick<RivalRow, 'name' | 'kind'>): boolean =>
  name !== null && kind !== 'hand' && kind !== 'direct'

/** More won from them than lost to them, whichever ends hold. */
export const isBeaten = ({ won, lost }: Pick<RivalRow, 'won' | 'lost'>): boolean =>
  won !== null && lost !== null && won.low > lost.high

const rowsOf = <Row extends { id: string }>(answer: { rows?: readonly Row[] | 'unknown' } | undefined) =>
  told(answer?.rows) ?? []

/** Those with a name, in the order told; then going on as today. */
export function rivalsOf(answers: CompetitorAnswers, today: Today = null): RivalRow[] {
  const row = (id: string) => {
    const price = rowsOf(answers.prices).find(one => one.id === id)
    const chosen = rowsOf(answers.chosen).find(one => one.id === id)
    const fight = rowsOf(answers.fights).find(one => one.id === id)
    return {
      id,
      words: null,
      price: told(price?.price),
      extra: told(price?.extra),
      paid: told(price?.paid),
      priceKnown: told(price?.known),
      reason: told(chosen?.reason),
      reasonKnown: told(chosen?.known),
      won: told(fight?.won),
      lost: told(fight?.lost),
    }
  }
  const named = rowsOf(answers.rivals).flatMap(({ id, name = '', kind }) =>
    name.trim() ? [{ ...row(id), name: name.trim(), kind: told(kind) }] : [],
  )
  return [...named, asToday({ ...row(doingNothing), name: null, kind: null }, today)]
}

/** What going on as today is and costs: who pays a person or a product, or does it by hand, does not do nothing. */
export function nothingOf(today: Today): Pick<RivalRow, 'words' | 'price' | 'priceKnown'> {
  const kind = told(today?.kind)
  const price = kind === 'nothing' ? told(today?.pays) : null
  return {
    words: (kind === 'nothing' || kind === 'avoid') && today?.words?.trim() ? today.words.trim() : null,
    price,
    priceKnown: (price && today?.known) || null,
  }
}

/** What another record knows of it holds until this one says otherwise. */
function asToday(row: RivalRow, today: Today): RivalRow {
  const { words, ...cost } = nothingOf(today)
  return { ...row, words, ...(row.price === null && cost.price && cost) }
}
