import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Calculator, Pencil } from 'lucide-react'
import type { TalkMessage } from '../../../../contracts/helper-session.ts'
import { type Calculation, calculationIn } from '../../../../contracts/results/calculation.ts'
import { mentorResult } from '../../../../contracts/results/mentor.ts'
import { calculatorOf } from '../../../../venture/calculators/calculators.ts'
import { titleOf } from '../../../../venture/calculators/say.ts'
import { forecastTarget } from '../../../../venture/calculators/use-in-forecast.ts'
import { setFigure } from '../../../../venture/forecast/change-model.ts'
import type { Voice } from '../../../../venture/records/voice.ts'
import type { Bench } from '../../../entities/bench.ts'
import { forecastQuery, type SavedForecast, saveForecast } from '../../../entities/forecast.ts'
import { AppError } from '../../../lib/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { useVoice } from '../use-voice.ts'
import { KeepForPerson } from './keep-for-person.tsx'

type BelowAnswerProps = { bench: Bench; message: TalkMessage }

const tall = 'h-auto min-h-10 px-3 py-1.5 text-left leading-tight whitespace-normal'

/**
 * The elements below an answer. For the result of a calculator, they show what the founder can do with the result.
 * For other answers, they show related pages and calculators.
 */
export function BelowAnswer({ bench, message: { result } }: BelowAnswerProps) {
  const voice = useVoice()
  const made = calculationIn(result)
  const { pages = [], calculators = [], forPerson } = mentorResult.safeParse(result).data ?? {}
  const near = calculators.flatMap(id => calculatorOf(id) ?? [])
  const isForPerson = bench.projectId !== null && forPerson !== undefined
  if (!voice || (!made && pages.length + near.length === 0 && !isForPerson)) return null
  return (
    <li data-below className="-mt-3 grid gap-2 pl-4">
      {pages.length > 0 && (
        <ol aria-label={voice.say('calc.read')} className="grid justify-items-start gap-1.5">
          {pages.map(({ id, title }, at) => (
            <li key={id} className="min-w-0">
              <Button className={tall} disabled={bench.isPending} onClick={() => bench.ask(title)}>
                {at + 1}. {title}
              </Button>
            </li>
          ))}
        </ol>
      )}
      {(made || near.length > 0) && (
        <ul
          aria-label={voice.say(made ? 'calc.again' : 'calc.near')}
          className="flex flex-wrap items-center gap-2"
        >
          {made && (
            <li>
              <Button
                size="small"
                disabled={bench.isPending}
                onClick={() => bench.open(made.calculator, made.draft)}
              >
                <Pencil aria-hidden="true" />
                {voice.say('calc.again')}
              </Button>
            </li>
          )}
          {made?.use && bench.projectId && (
            <UseInForecast projectId={bench.projectId} use={made.use} voice={voice} />
          )}
          {near.map(one => (
            <li key={one.id} className="min-w-0">
              <Button className={tall} disabled={bench.isPending} onClick={() => bench.open(one.id)}>
                <Calculator aria-hidden="true" />
                {titleOf(one, voice)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {bench.projectId && forPerson && (
        <div>
          <KeepForPerson projectId={bench.projectId} question={forPerson} voice={voice} />
        </div>
      )}
    </li>
  )
}

type UseInForecastProps = { projectId: string; use: NonNullable<Calculation['use']>; voice: Voice }

/**
 * A button that uses the result in the forecast. Shown only if the forecast has exactly one figure of this kind.
 */
function UseInForecast({ projectId, use, voice }: UseInForecastProps) {
  const cache = useQueryClient()
  const options = forecastQuery(projectId)
  const { data: saved } = useQuery({ ...options, meta: { silent: true } })
  const using = useMutation({
    mutationFn: async (): Promise<SavedForecast> => {
      const latest = await cache.fetchQuery({ ...options, staleTime: 0 })
      const target = latest && forecastTarget(latest.model, use)
      if (!target) throw new AppError('conflict')
      const model = setFigure(target.itemId, target.key, target.value)(latest.model)
      const version = await saveForecast(projectId, latest.version, model, null)
      if (version === null) throw new AppError('conflict')
      return { model, version }
    },
    onSuccess: known => cache.setQueryData(options.queryKey, known),
    meta: { error: 'Could not change the forecast. Please try again.' },
  })
  const target = saved && forecastTarget(saved.model, use)
  if (!target) return null
  return (
    <li>
      <span role="status" className="text-[0.8125rem] text-ink-soft">
        {target.isThere && voice.say('calc.used')}
      </span>
      {!target.isThere && (
        <Button size="small" disabled={using.isPending} onClick={() => using.mutate()}>
          {voice.say('calc.use')}
        </Button>
      )}
    </li>
  )
}
