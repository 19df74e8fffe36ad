import { Download } from 'lucide-react'
import { useMemo } from 'react'
import type { Material } from '../../../venture/figures/figures.ts'
import { buildPlan } from '../../../venture/plan/build.ts'
import { checkedPlan, concernsOfBoth } from '../../../venture/plan/check.ts'
import { kindNames, type PlanContent, planKinds } from '../../../venture/plan/content.ts'
import { printPlan, readerOf } from '../../../venture/plan/print.ts'
import { DocumentBar } from '../../entities/document-bar.tsx'
import { ReaderCheck } from '../../entities/reader-check.tsx'
import { type DocumentFormat, saveDocument } from '../../entities/save-document.ts'
import type { Versioned } from '../../entities/versioned-editor.ts'
import { useOnce } from '../../lib/once.ts'
import { fileNameOf } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { planDocument } from './plan-document.ts'
import { SectionCard } from './section-card.tsx'

const formats: Record<DocumentFormat, string> = { docx: 'Word', pdf: 'PDF', md: 'Markdown' }

type PlanToolProps = {
  projectId: string
  material: Material
  saved: Versioned<PlanContent>
  /** Takes what is on the server in the place of what is here. */
  onReload: () => void
}

export function PlanTool({ projectId, material, saved, onReload }: PlanToolProps) {
  const editor = planDocument.useEditor(projectId, saved)
  const { content, change } = editor
  const plan = useMemo(() => buildPlan(material, content), [material, content])
  const concerns = useMemo(() => concernsOfBoth(material, plan.sources, checkedPlan(plan)), [material, plan])
  const save = useOnce({
    mutationFn: (format: DocumentFormat) => {
      const reader = readerOf(plan.kind)
      const day = new Intl.DateTimeFormat(plan.locale, { dateStyle: 'long' }).format(new Date())
      const author = material.founder.name
      const questions = content.hasQuestions ? { reader, concerns: concerns[reader] } : null
      const { cover, parts, markdown } = printPlan(plan, questions, { author, day })
      const document = {
        title: plan.title,
        author,
        cover,
        parts: parts.map(part => ({ markdown: part, svg: null })),
        markdown,
      }
      return saveDocument(document, format, fileNameOf(plan.title, 'business-plan'))
    },
    meta: { error: 'The plan could not be written. Please try again.' },
  })
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-2">
        {Object.entries(formats).map(([format, label], index) => (
          <Button
            key={format}
            look={index === 0 ? 'main' : 'plain'}
            disabled={save.isPending}
            onClick={() => save.mutate(format as DocumentFormat)}
          >
            <Download aria-hidden="true" />
            {label}
          </Button>
        ))}
        <DocumentBar
          document={planDocument}
          editor={editor}
          projectId={projectId}
          locale={plan.locale}
          what="business plan"
          hint="Change a section, and the version before is kept here."
          describe={describe}
          onReload={onReload}
        />
      </div>
      <Kinds content={content} onChange={change} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 gap-6 max-lg:order-last">
          {plan.sections.map((section, index) => (
            <SectionCard
              key={section.id}
              section={section}
              number={index + 1}
              plan={plan}
              onChange={change}
            />
          ))}
        </div>
        <div className="grid min-w-0 gap-5 lg:sticky lg:top-20 lg:max-h-[calc(100svh-6rem)] lg:overflow-y-auto">
          <nav aria-label="Sections" className="max-lg:hidden">
            <ol className="grid gap-1 text-[0.9375rem]">
              {plan.sections.map(({ id, title, blanks }, index) => (
                <li key={id}>
                  <a
                    href={`#section-${id}`}
                    className="flex justify-between gap-2 rounded-control px-2 py-1 hover:bg-sunken"
                  >
                    <span>
                      <span className="mr-1.5 text-ink-faint tabular-nums">{index + 1}</span>
                      {title}
                    </span>
                    {blanks.length > 0 && (
                      <span className="text-sm whitespace-nowrap text-ink-faint">
                        {blanks.length} missing
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <ReaderCheck
            key={plan.kind}
            concerns={concerns}
            first={readerOf(plan.kind)}
            isPrinted={content.hasQuestions}
            onPrint={hasQuestions => change(now => ({ ...now, hasQuestions }))}
          />
        </div>
      </div>
    </div>
  )
}

type KindsProps = { content: PlanContent; onChange: (make: (content: PlanContent) => PlanContent) => void }

function Kinds({ content, onChange }: KindsProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Kind of plan</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {planKinds.map(kind => (
          <label
            key={kind}
            className="grid cursor-pointer content-start gap-0.5 rounded-control border border-line-control p-3 hover:border-ink-faint has-checked:border-ember has-checked:bg-ember-wash has-focus-visible:outline-2 has-focus-visible:outline-ember"
          >
            <span className="flex items-center gap-2 font-semibold">
              <input
                type="radio"
                name="kind"
                className="accent-ember-strong"
                checked={content.kind === kind}
                onChange={() => onChange(now => ({ ...now, kind }))}
              />
              {kindNames[kind].name}
            </span>
            <span className="text-sm text-ink-soft">{kindNames[kind].hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function describe({ kind, edits }: PlanContent): string {
  const count = Object.keys(edits).length
  return `${kindNames[kind].name.toLowerCase()}, ${count === 1 ? '1 section' : `${count} sections`} in your words`
}
