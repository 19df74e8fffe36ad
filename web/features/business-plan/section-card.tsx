import { Pencil, Sparkles } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { basicsPlace, isBasic } from '../../../venture/plan/basics.ts'
import type { Plan, Section } from '../../../venture/plan/build.ts'
import { editSection } from '../../../venture/plan/content.ts'
import { pageOf } from '../../entities/places.ts'
import { Button } from '../../ui/button.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import type { PlanChange } from './plan-document.ts'
import { SectionDraft } from './section-draft.tsx'
import { SectionEditor } from './section-editor.tsx'
import { useSectionDraft } from './use-section-draft.ts'

type SectionCardProps = {
  section: Section
  number: number
  plan: Plan
  /** True if a model answers this member and can therefore write drafts. */
  hasModel: boolean
  /** Returns the section with the given text. */
  read: (words: string) => Section
  onChange: PlanChange
  /** If another tab changed this section too: the two texts to choose from. */
  choice?: ReactNode
}

/** A section as readers see it. The button "Edit" opens a text box beside the section. */
export function SectionCard({ section, number, plan, hasModel, read, onChange, choice }: SectionCardProps) {
  const [isEditing, setIsEditing] = useState(false)
  const draft = useSectionDraft(plan, section)
  const { id, title, text, template, written } = section
  const edit = (words: string | null) =>
    onChange(now => editSection(now, id, words?.trimEnd() === written ? null : words))
  return (
    <section
      id={`section-${id}`}
      aria-label={title}
      className="grid scroll-mt-24 gap-4 rounded-card border border-line bg-surface p-5 sm:p-7"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 flex-1 basis-36 text-2xl">
          <span className="mr-2 text-ink-faint tabular-nums">{number}</span>
          {title}
        </h2>
        <span className="flex flex-wrap gap-1">
          {template !== written && (
            <Button look="quiet" size="small" onClick={() => edit(null)}>
              Restore<span className="sr-only"> {title}</span>
            </Button>
          )}
          {!isEditing && hasModel && draft.hasLines && draft.words === null && (
            <Button size="small" onClick={draft.begin}>
              <Sparkles aria-hidden="true" />
              Draft this section<span className="sr-only"> {title}</span>
            </Button>
          )}
          {!isEditing && (
            <Button size="small" onClick={() => setIsEditing(true)}>
              <Pencil aria-hidden="true" />
              Edit<span className="sr-only"> {title}</span>
            </Button>
          )}
        </span>
      </div>
      {choice}
      <div className={isEditing ? 'grid items-start gap-6 xl:grid-cols-2' : 'grid'}>
        {isEditing && (
          <SectionEditor section={section} plan={plan} onEdit={edit} onDone={() => setIsEditing(false)} />
        )}
        <div className="grid min-w-0 gap-4">
          {text === '' ? (
            <p className="text-sm text-ink-faint italic">Left out</p>
          ) : (
            <article
              aria-label={`${title}, as it reads`}
              dir="auto"
              className="min-w-0 [&_.reading]:max-w-none"
            >
              <Markdown text={text} />
            </article>
          )}
          <Blanks section={section} />
        </div>
      </div>
      {!isEditing && <SectionDraft section={section} draft={draft} read={read} onTake={edit} />}
    </section>
  )
}

const linkClass = 'font-semibold text-ember-strong underline underline-offset-4'

function Blanks({ section: { blanks, title } }: Pick<SectionCardProps, 'section'>) {
  const elsewhere = blanks.filter(({ place, missing }) => place !== 'businessPlan' || isBasic(missing))
  if (elsewhere.length === 0) return null
  return (
    <ul
      aria-label={`Missing in ${title}`}
      className="grid gap-1.5 rounded-control border border-dashed border-line-strong p-3 text-sm"
    >
      {elsewhere.map(({ missing, place }) => (
        <li key={missing}>
          {missing}:{' '}
          {place === 'businessPlan' ? (
            <a href={`#${basicsPlace}`} className={linkClass}>
              What a lender asks besides
            </a>
          ) : (
            <Link to={pageOf(place).to} className={linkClass}>
              {pageOf(place).label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
