// The table of the rivals. Each row collects its cells from several answers, by the id of the row.
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

/** What customers do today, from the problem validation. */
export type Today = ValidationAnswers['today'] | null

export type RivalRow = {
  id: string
  /** Null for the row "doing nothing". */
  name: string | null
  kind: (typeof rivalKinds)[number] | null
  /** The founder's text about what customers do today. */
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

/** Whether this rival sells something. Handmade solutions, direct deals and doing nothing have no price list. */
export const isSold = ({ name, kind }: Pick<RivalRow, 'name' | 'kind'>): boolean =>
  name !== null && kind !== 'hand' && kind !== 'direct'

/** Whether customers pay the rival nothing. Handwork and doing nothing are free only if the founder says so. */
export function isFree(rival: Pick<RivalRow, 'name' | 'kind' | 'reason' | 'price' | 'extra'>): boolean {
  const { price, extra, reason } = rival
  const isZero = price?.high === 0 && !extra?.high
  return reason === 'free' ? isZero || price === null : isZero && isSold(rival)
}

/** Whether the founder wins more often than this rival, even in the worst case. */
export const isBeaten = ({ won, lost }: Pick<RivalRow, 'won' | 'lost'>): boolean =>
  won !== null && lost !== null && won.low > lost.high

/** Whether nobody said how a value is known, or the founder guessed it. */
export const isGuess = (known: Known | null): boolean => known === null || known === 'guess'

const rowsOf = <Row extends { id: string }>(answer: { rows?: readonly Row[] | 'unknown' } | undefined) =>
  told(answer?.rows) ?? []

/** The rivals with names in their order. The last row is "doing nothing". */
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

/**
 * The text and the price for "doing nothing", if customers do nothing today. Paying somebody, buying a product or
 * doing it by hand is not "doing nothing".
 */
export function nothingOf(today: Today): Pick<RivalRow, 'words' | 'price' | 'priceKnown'> {
  const kind = told(today?.kind)
  const isNothing = kind === 'nothing' || kind === 'avoid'
  const price = isNothing ? told(today?.pays) : null
  return {
    words: isNothing && today?.words?.trim() ? today.words.trim() : null,
    price,
    priceKnown: (price && today?.known) || null,
  }
}

/** Uses the value of the problem validation if this record has none. */
function asToday(row: RivalRow, today: Today): RivalRow {
  const { words, ...cost } = nothingOf(today)
  return { ...row, words, ...(row.price === null && cost.price && cost) }
}
