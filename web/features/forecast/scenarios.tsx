import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Fact } from '../../../contracts/facts.ts'
import { casesOf } from '../../../venture/forecast/cases.ts'
import { computeForecast, driversOf, type Forecast, rollUp } from '../../../venture/forecast/forecast.ts'
import { type Format, unitText } from '../../../venture/forecast/format.ts'
import { metricsOf } from '../../../venture/forecast/metrics.ts'
import { type ForecastModel, type Scenario, withinBounds } from '../../../venture/forecast/model.ts'
import { scenariosOf } from '../../../venture/forecast/scenarios.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import { controlClass } from '../../ui/input.tsx'
import { LineChart } from '../../ui/line-chart.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Table } from '../../ui/table.tsx'
import { FigureCell } from './figure-cell.tsx'

type ScenariosProps = {
  model: ForecastModel
  facts: readonly Fact[]
  format: Format
  onChange: (make: (model: ForecastModel) => ForecastModel) => void
}

const colors = ['chart-1', 'chart-2', 'chart-3', 'chart-4']

/** The base, worse and better scenarios and the founder's own scenario, side by side. */
export function Scenarios({ model, facts, format, onChange }: ScenariosProps) {
  const computed = scenariosOf(model, facts).map(scenario => ({
    ...scenario,
    forecast: computeForecast(model, scenario.changes),
  }))
  const drawn = computed.slice(0, colors.length)
  return (
    <>
      <Card>
        <ChartFrame
          title="Cash in each scenario"
          summary={`Worse and better move every uncertain figure half of its range, all at once: the less is known, the further.`}
          legend={drawn.map(({ name }, index) => ({ label: name, color: colors[index] ?? 'chart-1' }))}
          ratio="21 / 9"
        >
          <LineChart
            lines={drawn.map(({ name, forecast }, index) => ({
              label: name,
              color: colors[index] ?? 'chart-1',
              values: Array.from(forecast.engine.row('cash')),
            }))}
            format={format.shortMoney}
            months={{ first: format.month(1), last: format.month(model.months) }}
          />
        </ChartFrame>
        <div className="mt-4 grid gap-4">
          <SideBySide scenarios={computed} format={format} />
          <WhatChanges model={model} facts={facts} format={format} />
        </div>
      </Card>
      <OwnScenarios model={model} format={format} onChange={onChange} />
    </>
  )
}

type Named = { id: string; name: string; forecast: Forecast }

function SideBySide({ scenarios, format }: { scenarios: readonly Named[]; format: Format }) {
  const rows: { label: string; of: (forecast: Forecast) => string }[] = [
    { label: 'Revenue, year 1', of: forecast => format.money(rollUp(forecast, 'revenue', 'year')[0] ?? 0) },
    { label: 'Revenue, year 3', of: forecast => format.money(rollUp(forecast, 'revenue', 'year')[2] ?? 0) },
    {
      label: 'Lowest cash',
      of: forecast => {
        const { lowPoint } = metricsOf(forecast)
        return `${format.money(lowPoint.cash)} (${format.month(lowPoint.month)})`
      },
    },
    {
      label: 'Out of cash',
      of: forecast => {
        const { outOfCash } = metricsOf(forecast)
        return outOfCash === null ? 'no' : format.month(outOfCash)
      },
    },
    {
      label: 'Break-even',
      of: forecast => {
        const { breakEven } = metricsOf(forecast)
        return breakEven === null ? 'Not in these months' : format.month(breakEven)
      },
    },
    { label: 'Cash at the end', of: forecast => format.money(forecast.engine.row('cash').at(-1) ?? 0) },
  ]
  return (
    <Table
      caption="Scenarios side by side"
      rows={rows}
      rowKey={({ label }) => label}
      columns={[
        {
          key: 'label',
          head: 'Figure',
          cell: ({ label }) => <span className="block min-w-28">{label}</span>,
        },
        ...scenarios.map(({ id, name, forecast }) => ({
          key: id,
          head: name,
          isNumber: true,
          cell: ({ of }: (typeof rows)[number]) => <span className="whitespace-nowrap">{of(forecast)}</span>,
        })),
      ]}
    />
  )
}

/** A table of the figures that differ between scenarios. */
function WhatChanges({ model, facts, format }: Omit<ScenariosProps, 'onChange'>) {
  const { names, rows } = casesOf(model, facts, format)
  if (rows.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer font-semibold">What each scenario changes</summary>
      <div className="mt-3">
        <Table
          caption="What each scenario changes"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'label',
              head: 'Assumption',
              cell: ({ label }) => <span className="block min-w-28">{label}</span>,
            },
            { key: 'base', head: 'Base', isNumber: true, cell: ({ base }) => base },
            ...names.map((name, index) => ({
              key: `${index} ${name}`,
              head: name,
              isNumber: true,
              cell: ({ changed }: (typeof rows)[number]) => (
                <span className="whitespace-nowrap">{changed[index] ?? 'as base'}</span>
              ),
            })),
          ]}
        />
      </div>
    </details>
  )
}

function OwnScenarios({ model, format, onChange }: Omit<ScenariosProps, 'facts'>) {
  const [name, setName] = useState('')
  const put = (scenarios: Scenario[]) => onChange(current => ({ ...current, scenarios }))
  const add = () => {
    const taken = new Set(model.scenarios.map(({ id }) => id))
    let number = 1
    while (taken.has(`own${number}`)) number += 1
    put([...model.scenarios, { id: `own${number}`, name: name.trim() || `Own ${number}`, changes: {} }])
    setName('')
  }
  return (
    <Card>
      <CardHeader title="Your own scenarios" aside={`${model.scenarios.length} of 6`} />
      <div className="grid gap-5">
        {model.scenarios.map(scenario => (
          <OwnScenario
            key={scenario.id}
            scenario={scenario}
            model={model}
            format={format}
            onChange={next => put(model.scenarios.map(each => (each.id === next.id ? next : each)))}
            onRemove={() => put(model.scenarios.filter(({ id }) => id !== scenario.id))}
          />
        ))}
        {model.scenarios.length < 6 && (
          <form
            className="flex flex-wrap gap-2"
            onSubmit={event => {
              event.preventDefault()
              add()
            }}
          >
            <input
              aria-label="Name of the new scenario"
              placeholder="What if…"
              value={name}
              maxLength={40}
              onChange={event => setName(event.target.value)}
              className={`h-10 max-w-64 px-3 ${controlClass}`}
            />
            <Button type="submit">
              <Plus aria-hidden="true" />
              Add scenario
            </Button>
          </form>
        )}
      </div>
    </Card>
  )
}

type OwnScenarioProps = {
  scenario: Scenario
  model: ForecastModel
  format: Format
  onChange: (scenario: Scenario) => void
  onRemove: () => void
}

function OwnScenario({ scenario, model, format, onChange, onRemove }: OwnScenarioProps) {
  const drivers = driversOf(model)
  const changed = drivers.filter(({ id }) => id in scenario.changes)
  const free = drivers.filter(({ id }) => !(id in scenario.changes))
  const without = (driverId: string) =>
    onChange({
      ...scenario,
      changes: Object.fromEntries(Object.entries(scenario.changes).filter(([id]) => id !== driverId)),
    })
  return (
    <section aria-label={`Scenario ${scenario.name}`} className="grid gap-2 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-2">
        <h3 className="min-w-0 text-lg">{scenario.name}</h3>
        <Button look="quiet" size="icon" aria-label={`Remove scenario ${scenario.name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      <ul className="grid gap-2">
        {changed.map(({ id, item, field, value }) => (
          <li key={id} className="flex flex-wrap items-center gap-2 text-[0.9375rem]">
            <span className="min-w-0 flex-1">
              {item.name}: {field.label}
              <span className="text-ink-faint"> (base {format.typed(value, field.unit)})</span>
            </span>
            <span className="flex w-40 items-center gap-2">
              <FigureCell
                label={`${scenario.name}: ${item.name}: ${field.label}`}
                field={field}
                value={scenario.changes[id] ?? value}
                format={format}
                onChange={next =>
                  onChange({ ...scenario, changes: { ...scenario.changes, [id]: withinBounds(field, next) } })
                }
              />
              <span className="w-10 shrink-0 text-[0.8125rem] text-ink-faint">
                {unitText(field.unit, model.currency)}
              </span>
            </span>
            <Button look="quiet" size="small" onClick={() => without(id)}>
              As in base
            </Button>
          </li>
        ))}
      </ul>
      <NativeSelect
        aria-label={`${scenario.name}: figure to change`}
        value=""
        onChange={event => {
          const driver = free.find(({ id }) => id === event.target.value)
          if (driver) onChange({ ...scenario, changes: { ...scenario.changes, [driver.id]: driver.value } })
        }}
        className="h-10! max-w-96"
      >
        <option value="">Change a figure…</option>
        {free.map(({ id, item, field }) => (
          <option key={id} value={id}>
            {item.name}: {field.label}
          </option>
        ))}
      </NativeSelect>
    </section>
  )
}
