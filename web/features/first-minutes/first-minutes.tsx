import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Fact } from '../../../contracts/facts.ts'
import { isNamed, ventureName, ventureSentence } from '../../../contracts/venture-name.ts'
import { printValue } from '../../../venture/facts/print-value.ts'
import { factsQuery, useLiveFacts } from '../../entities/facts.ts'
import { memberSettingsQuery, saveMemberSettings } from '../../entities/member-settings.ts'
import type { Project } from '../../entities/project.ts'
import { founderLocale } from '../../lib/locale.ts'
import { useOnce } from '../../lib/once.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { heldFact, knownAnswers } from './answers.ts'
import { AnswersForm } from './answers-form.tsx'
import { useSaveAnswers } from './use-save-answers.ts'

/** A new founder is asked in one card; everybody else sees their venture in a line, and can change it there. */
export function FirstMinutes({ project }: { project: Project }) {
  useLiveFacts(project.id)
  const facts = useQuery(factsQuery(project.id)).data
  const settings = useQuery(memberSettingsQuery(project.user_id)).data
  if (!facts || !settings) return <div className="min-h-24" />
  return (
    <Venture
      project={project}
      facts={facts}
      isNew={settings.first_minutes === null && !isNamed(project.name)}
    />
  )
}

function Venture({ project, facts, isNew }: { project: Project; facts: readonly Fact[]; isNew: boolean }) {
  const cache = useQueryClient()
  const [isChanging, setIsChanging] = useState(false)
  const save = useSaveAnswers(project, facts)
  const skip = useOnce({
    mutationFn: () => saveMemberSettings(cache, project.user_id, { first_minutes: 'skipped' }),
    meta: { error: 'Could not save that. Please try again.' },
  })
  if (!isNew && !isChanging) {
    return <VentureLine project={project} facts={facts} onChange={() => setIsChanging(true)} />
  }
  return (
    <Card aria-label="About your venture" className="grid gap-4 shadow-sheet">
      <div className="grid gap-1">
        <h2 className="text-2xl">{isNew ? 'Let us begin with what you know' : 'Your venture'}</h2>
        {isNew && (
          <p className="reading text-ink-soft">
            Two minutes. Every helper will know it, and you can change all of it later.
          </p>
        )}
      </div>
      <AnswersForm
        known={knownAnswers(project, facts)}
        path={[project.user_id, project.id, 'first-minutes']}
        isSaving={save.isPending}
        onSubmit={answers => save.mutate(answers, { onSuccess: () => setIsChanging(false) })}
        leave={
          isNew ? (
            <Button
              look="quiet"
              className="sm:ml-auto"
              disabled={skip.isPending}
              onClick={() => skip.mutate()}
            >
              Skip for now
            </Button>
          ) : (
            <Button look="quiet" className="sm:ml-auto" onClick={() => setIsChanging(false)}>
              Cancel
            </Button>
          )
        }
      />
    </Card>
  )
}

type VentureLineProps = { project: Project; facts: readonly Fact[]; onChange: () => void }

function VentureLine({ project, facts, onChange }: VentureLineProps) {
  const sentence = ventureSentence(project.description)
  const place = heldFact(facts, 'place')?.value
  const isKnown = isNamed(project.name) && sentence
  return (
    <section
      aria-label="Your venture"
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-y border-line py-4"
    >
      <div className="grid min-w-0 gap-1">
        <p className="min-w-0 text-lg [overflow-wrap:anywhere]">
          <strong className="font-semibold">{ventureName(project.name)}</strong>
          {place && <span className="text-ink-soft"> · {printValue(place, founderLocale())}</span>}
        </p>
        <p className="reading text-ink-soft [overflow-wrap:anywhere]">
          {sentence ?? 'What are you building? One sentence helps every helper.'}
        </p>
      </div>
      <Button size="small" onClick={onChange}>
        <Pencil aria-hidden="true" />
        {isKnown ? 'Change' : 'Tell me about it'}
      </Button>
    </section>
  )
}
