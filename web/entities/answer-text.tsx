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
  /** Words of the text whose source is known. */
  sourced?: readonly SourcedWords[] | undefined
}

/** Shows the co-founder's text and marks its own views and the sources of the rest. */
export function AnswerText({ sourced, ...shown }: AnswerTextProps) {
  return <Markdown {...shown} after={[[markSources, sourced]]} elements={elements} />
}
