// The read-back while it is being edited: strike, move, edit, mark.
import type { Aim, LinesToRead, Permission, ReadBack } from '../../../contracts/results/read-back.ts'
import type { ValidationDimension } from '../../../contracts/results/validation-dimensions.ts'

type PerLine<Value> = Partial<Record<ValidationDimension, Value | undefined>>

export type ReadBackDraft = {
  lines: PerLine<string>
  marks: PerLine<number>
  /** As typed; blank is not zero. */
  paid: string
  refused: string
  permission: Permission | null
  aim: Aim | null
  wantsPivot: boolean
}

const typed = (count: number | null | undefined) =>
  count === null || count === undefined ? '' : String(count)

export function draftOf(asked: LinesToRead, kept: ReadBack | null): ReadBackDraft {
  const confirmed = kept?.confirmed
  const perLine = <Value>(pick: (line: LinesToRead['lines'][number]) => Value) =>
    Object.fromEntries(asked.lines.map(line => [line.dimension, pick(line)])) as PerLine<Value>
  return {
    lines: confirmed ? { ...confirmed.lines } : perLine(({ text }) => text ?? ''),
    marks: confirmed ? { ...kept.marks } : perLine(({ rung }) => rung ?? undefined),
    paid: typed(confirmed ? confirmed.paid : asked.paid),
    refused: typed(confirmed ? confirmed.refused : asked.refused),
    permission: confirmed?.permission ?? null,
    aim: confirmed?.aim ?? null,
    wantsPivot: confirmed?.wantsPivot ?? false,
  }
}

/** Onto an open line it goes as it is; beside words that stand there it follows them. */
export function moveLine(
  draft: ReadBackDraft,
  from: ValidationDimension,
  to: ValidationDimension,
): ReadBackDraft {
  const moved = draft.lines[from]?.trim()
  if (!moved || from === to) return draft
  const there = draft.lines[to]?.trim()
  return {
    ...draft,
    lines: { ...draft.lines, [from]: '', [to]: [there, moved].filter(Boolean).join(' · ') },
    marks: { ...draft.marks, [from]: undefined },
  }
}

function count(text: string): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isInteger(value) && value >= 0 ? value : null
}

/** Struck lines are left out, and so are marks without a line. */
export function toConfirmed(draft: ReadBackDraft): ReadBack {
  const lines: NonNullable<ReadBack['confirmed']>['lines'] = {}
  const marks: ReadBack['marks'] = {}
  for (const [dimension, text] of Object.entries(draft.lines) as [ValidationDimension, string][]) {
    if (!text?.trim()) continue
    lines[dimension] = text.trim()
    const mark = draft.marks[dimension]
    if (mark) marks[dimension] = mark
  }
  const { permission, aim, wantsPivot } = draft
  return {
    marks,
    confirmed: {
      lines,
      permission,
      aim,
      wantsPivot,
      paid: count(draft.paid),
      refused: count(draft.refused),
    },
  }
}
