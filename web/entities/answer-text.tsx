import type { ComponentProps } from 'react'
import type { SourcedWords } from '../../contracts/outputs.ts'
import { Markdown } from '../ui/markdown.tsx'
import { markSources } from './mark-sources.ts'
import { OwnView, Sourced } from './source-mark.tsx'

const elements: NonNullable<ComponentProps<typeof Markdown>['elements']> = {
  mark: ({ children }) => <OwnView>{children}</OwnView>,
  dfn: ({ title = '', children }) => <Sourced from={title}>{children}</Sourced>,
}

type AnswerTextProps = Pick<ComponentProps<typeof Markdown>, 'text' | 'className' | 'addressOf'> & {
  /** The parts of the text whose source is known. */
  sourced?: readonly SourcedWords[] | undefined
}

/** Shows a text of the co-founder. Marks the model's own views, and the words that have a source. */
export function AnswerText({ sourced, ...shown }: AnswerTextProps) {
  return <Markdown {...shown} after={[[markSources, sourced]]} elements={elements} />
}
