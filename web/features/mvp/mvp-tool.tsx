import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { proposalsOf } from '../../../venture/experiments/proposals.ts'
import type { Material } from '../../../venture/figures/figures.ts'
import { buildMvp } from '../../../venture/mvp/build.ts'
import type { MvpContent } from '../../../venture/mvp/content.ts'
import { issueFile, printMvp } from '../../../venture/mvp/print.ts'
import type { Offer } from '../../../venture/mvp/risk.ts'
import { DocumentBar } from '../../entities/document-bar.tsx'
import { latestOfTypesQuery } from '../../entities/outputs.ts'
import type { Versioned } from '../../entities/versioned-editor.ts'
import { calendarDay } from '../../lib/dates.ts'
import { fileNameOf, saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { BudgetPart } from './budget-part.tsx'
import { MetricPart } from './metric-part.tsx'
import { type MvpChange, type MvpRemove, mvpDocument } from './mvp-document.ts'
import { RiskPart, type TestCardSlot, TestPart } from './risk-part.tsx'
import { StoryMap } from './story-map.tsx'
import { StorySheet } from './story-sheet.tsx'

const offering = { problem_validation: 'Problem Validation', idea_refinement: 'Idea Refinement' } as const
const types = Object.keys(offering) as (keyof typeof offering)[]

/** The assumptions and tests that the latest results offer for the board; null while they load. */
function useOffers(projectId: string): readonly Offer[] | null {
  const outputs = useQuery(latestOfTypesQuery(projectId, types))
  return useMemo(() => {
    if (outputs.isPending) return null
    return types.map(type => ({
      source: offering[type],
      proposals: proposalsOf(outputs.data?.[type]?.metadata.result),
    }))
  }, [outputs.isPending, outputs.data])
}

type MvpToolProps = {
  projectId: string
  material: Material
  saved: Versioned<MvpContent>
  /** Replaces the content on the page with the content on the server. */
  onReload: () => void
  testCard: TestCardSlot
}

export function MvpTool({ projectId, material, saved, onReload, testCard }: MvpToolProps) {
  const editor = mvpDocument.useEditor(projectId, saved)
  const { content } = editor
  const offers = useOffers(projectId)
  const [today] = useState(() => calendarDay(new Date()))
  const mvp = useMemo(
    () => buildMvp(material, content, { offers: offers ?? [], today }),
    [material, content, offers, today],
  )
  const [opened, setOpened] = useState<string | null>(null)
  const [removed, setRemoved] = useState<{ name: string; left: MvpContent } | null>(null)
  const noStoriesId = useId()
  const change: MvpChange = make => editor.change(make)
  const remove: MvpRemove = (name, make) => {
    editor.change(now => {
      const left = make(now)
      setRemoved({ name, left })
      return left
    })
  }
  const story = mvp.stories.find(({ id }) => id === opened)
  const save = (ending: 'md' | 'csv') => {
    const day = new Intl.DateTimeFormat(mvp.locale, { dateStyle: 'long' }).format(new Date())
    const text = ending === 'md' ? printMvp(mvp, day) : issueFile(mvp)
    const type = ending === 'md' ? 'text/markdown' : 'text/csv'
    saveFile(new Blob([text], { type: `${type};charset=utf-8` }), `${fileNameOf(mvp.title, 'mvp')}.${ending}`)
  }
  return (
    <div className="grid min-w-0 gap-6">
      <div className="flex flex-wrap items-center gap-2">
        <Button look="main" onClick={() => save('md')}>
          <Download aria-hidden="true" />
          Markdown
        </Button>
        <Button
          disabled={mvp.stories.length === 0}
          aria-describedby={mvp.stories.length === 0 ? noStoriesId : undefined}
          onClick={() => save('csv')}
        >
          <Download aria-hidden="true" />
          CSV for issues
        </Button>
        {mvp.stories.length === 0 && (
          <p id={noStoriesId} className="text-sm text-ink-faint">
            The CSV lists the stories: add the first one below.
          </p>
        )}
        <DocumentBar
          document={mvpDocument}
          editor={editor}
          projectId={projectId}
          locale={mvp.locale}
          what="MVP plan"
          hint="Change a story, and the version before is kept here."
          describe={describe}
          onReload={onReload}
        />
      </div>
      {(offers !== null || mvp.risk.kind === 'board') && (
        <>
          <RiskPart projectId={projectId} mvp={mvp} material={material} onChange={change} />
          <TestPart projectId={projectId} mvp={mvp} material={material} testCard={testCard} />
        </>
      )}
      <StoryMap mvp={mvp} content={content} onChange={change} onRemove={remove} onOpen={setOpened} />
      <BudgetPart mvp={mvp} material={material} content={content} onChange={change} onOpen={setOpened} />
      <MetricPart
        projectId={projectId}
        mvp={mvp}
        material={material}
        content={content}
        today={today}
        onChange={change}
        testCard={testCard}
      />
      {story && (
        <StorySheet
          key={story.id}
          story={story}
          mvp={mvp}
          content={content}
          onChange={change}
          onRemove={remove}
          onClose={() => setOpened(null)}
        />
      )}
      {/* This note is shown only until the next change, because then that change would have to be undone first. */}
      {removed?.left === content && (
        <div
          role="status"
          className="sticky bottom-20 z-10 flex flex-wrap items-center justify-between gap-3 justify-self-center rounded-card bg-ink px-4 py-2 text-on-ink shadow-float md:bottom-4"
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">“{removed.name}” was deleted.</span>
          <Button size="small" onClick={editor.undo}>
            Undo<span className="sr-only"> the deletion</span>
          </Button>
        </div>
      )}
    </div>
  )
}

function describe({ stories, activities }: MvpContent): string {
  const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`
  return `${count(activities.length, 'activity', 'activities')}, ${count(stories.length, 'story', 'stories')}`
}
