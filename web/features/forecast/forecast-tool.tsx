import { useQueryClient } from '@tanstack/react-query'
import { Download, Redo2, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Fact } from '../../../contracts/facts.ts'
import { doubtsOf, unboundedDoubts } from '../../../venture/forecast/doubts.ts'
import { computeForecast } from '../../../venture/forecast/forecast.ts'
import { createFormat } from '../../../venture/forecast/format.ts'
import type { Buyers } from '../../../venture/forecast/market.ts'
import { horizons } from '../../../venture/forecast/model.ts'
import { deleteForecast, forecastQuery, revisionsQuery, type SavedForecast } from '../../entities/forecast.ts'
import { SaveNotice } from '../../entities/save-notice.tsx'
import { VersionsSheet } from '../../entities/versions-sheet.tsx'
import { useOnce } from '../../lib/once.ts'
import { useUndoKeys } from '../../lib/use-undo-keys.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Actuals } from './actuals.tsx'
import { downloadCsv, downloadWorkbook } from './download.ts'
import { DriverGrid } from './driver-grid.tsx'
import { ExplanationSheet, FactText } from './explanation-sheet.tsx'
import { MonteCarlo } from './monte-carlo.tsx'
import { Overview } from './overview.tsx'
import { Scenarios } from './scenarios.tsx'
import { type Picked, Statements } from './statements.tsx'
import { Tornado } from './tornado.tsx'
import { useEditor } from './use-editor.ts'

type View = 'overview' | 'drivers' | 'statements' | 'scenarios' | 'actuals'
type ForecastToolProps = {
  projectId: string
  ventureName: string
  saved: SavedForecast
  facts: readonly Fact[]
  buyers: Buyers | null
  locale: string
  /** Replaces the content on the page with the content on the server. */
  onReload: () => void
}

export function ForecastTool(props: ForecastToolProps) {
  const { projectId, ventureName, saved, facts, buyers, locale, onReload } = props
  const cache = useQueryClient()
  const editor = useEditor(projectId, saved)
  const { model, change } = editor
  const [view, setView] = useState<View>('overview')
  const [trail, setTrail] = useState<readonly Picked[]>([])
  const [fact, setFact] = useState<Fact | null>(null)
  const forecast = useMemo(() => computeForecast(model), [model])
  const doubts = [...unboundedDoubts(forecast, buyers), ...doubtsOf(forecast, buyers)]
  const format = useMemo(
    () => createFormat(model.currency, model.start, locale),
    [model.currency, model.start, locale],
  )
  useUndoKeys(editor)
  const startOver = useOnce({
    mutationFn: () => deleteForecast(projectId),
    onSuccess: () => cache.setQueryData(forecastQuery(projectId).queryKey, null),
    meta: { error: 'Could not delete the forecast. Please try again.' },
  })
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-2">
        <Button look="main" onClick={() => void downloadWorkbook(forecast, ventureName, facts)}>
          <Download aria-hidden="true" />
          Download workbook
        </Button>
        <Button onClick={() => void downloadCsv(forecast, ventureName)}>CSV</Button>
        <VersionsSheet
          query={revisionsQuery(projectId)}
          locale={format.locale}
          hint="Change a figure, and the version before is kept here."
          describe={revision => `${revision.model.items.length - 1} items`}
          onRestore={revision => change(() => revision.model, revision.version)}
        />
        <NativeSelect
          aria-label="Months ahead"
          value={model.months}
          onChange={event => {
            const months = horizons.find(horizon => String(horizon) === event.target.value)
            if (months) change(current => ({ ...current, months }))
          }}
          className="h-10! w-auto!"
        >
          {horizons.map(months => (
            <option key={months} value={months}>
              {months} months
            </option>
          ))}
        </NativeSelect>
        <span className="flex gap-1">
          <Button look="quiet" size="icon" aria-label="Undo" disabled={!editor.canUndo} onClick={editor.undo}>
            <Undo2 aria-hidden="true" />
          </Button>
          <Button look="quiet" size="icon" aria-label="Redo" disabled={!editor.canRedo} onClick={editor.redo}>
            <Redo2 aria-hidden="true" />
          </Button>
        </span>
        <SaveNotice editor={editor} what="forecast" onReload={onReload} />
      </div>
      <Tabs<View>
        label="Parts of the forecast"
        value={view}
        onValueChange={setView}
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            content: (
              <Overview
                forecast={forecast}
                doubts={doubts}
                format={format}
                onOpenDrivers={() => setView('drivers')}
              />
            ),
          },
          {
            value: 'drivers',
            label: 'Drivers',
            content: (
              <DriverGrid
                model={model}
                facts={facts}
                doubts={doubts}
                format={format}
                onChange={change}
                onOpenFact={setFact}
              />
            ),
          },
          {
            value: 'statements',
            label: 'Statements',
            content: <Statements forecast={forecast} format={format} onPick={picked => setTrail([picked])} />,
          },
          {
            value: 'scenarios',
            label: 'Scenarios',
            content: (
              <div className="grid gap-6">
                <Scenarios model={model} facts={facts} format={format} onChange={change} />
                <Tornado model={model} facts={facts} format={format} />
                <MonteCarlo model={model} facts={facts} format={format} />
              </div>
            ),
          },
          {
            value: 'actuals',
            label: 'Actuals',
            content: <Actuals forecast={forecast} format={format} onChange={change} />,
          },
        ]}
      />
      <AlertDialog
        trigger={
          <Button look="quiet" className="justify-self-start">
            Start over
          </Button>
        }
        title="Start over?"
        description="The forecast and its earlier versions are deleted. Your facts stay."
        action="Delete the forecast"
        isDestructive
        onAction={() => startOver.mutate()}
      />
      <ExplanationSheet forecast={forecast} facts={facts} format={format} trail={trail} onTrail={setTrail} />
      <Dialog
        open={fact !== null}
        onOpenChange={isOpen => !isOpen && setFact(null)}
        title="What this rests on"
      >
        {fact && <FactText fact={fact} />}
      </Dialog>
    </div>
  )
}
