// The customer groups while the founder edits them. Typed values replace known values.
import { useState } from 'react'
import { z } from 'zod'
import type { Fact } from '../../../../contracts/facts.ts'
import {
  type GroupField,
  type GroupRow,
  groupRow,
  mostGroups,
  type SegmentsRecord,
  segmentsRecord,
} from '../../../../contracts/segments-record.ts'
import { currencyOf } from '../../../../venture/numbers/countries.ts'
import { regionOf } from '../../../../venture/numbers/locale.ts'
import type { Draft } from '../../../../venture/records/draft.ts'
import { told } from '../../../../venture/records/figures.ts'
import { type RowReading, readRow } from '../../../../venture/records/segments/draft.ts'
import { changedByGroups } from '../../../../venture/records/segments/facts.ts'
import { isBlankRow } from '../../../../venture/records/segments/form.ts'
import { groupsIn, type SavedGroups } from '../../../../venture/records/segments/known.ts'
import {
  knownRows,
  likeOf,
  newRow,
  withKnown,
  withRoom,
} from '../../../../venture/records/segments/prefill.ts'
import type { Voice } from '../../../../venture/records/voice.ts'
import type { HelperSession } from '../../../entities/helper-session.ts'
import { useToldRounds } from '../../../entities/told-rounds.ts'
import { calendarDay } from '../../../lib/dates.ts'
import { founderLocale } from '../../../lib/locale.ts'
import { useKeptState } from '../../../lib/use-kept-state.ts'

const typing = z.object({
  rows: z.array(groupRow),
  left: z.array(z.string()).default([]),
  /** The texts that the founder typed, by row and field. */
  texts: z.record(z.string(), z.record(z.string(), z.string())),
})
type Typing = z.infer<typeof typing>

/** The open row, and the field that gets the focus. */
type Opened = { row: string; field: GroupField | null }

export type Groups = ReturnType<typeof useGroups>

const firstRow = 'first'

function currencyIn(rows: readonly GroupRow[], texts: Typing['texts']): string {
  const chosen = Object.values(texts)
    .flatMap(draft => Object.entries(draft))
    .find(([name, text]) => name.endsWith('.currency') && text)?.[1]
  const used = rows.flatMap(({ price, win }) => [told(price)?.currency, told(win)?.currency])
  return chosen ?? used.find(Boolean) ?? currencyOf(regionOf(founderLocale()) ?? '') ?? 'EUR'
}

/** Adds an empty row if there is no row. */
const withRow = (given: Typing, like: GroupRow['carried']): Typing =>
  given.rows.length > 0 ? given : { ...given, rows: [newRow(firstRow, { kind: 'own' }, '', like)] }

function readAll({ rows, texts }: Typing) {
  const context = {
    locale: founderLocale(),
    currency: currencyIn(rows, texts),
    today: calendarDay(new Date()),
  }
  const readings: readonly RowReading[] = rows.map(row => readRow(row, texts[row.id] ?? {}, context))
  return { context, readings }
}

const saidIn = (readings: readonly RowReading[]): GroupRow[] =>
  readings.map(({ row }) => row).filter(row => !isBlankRow(row))

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export function useGroups(session: HelperSession, saved: SavedGroups) {
  const talk = useToldRounds(session.projectId)
  const [kept, setKept] = useKeptState<Typing>([...session.path, 'groups'], typing)
  const [opened, setOpened] = useState<Opened | null>(null)

  const held = segmentsRecord.safeParse(session.state.record).data ?? { version: 1 as const, rows: [] }
  const groups = groupsIn(saved, talk.rounds, talk.facts)
  const like = likeOf(groups)
  const elsewhere = knownRows(groups)
  const known = withKnown(held, elsewhere)
  const begun: Typing = { rows: known.rows, left: held.left ?? [], texts: {} }
  // True if the typed rows were already sent. In this case the page shows the sent record, and adds facts that
  // became known later.
  const isTold = kept !== null && same(saidIn(readAll(kept).readings), held.rows)
  const { rows: shown, texts, left } = withRow(kept && !isTold ? kept : begun, like)
  const { context, readings } = readAll({ rows: shown, texts, left })
  const isWrong = readings.some(({ errors }) => Object.keys(errors).length > 0)
  // A row whose name the founder changed is not removed.
  const room = withRoom(
    shown,
    ({ id, group }) => texts[id] !== undefined || elsewhere.find(row => row.id === id)?.group !== group,
  )
  const isOpen = (id: string) => (opened ? opened.row === id : id === shown[0]?.id)
  const record: SegmentsRecord = {
    version: 1,
    rows: saidIn(readings),
    ...(left.length > 0 && { left }),
  }
  return {
    isLoading: talk.isLoading || session.isLoading,
    ...context,
    readings,
    isOpen,
    /** The field that the founder opened by its button. */
    startAt: opened?.field ?? null,
    canAdd: room.length < mostGroups,
    /** Returns the facts to add and to withdraw, compared with the record as it was last sent. */
    changes: (voice: Voice) => (known: readonly Fact[]) =>
      changedByGroups(record, { last: held, rows: elsewhere, known, voice }),
    /** The record to send; null while a field has a value that cannot be read. */
    record: isWrong ? null : record,
    change(id: string, part: Draft) {
      const before = texts[id] ?? {}
      setKept({ rows: [...shown], left: [...left], texts: { ...texts, [id]: { ...before, ...part } } })
    },
    add() {
      if (room.length >= mostGroups) return
      const row = newRow(crypto.randomUUID(), { kind: 'own' }, '', like)
      // If there is an empty row, it is opened instead of adding another.
      const blank = readings.find(reading => isBlankRow(reading.row))
      if (!blank) setKept({ rows: [...room, row], left: [...left], texts })
      setOpened({ row: blank?.row.id ?? row.id, field: 'group' })
    },
    remove(id: string) {
      setKept({
        rows: shown.filter(row => row.id !== id),
        left: [...new Set([...left, id])].slice(-30),
        texts: Object.fromEntries(Object.entries(texts).filter(([name]) => name !== id)),
      })
      setOpened(null)
    },
    open: (row: string, field: GroupField | null = null) => setOpened({ row, field }),
  }
}
