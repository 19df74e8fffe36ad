// The form "Your groups" with one row per customer group. One row is open at a time, and its results are below its
// fields.
import { ChevronDown, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { knownLevels } from '../../../../contracts/record-fields.ts'
import type { GroupField, GroupRow } from '../../../../contracts/segments-record.ts'
import type { RowReading } from '../../../../venture/records/segments/draft.ts'
import { figuresIn } from '../../../../venture/records/segments/figures.ts'
import { firstFields } from '../../../../venture/records/segments/form.ts'
import { settled } from '../../../../venture/records/segments/settle.ts'
import { isOverfull } from '../../../../venture/records/segments/sums.ts'
import type { Voice } from '../../../../venture/records/voice.ts'
import { Button } from '../../../ui/button.tsx'
import { CardField } from '../card-field.tsx'
import { ChoiceChips } from '../choice-chips.tsx'
import type { Groups } from './use-groups.ts'

type GroupRowsProps = { groups: Groups; voice: Voice }

export function GroupRows({ groups, voice }: GroupRowsProps) {
  const { say } = voice
  const { rows } = settled(groups.readings.map(({ row }) => row))
  return (
    <section aria-label={say('segments.title')} className="grid w-full min-w-0 gap-3">
      <div className="grid gap-1">
        <h3 className="text-lg">{say('segments.title')}</h3>
        <p className="reading text-sm text-ink-soft">{say('segments.lead')}</p>
      </div>
      {groups.readings.map((reading, at) => (
        <Row
          key={reading.row.id}
          groups={groups}
          reading={reading}
          settledRow={rows[at] ?? reading.row}
          number={at + 1}
          voice={voice}
        />
      ))}
      {groups.canAdd && (
        <Button className="justify-self-start" onClick={groups.add}>
          <Plus aria-hidden="true" />
          {say('segments.add')}
        </Button>
      )}
    </section>
  )
}

const originKeys = {
  market: 'market_research',
  idea: 'idea_refinement',
  round: 'problem_validation',
} as const

/** The source of a row, such as "from Problem Validation". */
function originOf({ source }: GroupRow, { say }: Voice): string {
  return source.kind === 'own'
    ? say('segments.from.own')
    : say('prefill.helper', { helper: originKeys[source.kind] })
}

/** Lists the values that the row copies from another form. */
function carriedOf({ carried }: GroupRow, { say, price, percent }: Voice): string | null {
  const parts = [
    carried?.type === 'commission' && carried.share !== undefined
      ? say('segments.carried.share', { share: percent(carried.share) })
      : null,
    carried?.serve && say('segments.carried.serve', { amount: price(carried.serve) }),
    carried?.friends && carried.friends.high > 0
      ? say('segments.carried.friends', { count: carried.friends.high })
      : null,
  ].filter(Boolean)
  return parts.length > 0 ? say('segments.carried', { parts: parts.join(' · ') }) : null
}

/** `settledRow`: the row after the answers that cover all groups were divided among the groups. */
type RowProps = GroupRowsProps & { reading: RowReading; settledRow: GroupRow; number: number }

function Row({ groups, reading, settledRow, number, voice }: RowProps) {
  const { say, colon } = voice
  const { row, draft, errors, fields } = reading
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const isOpen = groups.isOpen(row.id)
  const name = row.group?.trim() || say('segments.row', { number })
  const firstIds = firstFields().map(field => field.id)
  const isSecond = (field: string) => !firstIds.includes(field)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const startAt = isOpen ? groups.startAt : null
  const isMore =
    isUnfolded ||
    (startAt !== null && isSecond(startAt)) ||
    Object.keys(errors).some(field => isSecond(field))
  useEffect(() => {
    if (!startAt) return
    const field = body.current?.querySelector(`[data-field="${startAt}"]`)
    const control = field ?? body.current?.querySelector('[role=radiogroup] input')
    ;(control as HTMLElement | null)?.focus()
  }, [startAt])
  const figures = figuresIn(settledRow, voice)
  const sums = figures.map(({ id: figure, label, text, sum }) => (
    <li key={figure} className="tabular-nums">
      <span className="text-ink-soft">
        {label}
        {colon}
      </span>
      {text}
      {sum && <span className="text-ink-faint"> = {sum}</span>}
    </li>
  ))
  const origin = originOf(row, voice)
  const asideOf = (field: string) => {
    const known = row.prefilled?.[field]
    // If the founder did not say how well the value is known, only its source is shown.
    if (known && row.carried?.unmarked?.includes(field)) return origin
    return known ? `${origin} · ${say(`known.${known}`)}` : null
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const stops = [...(body.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
    const next = stops[stops.findIndex(stop => stop.contains(event.target as Node)) + 1]
    const control = next?.getAttribute('role') === 'radiogroup' ? next.querySelector('input') : next
    control?.focus()
  }
  const show = (all: RowReading['fields']) =>
    all.map(field => (
      <CardField
        key={field.id}
        field={field}
        draft={draft}
        voice={voice}
        errors={errors}
        currency={groups.currency}
        today={groups.today}
        aside={asideOf(field.id)}
        suggestions={undefined}
        isNarrow
        onChange={part => groups.change(row.id, part)}
        onNumberFocus={() => {}}
      />
    ))
  return (
    <fieldset className="min-w-0 rounded-card border border-line-strong bg-ground">
      <legend className="sr-only">{say('segments.row', { number })}</legend>
      <div className="flex items-start gap-1 px-3 py-1.5">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left"
          onClick={() => groups.open(isOpen ? '' : row.id)}
        >
          <ChevronDown
            aria-hidden="true"
            className={`size-4 shrink-0 transition-transform ${isOpen ? '' : '-rotate-90'}`}
          />
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</span>
          <span className="shrink-0 text-[0.8125rem] text-ink-faint max-sm:hidden">{origin}</span>
        </button>
        <Button look="quiet" className="!px-2" onClick={() => groups.remove(row.id)}>
          <X aria-hidden="true" />
          <span className="sr-only">{say('segments.remove', { group: name })}</span>
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter moves the focus to the next field. */}
      <div
        id={`${id}-fields`}
        ref={body}
        hidden={!isOpen}
        className={isOpen ? 'grid gap-3 border-t border-line px-3 py-3' : ''}
        onKeyDown={handleKey}
      >
        {isOpen && (
          <>
            {show(fields.filter(field => !isSecond(field.id)))}
            {isMore ? (
              <>
                {show(fields.filter(field => isSecond(field.id)))}
                <div className="grid gap-1.5">
                  <span id={`${id}-known`} className="text-sm font-semibold">
                    {say('card.known')}
                  </span>
                  <ChoiceChips
                    labelledBy={`${id}-known`}
                    isStop={false}
                    options={knownLevels.map(level => ({ id: level, label: say(`known.${level}`) }))}
                    value={draft.known ?? ''}
                    onChange={known => groups.change(row.id, { known })}
                  />
                </div>
              </>
            ) : (
              <Button
                look="link"
                size="inline"
                className="justify-self-start text-left whitespace-normal"
                aria-expanded={false}
                onClick={() => setIsUnfolded(true)}
              >
                {say('segments.more')}
              </Button>
            )}
            <p className="text-sm text-ink-faint empty:hidden">{carriedOf(settledRow, voice)}</p>
          </>
        )}
        <div aria-live="polite" className="grid gap-1 text-sm empty:hidden">
          {isOverfull(row) && <p className="text-danger">{say('segments.slip')}</p>}
          {sums.length > 0 && isOpen && <ul className="grid gap-0.5">{sums}</ul>}
        </div>
      </div>
    </fieldset>
  )
}

type OpenFieldsProps = {
  voice: Voice
  name: string
  open: readonly GroupField[]
  labels: Readonly<Partial<Record<GroupField, string>>>
  onFill: (field: GroupField) => void
}

/** The blank fields of a group. Each button opens its field. */
export function OpenFields({ voice, name, open, labels, onFill }: OpenFieldsProps) {
  if (open.length === 0) return null
  const { say } = voice
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-sm">
      <span className="text-ink-soft">{say('segments.blank')}</span>
      {open.map(field => (
        <button
          key={field}
          type="button"
          aria-label={say('segments.fill', { label: labels[field] ?? field, group: name })}
          className="min-h-9 rounded-full border border-dashed border-line-strong px-3 hover:border-ink-faint"
          onClick={() => onFill(field)}
        >
          {labels[field] ?? field}
        </button>
      ))}
    </div>
  )
}
