import { useSearchParams } from 'react-router'
import { aiTools, catalogueDate, type ToolCategory, toolCategories } from '../features/ai-tools/catalogue.ts'
import { ToolCard } from '../features/ai-tools/tool-card.tsx'
import { Tabs } from '../ui/tabs.tsx'

const tabs = ['all', ...toolCategories] as const
type Tab = (typeof tabs)[number]

const labels: Record<Tab, string> = {
  all: 'All',
  ideation: 'Ideation',
  research: 'Research',
  content: 'Content',
  analytics: 'Analytics',
  presentation: 'Presentation',
  automation: 'Automation',
  mvp: 'MVP',
}

export function Component() {
  const [search, setSearch] = useSearchParams()
  const chosen = tabs.find(tab => tab === search.get('category')) ?? 'all'
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">AI Tools</h1>
        <p className="reading text-lg text-ink-soft">
          Sixteen tools that founders use, beside your co-founder. Descriptions and prices as of{' '}
          {catalogueDate}; the makers’ own pages have the last word.
        </p>
      </header>
      <Tabs
        label="Categories"
        value={chosen}
        onValueChange={tab => setSearch(tab === 'all' ? {} : { category: tab }, { replace: true })}
        tabs={tabs.map(tab => ({ value: tab, label: labels[tab], content: <ToolGrid category={tab} /> }))}
      />
    </div>
  )
}

function ToolGrid({ category }: { category: 'all' | ToolCategory }) {
  const shown = aiTools.filter(tool => category === 'all' || tool.category === category)
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {shown.map(tool => (
        <li key={tool.name}>
          <ToolCard tool={tool} />
        </li>
      ))}
    </ul>
  )
}
