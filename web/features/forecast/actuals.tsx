import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { accountsOf, compareActuals, readActuals } from '../../../venture/forecast/actuals.ts'
import { type Forecast, monthsOf } from '../../../venture/forecast/forecast.ts'
import type { Format } from '../../../venture/forecast/format.ts'
import type { ForecastModel } from '../../../venture/forecast/model.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Table } from '../../ui/table.tsx'

const mostBytes = 1_000_000

type ActualsProps = {
  forecast: Forecast
  format: Format
  onChange: (make: (model: ForecastModel) => ForecastModel) => void
}

/** The real figures beside the planned figures. */
export function Actuals({ forecast, format, onChange }: ActualsProps) {
  const [problems, setProblems] = useState<string[]>([])
  const rows = compareActuals(forecast)
  const read = async (file: File) => {
    if (file.size > mostBytes) return setProblems(['The file is larger than 1 MB.'])
    const found = readActuals(await file.text(), forecast)
    setProblems(found.problems)
    if (found.actuals.length === 0) return
    onChange(model => {
      const isNew = new Set(found.actuals.map(({ month, account }) => `${month} ${account}`))
      const kept = model.actuals.filter(({ month, account }) => !isNew.has(`${month} ${account}`))
      return { ...model, actuals: [...kept, ...found.actuals].slice(-2000) }
    })
  }
  const saveTemplate = () => {
    const [month = ''] = monthsOf(forecast.model)
    const lines = accountsOf(forecast).map(({ label }) => `${month},"${label.replaceAll('"', '""')}",`)
    saveFile(new Blob([['month,account,amount', ...lines].join('\r\n')], { type: 'text/csv' }), 'actuals.csv')
  }
  return (
    <Card>
      <CardHeader title="Plan against actual" />
      <p className="reading mb-4 text-ink-soft">
        A CSV with three columns: month (2027-01), account (a line of the statements by its name), amount. A
        row read again takes the place of the earlier one.
      </p>
      <div className="mb-4 flex flex-wrap gap-2">
        <FileButton
          accept=".csv,text/csv,text/plain"
          fieldLabel="File with actuals"
          className={buttonClass({})}
          onFile={file => void read(file)}
        >
          <Upload aria-hidden="true" />
          Import actuals
        </FileButton>
        <Button look="quiet" onClick={saveTemplate}>
          <Download aria-hidden="true" />
          Template with all accounts
        </Button>
        {rows.length > 0 && (
          <Button look="quiet" onClick={() => onChange(model => ({ ...model, actuals: [] }))}>
            Remove all actuals
          </Button>
        )}
      </div>
      {problems.length > 0 && (
        <div role="alert" className="mb-4 rounded-card bg-amber-wash p-4 text-[0.9375rem]">
          <ul className="grid gap-1">
            {problems.slice(0, 8).map(problem => (
              <li key={problem}>{problem}</li>
            ))}
            {problems.length > 8 && <li>and {problems.length - 8} more.</li>}
          </ul>
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState
          title="No actuals yet"
          text="Import the months that are over, and see how far the plan was off."
        />
      ) : (
        <Table
          caption="Plan against actual"
          rows={rows}
          rowKey={({ month, account }) => `${month} ${account}`}
          columns={[
            { key: 'month', head: 'Month', cell: ({ month }) => format.calendarMonth(month) },
            { key: 'line', head: 'Line', cell: ({ label }) => label },
            { key: 'plan', head: 'Plan', isNumber: true, cell: ({ plan }) => format.money(plan) },
            { key: 'actual', head: 'Actual', isNumber: true, cell: ({ actual }) => format.money(actual) },
            {
              key: 'difference',
              head: 'Difference',
              isNumber: true,
              cell: ({ plan, actual }) =>
                `${format.money(actual - plan)}${plan === 0 ? '' : ` (${format.percent((actual - plan) / Math.abs(plan))})`}`,
            },
          ]}
        />
      )}
    </Card>
  )
}
