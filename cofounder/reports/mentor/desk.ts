// What the mentor can read. The server functions load it with the founder's own access rights.
import type { Action, Experiment } from '../../../contracts/evidence.ts'
import { type OutputType, outputLabels } from '../../../contracts/output-types.ts'
import type { Planned } from '../../../contracts/planned.ts'
import type { ForecastModel } from '../../../venture/forecast/model.ts'
import type { RetrievedPage } from '../../search/page.ts'

type DeskOutput = { id: string; type: OutputType; createdAt: string }

type DeskAction = Pick<Action, 'text' | 'due_on' | 'done_at' | 'outcome'>
type DeskTest = Pick<Experiment, 'believe' | 'verify' | 'right_if' | 'due_on' | 'measured' | 'learned'>

export type Desk = {
  /** The saved outputs, newest first. */
  outputs: readonly DeskOutput[]
  /** Loaded only on request, because few turns need it. Null if the output was deleted. */
  content: (id: string) => Promise<string | null>
  planned: Planned | null
  /** Actions and tests, newest first. Those that are finished have a result. */
  actions: readonly DeskAction[]
  tests: readonly DeskTest[]
  forecast: () => Promise<ForecastModel | null>
}

/** Null if the server has no search provider. */
export type WebSearch = ((query: string) => Promise<RetrievedPage[]>) | null

type Section = { title: string; text: string }

/** Splits a saved result at its headings. Text before the first heading becomes the section "Beginning". */
export function sectionsOf(content: string): Section[] {
  const sections: Section[] = [{ title: 'Beginning', text: '' }]
  for (const line of content.split('\n')) {
    const title = /^#{1,3}\s+(.+)$/.exec(line)?.[1]?.trim()
    if (title) sections.push({ title, text: '' })
    else {
      const last = sections.at(-1)
      if (last) last.text += `${line}\n`
    }
  }
  return sections.map(({ title, text }) => ({ title, text: text.trim() })).filter(({ text }) => text)
}

export function tellOutputs({ outputs }: Desk): string {
  return outputs
    .map(({ type, createdAt }, index) => `O${index + 1} ${outputLabels[type]}, ${createdAt.slice(0, 10)}`)
    .join('\n')
}
