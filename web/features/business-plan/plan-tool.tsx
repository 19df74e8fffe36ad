import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { buildDeck } from '../../../venture/deck/build.ts'
import { untouched } from '../../../venture/deck/content.ts'
import { worklistOf } from '../../../venture/deck/worklist.ts'
import type { Material } from '../../../venture/figures/figures.ts'
import { buildPlan, type Section } from '../../../venture/plan/build.ts'
import { checkedPlan, concernsOfBoth } from '../../../venture/plan/check.ts'
import {
  editSection,
  kindNames,
  type PlanContent,
  planKinds,
  type SectionId,
} from '../../../venture/plan/content.ts'
import { pagesOf, printPlan, readerOf } from '../../../venture/plan/print.ts'
import { DocumentBar } from '../../entities/document-bar.tsx'
import { useLeaving } from '../../entities/leaving.tsx'
import { type Minds, mindsQuery } from '../../entities/mind/minds.ts'
import { ReaderCheck } from '../../entities/reader-check.tsx'
import { type DocumentFormat, saveDocument } from '../../entities/save-document.ts'
import { ShareDocumentButton } from '../../entities/share-document-button.tsx'
import type { Versioned } from '../../entities/versioned-editor.ts'
import { WorklistCard } from '../../entities/worklist-card.tsx'
import { useOnce } from '../../lib/once.ts'
import { fileNameOf } from '../../lib/save-file.ts'
import { useUser } from '../../lib/user.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { LenderBasics } from './lender-basics.tsx'
import { planDocument } from './plan-document.ts'
import { PrintedPlan } from './printed-plan.tsx'
import { SectionCard } from './section-card.tsx'
import { TwoTexts } from './two-texts.tsx'

/** If the founder wrote at least this many sections, the plan counts as complete, even if little else is known. */
const ownSections = 5

const formats: Record<DocumentFormat, string> = { docx: 'Word', pdf: 'PDF', md: 'Markdown' }

type PlanToolProps = {
  projectId: string
  material: Material
  saved: Versioned<PlanContent>
  /** Replaces the content on the page with the content on the server. */
  onReload: () => void
}

export function PlanTool({ projectId, material, saved, onReload }: PlanToolProps) {
  const editor = planDocument.useEditor(projectId, saved)
  const { content, change } = editor
  const plan = useMemo(() => buildPlan(material, content), [material, content])
  const concerns = useMemo(() => concernsOfBoth(material, plan.sources, checkedPlan(plan)), [material, plan])
  const worklist = useMemo(
    () =>
      Object.keys(content.edits).length >= ownSections ? null : worklistOf(buildDeck(material, untouched)),
    [material, content],
  )
  const minds = useQuery(mindsQuery(useUser().id)).data
  const readWith = (id: SectionId, words: string): Section => {
    const { sections } = buildPlan(material, editSection(content, id, words))
    return sections.find(section => section.id === id) as Section
  }
  const elsewhere = useMemo(
    () => editor.theirs && buildPlan(material, { ...editor.theirs, kind: content.kind }).sections,
    [material, editor.theirs, content.kind],
  )
  const [keptHere, setKeptHere] = useState<readonly SectionId[]>([])
  const otherOf = ({ id }: Section) => elsewhere?.find(other => other.id === id)
  const twice = plan.sections.filter(
    section =>
      !keptHere.includes(section.id) && (otherOf(section)?.template ?? section.template) !== section.template,
  )
  /** Applies the founder's choice for one section. After the last choice, saves the whole plan. */
  const choose = (id: SectionId, isTaken: boolean) => {
    if (isTaken) change(now => editSection(now, id, editor.theirs?.edits[id] ?? null))
    const isLast = twice.every(section => section.id === id)
    setKeptHere(isLast ? [] : [...keptHere, id])
    if (isLast) void editor.keepMine()
  }
  const choiceOf = (section: Section) => {
    const other = twice.includes(section) && otherOf(section)
    if (!other) return null
    const { id } = section
    return (
      <TwoTexts
        section={section}
        other={other}
        onKeep={() => choose(id, false)}
        onTake={() => choose(id, true)}
      />
    )
  }
  const author = material.founder.name
  const print = (hasQuestions: boolean) => {
    const reader = readerOf(plan.kind)
    const day = new Intl.DateTimeFormat(plan.locale, { dateStyle: 'long' }).format(new Date())
    const questions = hasQuestions ? { reader, concerns: concerns[reader] } : null
    return printPlan(plan, questions, { author, day })
  }
  const sharedPlan = () => {
    // Readers of a share link see the plan without open questions. Only the founder can print the questions.
    const { cover, sections } = print(false)
    return { title: plan.title, cover, sections: sections.map(({ title, text }) => ({ title, text })) }
  }
  const save = useOnce({
    mutationFn: (format: DocumentFormat) => {
      const printed = print(content.hasQuestions)
      const document = { title: plan.title, author, ...pagesOf(printed), markdown: printed.markdown }
      return saveDocument(document, format, fileNameOf(plan.title, 'business-plan'))
    },
    meta: { error: 'The plan could not be written. Please try again.' },
  })
  const { leave, question } = useLeaving(worklist, 'plan')
  const isEmpty = plan.sections.every(({ paper }) => paper === '')
  return (
    <div className="grid gap-6">
      <PrintedPlan plan={sharedPlan} />
      {worklist && <WorklistCard worklist={worklist} />}
      {question}
      <div className="flex flex-wrap items-center gap-2">
        {Object.entries(formats).map(([format, label], index) => (
          <Button
            key={format}
            look={index === 0 ? 'main' : 'plain'}
            disabled={isEmpty || save.isPending}
            onClick={() => leave(() => save.mutate(format as DocumentFormat))}
          >
            <Download aria-hidden="true" />
            {label}
          </Button>
        ))}
        <ShareDocumentButton
          projectId={projectId}
          kind="business_plan"
          what="business plan"
          worklist={worklist}
          document={sharedPlan}
        />
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
      <LenderBasics
        content={content}
        askedGap={plan.askedGap}
        hasCustomers={plan.hasCustomers}
        onChange={change}
      />
      {minds && !hasModel(minds) && <NeedsModel minds={minds} />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 gap-6 max-lg:order-last">
          {plan.sections.map((section, index) => (
            <SectionCard
              key={section.id}
              section={section}
              number={index + 1}
              plan={plan}
              hasModel={minds !== undefined && hasModel(minds)}
              read={words => readWith(section.id, words)}
              onChange={change}
              choice={choiceOf(section)}
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

const hasModel = ({ mind, key }: Minds) => mind !== null || key?.isUsable === true

function NeedsModel({ minds: { providers, looks } }: { minds: Minds }) {
  return (
    <p className="reading text-sm text-ink-soft">
      The sections are sentences from your facts. A draft in flowing words needs a model, and none answers you
      here
      {providers.length > 0 || looks ? (
        <>
          :{' '}
          <Link to={paths.settings} className="text-ember-strong underline underline-offset-4">
            give your co-founder one in Settings
          </Link>
        </>
      ) : null}
      .
    </p>
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
