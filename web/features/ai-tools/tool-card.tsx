import { ArrowUpRight, Star } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import type { AiTool } from './catalogue.ts'

const shownFeatures = 3
const shownSteps = 2

export function ToolCard({ tool }: { tool: AiTool }) {
  return (
    <article className="flex h-full flex-col gap-4 rounded-card border border-line bg-surface p-6">
      <header className="grid gap-1">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-xl">{tool.name}</h2>
          <span className="flex items-center gap-1 text-sm font-semibold tabular-nums">
            <Star aria-hidden="true" className="size-3.5 fill-amber text-amber" />
            <span className="sr-only">Rated </span>
            {tool.rating.toFixed(1)}
          </span>
        </div>
        <p className="text-ink-soft">{tool.description}</p>
      </header>
      <p className="text-sm font-medium">{tool.pricing}</p>
      <ul className="flex flex-wrap gap-1.5" aria-label="Tags">
        {tool.tags.map(tag => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
      <ToolList title="Features" items={tool.features.slice(0, shownFeatures)} />
      <ToolList title="Quick start" items={tool.quickStart.slice(0, shownSteps)} isOrdered />
      <a
        href={tool.url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ className: 'mt-auto self-start' })}
      >
        Open {tool.name}
        <ArrowUpRight aria-hidden="true" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </article>
  )
}

function ToolList({
  title,
  items,
  isOrdered,
}: {
  title: string
  items: readonly string[]
  isOrdered?: boolean
}) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <div className="grid gap-1 text-sm">
      <h3 className="font-sans text-sm font-semibold">{title}</h3>
      <List className={`grid gap-0.5 pl-5 text-ink-soft ${isOrdered ? 'list-decimal' : 'list-disc'}`}>
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </div>
  )
}
