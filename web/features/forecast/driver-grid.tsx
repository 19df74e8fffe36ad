import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Fact } from '../../../contracts/facts.ts'
import {
  addItem,
  removeItem,
  renameItem,
  setFigure,
  setOption,
  setQuantities,
} from '../../../venture/forecast/change-model.ts'
import type { Doubt } from '../../../venture/forecast/doubts.ts'
import {
  fieldsOf,
  type Group,
  groups,
  type Kind,
  kindNames,
  kinds,
} from '../../../venture/forecast/fields.ts'
import { type Format, unitText } from '../../../venture/forecast/format.ts'
import type { ForecastModel, Item } from '../../../venture/forecast/model.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { FigureCell } from './figure-cell.tsx'

type Change = (make: (model: ForecastModel) => ForecastModel) => void
type DriverGridProps = {
  model: ForecastModel
  facts: readonly Fact[]
  doubts: readonly Doubt[]
  format: Format
  onChange: Change
  onOpenFact: (fact: Fact) => void
}

/** A grid with all figures that the founder can change. It works with the keyboard alone. */
export function DriverGrid(props: DriverGridProps) {
  const { model, onChange } = props
  return (
    <div className="grid gap-8">
      {(Object.keys(groups) as Group[]).map(group => (
        <section key={group} aria-labelledby={`group-${group}`} className="grid gap-4">
          <h2 id={`group-${group}`} className="text-xl">
            {groups[group]}
          </h2>
          {model.items
            .filter(({ kind }) => kinds[kind].group === group)
            .map(item => (
              <ItemTable key={item.id} item={item} {...props} />
            ))}
          {group !== 'general' && <AddItem group={group} onAdd={kind => onChange(addItem(kind))} />}
        </section>
      ))}
    </div>
  )
}

function AddItem({ group, onAdd }: { group: Group; onAdd: (kind: Kind) => void }) {
  const choices = kindNames.filter(kind => kinds[kind].group === group)
  const [kind, setKind] = useState(choices[0])
  if (!kind) return null
  return (
    <div className="flex flex-wrap gap-2">
      {choices.length > 1 && (
        <NativeSelect
          aria-label={`What to add to ${groups[group].toLowerCase()}`}
          value={kind}
          onChange={event => setKind(event.target.value as Kind)}
          className="h-10! w-auto!"
        >
          {choices.map(choice => (
            <option key={choice} value={choice}>
              {kinds[choice].label}
            </option>
          ))}
        </NativeSelect>
      )}
      <Button onClick={() => onAdd(kind)}>
        <Plus aria-hidden="true" />
        Add {choices.length > 1 ? '' : kinds[kind].label.toLowerCase()}
      </Button>
    </div>
  )
}

function ItemTable({
  item,
  model,
  facts,
  doubts,
  format,
  onChange,
  onOpenFact,
}: DriverGridProps & { item: Item }) {
  const factOf = (key: string) => {
    const origin = model.origins[`${item.id}.${key}`]
    return origin?.kind === 'fact' ? facts.find(({ id }) => id === origin.factId) : undefined
  }
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <input
          key={item.name}
          aria-label="Name"
          defaultValue={item.name}
          maxLength={80}
          onBlur={event => onChange(renameItem(item.id, event.target.value))}
          className={`h-9 max-w-64 flex-1 px-2 font-semibold ${controlClass}`}
        />
        <Options item={item} onChange={onChange} />
        {item.kind !== 'general' && (
          <Button
            look="quiet"
            size="icon"
            className="ml-auto"
            aria-label={`Remove ${item.name}`}
            onClick={() => onChange(removeItem(item.id))}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        )}
      </div>
      <ul>
        {fieldsOf(item).map(field => {
          const value = item.values[field.key] ?? field.initial
          const fact = factOf(field.key)
          const doubt = doubts.find(({ driverId }) => driverId === `${item.id}.${field.key}`)
          return (
            <li
              key={field.key}
              className="grid grid-cols-[minmax(0,1fr)_auto_5rem] items-center gap-x-3 border-t border-line py-1.5 text-[0.9375rem] max-sm:grid-cols-[minmax(0,1fr)_5rem]"
            >
              <span className="max-sm:col-span-2">
                {field.label}
                {doubt && <span className="block text-[0.8125rem] text-amber">{doubt.text}</span>}
              </span>
              <span className="flex w-44 items-center gap-2">
                <FigureCell
                  label={`${item.name}: ${field.label}`}
                  field={field}
                  value={value}
                  format={format}
                  onChange={next => onChange(setFigure(item.id, field.key, next))}
                />
                <span className="w-12 shrink-0 text-[0.8125rem] text-ink-faint">
                  {unitText(field.unit, model.currency)}
                </span>
              </span>
              <span className="justify-self-end">
                {fact ? (
                  <button type="button" onClick={() => onOpenFact(fact)} className="rounded-full">
                    <Badge tone="teal">Fact</Badge>
                  </button>
                ) : field.more && value !== 0 ? (
                  <Badge>Guess</Badge>
                ) : null}
              </span>
            </li>
          )
        })}
      </ul>
      {item.growth === 'manual' && (
        <Quantities
          item={item}
          format={format}
          onChange={values => onChange(setQuantities(item.id, values))}
        />
      )}
    </div>
  )
}

const growthLabels = {
  rate: 'Grows by a rate',
  funnel: 'Through a funnel',
  manual: 'Month by month',
} as const
const billingLabels = { monthly: 'Paid monthly', yearly: 'Paid a year ahead' } as const
const scheduleLabels = {
  linear: 'Equal repayments',
  annuity: 'Equal payments',
  bullet: 'Repaid at the end',
} as const

function Options({ item, onChange }: { item: Item; onChange: Change }) {
  const select = <Value extends string>(
    label: string,
    labels: Record<Value, string>,
    value: Value,
    make: (chosen: Value) => Parameters<typeof setOption>[1],
  ) => (
    <NativeSelect
      aria-label={`${item.name}: ${label}`}
      value={value}
      onChange={event => onChange(setOption(item.id, make(event.target.value as Value)))}
      className="h-9! w-auto! text-sm!"
    >
      {(Object.keys(labels) as Value[]).map(choice => (
        <option key={choice} value={choice}>
          {labels[choice]}
        </option>
      ))}
    </NativeSelect>
  )
  return (
    <>
      {kinds[item.kind].group === 'revenue' &&
        select('growth', growthLabels, item.growth ?? 'rate', growth => ({ growth }))}
      {item.kind === 'subscription' &&
        select('billing', billingLabels, item.billing ?? 'monthly', billing => ({ billing }))}
      {item.kind === 'loan' &&
        select('repayment', scheduleLabels, item.schedule ?? 'linear', schedule => ({ schedule }))}
    </>
  )
}

/** A line with one figure per month. The founder can paste a row from a spreadsheet. */
function Quantities({
  item,
  format,
  onChange,
}: {
  item: Item
  format: Format
  onChange: (values: number[]) => void
}) {
  const shown = (item.quantities ?? []).map(value => format.typed(value, 'count')).join('; ')
  return (
    <label className="mt-3 grid gap-1 text-sm">
      From the first month on, one figure a month, parted by semicolons
      <input
        key={shown}
        defaultValue={shown}
        onBlur={event => {
          const read = event.target.value
            .split(/[;\t\n]/)
            .filter(text => text.trim() !== '')
            .map(text => format.read(text, 'count'))
          if (read.every(value => value !== null))
            onChange(read.map(value => Math.max(0, value)).slice(0, 60))
        }}
        className={`h-9 px-2 ${controlClass}`}
      />
    </label>
  )
}
