import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react'
import type { Fact } from '../../../contracts/facts.ts'
import { industries } from '../../../contracts/industries.ts'
import { type UserType, userTypes } from '../../../contracts/user-types.ts'
import { isNamed, ventureName, ventureSentence } from '../../../contracts/venture-name.ts'
import { printValue } from '../../../venture/facts/print-value.ts'
import { factsQuery, useLiveFacts } from '../../entities/facts.ts'
import { memberSettingsQuery, saveMemberSettings } from '../../entities/member-settings.ts'
import { blankProfile, isSupporter, ownProfileQuery, type Profile } from '../../entities/profile.ts'
import type { Project } from '../../entities/project.ts'
import { founderLocale } from '../../lib/locale.ts'
import { useOnce } from '../../lib/once.ts'
import { sentenceCase } from '../../lib/sentence-case.ts'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { giveFocus } from '../../ui/focus.ts'
import { late } from '../../ui/late.tsx'
import { answersShape, heldFact, knownAnswers } from './answers.ts'
import { AnswersForm } from './answers-form.tsx'
import { useSaveSupporter } from './save-role.ts'
import { useKeepProject, useSaveAnswers } from './use-save-answers.ts'

type FirstMinutesProps = {
  project: Project
  /** Called with the chosen user type before it is saved. */
  onType: (type: UserType) => void
}

/** The first questions to a new member. Other members see their answers in one line and can change them. */
export function FirstMinutes({ project, onType }: FirstMinutesProps) {
  useLiveFacts(project.id)
  const facts = useQuery(factsQuery(project.id)).data
  const settings = useQuery(memberSettingsQuery(project.user_id)).data
  const profile = useQuery(ownProfileQuery(project.user_id)).data
  if (!facts || !settings || profile === undefined) return <div className="min-h-24" />
  return (
    <Said
      project={project}
      facts={facts}
      profile={profile ?? blankProfile(project.user_id)}
      isFresh={settings.first_minutes === null}
      onType={onType}
    />
  )
}

type SaidProps = FirstMinutesProps & { facts: readonly Fact[]; profile: Profile; isFresh: boolean }

const draftPath = (project: Project) => [project.user_id, project.id, 'first-minutes']

function Said({ project, facts, profile, isFresh, onType }: SaidProps) {
  // The name is saved after the first step, so `isBegun` keeps the form open until the member finishes or skips
  // it.
  const [draft] = useKeptState(draftPath(project), answersShape)
  const [isBegun, setIsBegun] = useState(false)
  const isNew = isFresh && (isBegun || draft !== null || !isNamed(project.name))
  const [isChanging, setIsChanging] = useState(false)
  const line = useRef<HTMLElement>(null)
  useFocusAfter(line, isNew, isChanging)
  const close = () => setIsChanging(false)
  if (isNew || isChanging)
    return (
      <Asked
        {...{ project, facts, profile, isNew, onType, onDone: close }}
        onBegin={() => setIsBegun(true)}
      />
    )
  const open = () => setIsChanging(true)
  return isSupporter(profile, project) ? (
    <SupporterLine ref={line} profile={profile} onChange={open} />
  ) : (
    <VentureLine ref={line} project={project} facts={facts} onChange={open} />
  )
}

/**
 * Moves the focus when the form closes. After the first answers, the focus moves to the next card, but not to its
 * heading, because the heading changes with the answers. After a change of answers, the focus moves to the button
 * that opened the form.
 */
function useFocusAfter(line: RefObject<HTMLElement | null>, isNew: boolean, isChanging: boolean): void {
  const was = useRef({ isNew, isChanging })
  useEffect(() => {
    const before = was.current
    was.current = { isNew, isChanging }
    const isClosed = (before.isNew || before.isChanging) && !isNew && !isChanging
    if (!isClosed || document.activeElement !== document.body) return
    const next = before.isNew ? line.current?.nextElementSibling : null
    const card = next?.matches('section') ? next : next?.querySelector('section')
    card?.setAttribute('tabindex', '-1')
    if (!giveFocus(card ?? null, { preventScroll: true }))
      giveFocus(line.current?.querySelector('button') ?? null)
    // The card can be taller than the screen, so the page scrolls back to the line with the saved answers.
    line.current?.scrollIntoView({ block: 'nearest' })
  }, [line, isNew, isChanging])
}

const SupporterForm = late(
  async () => (await import('./supporter-form.tsx')).SupporterForm,
  () => <div className="min-h-64" />,
)

const types = userTypes.map(value => ({ value, label: sentenceCase(value) }))

type AskedProps = Omit<SaidProps, 'isFresh'> & { isNew: boolean; onDone: () => void; onBegin: () => void }

function Asked({ project, facts, profile, isNew, onType, onDone, onBegin }: AskedProps) {
  const cache = useQueryClient()
  const [type, setType] = useState(userTypes.find(known => known === profile.user_type) ?? 'founder')
  const [step, setStep] = useState(0)
  const save = useSaveAnswers(project, facts, isNew)
  const keep = useKeepProject(project)
  const saveSupporter = useSaveSupporter(project.user_id, isNew)
  const skip = useOnce({
    mutationFn: () => saveMemberSettings(cache, project.user_id, { first_minutes: 'skipped' }),
    meta: { error: 'Could not save that. Please try again.' },
  })
  const leave = (
    <Button
      look="quiet"
      className="max-sm:px-2 sm:ml-auto"
      disabled={skip.isPending}
      onClick={() => (isNew ? skip.mutate() : onDone())}
    >
      {isNew ? 'Skip for now' : 'Cancel'}
    </Button>
  )

  const isFounder = type === 'founder'
  const isFirst = !isFounder || step === 0
  return (
    <Card aria-label={isFounder ? 'About your venture' : 'About you'} className="grid gap-4 shadow-sheet">
      <div className="grid gap-1">
        <h2 className="text-2xl">
          {!isFounder ? 'What brings you here' : isNew ? 'Let us begin with what you know' : 'Your venture'}
        </h2>
        {isNew && isFounder && isFirst && (
          <p className="reading text-ink-soft">
            Two minutes. Every helper will know it, and you can change all of it later.
          </p>
        )}
      </div>
      {isFirst && (isNew || isSupporter(profile, project)) && (
        <ChoiceGroup
          label="You are here as"
          options={types}
          value={type}
          onChange={chosen => {
            if (!chosen) return
            setType(chosen)
            if (isNew) onType(chosen)
          }}
        />
      )}
      {isFounder ? (
        <AnswersForm
          known={knownAnswers(project, facts)}
          path={draftPath(project)}
          {...{ step, setStep }}
          isSaving={save.isPending}
          onSubmit={answers => save.mutate({ answers, as: type }, { onSuccess: onDone })}
          onStep={answers => {
            if (!isNew) return
            onBegin()
            keep.mutate(answers)
          }}
          leave={leave}
        />
      ) : (
        <SupporterForm
          type={type}
          known={{ ...profile, industry: industries.find(name => name === profile.industry) ?? null }}
          isSaving={saveSupporter.isPending}
          onSubmit={({ looking_for, industry, open_to_talk }) =>
            saveSupporter.mutate(
              { user_type: type, looking_for, industry, open_to_talk },
              { onSuccess: onDone },
            )
          }
          leave={leave}
        />
      )}
    </Card>
  )
}

type SupporterLineProps = { ref: Ref<HTMLElement>; profile: Profile; onChange: () => void }

function SupporterLine({ ref, profile, onChange }: SupporterLineProps) {
  return (
    <section
      ref={ref}
      aria-label="What brings you here"
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-y border-line py-4"
    >
      <div className="grid min-w-0 gap-1">
        <p className="text-lg font-semibold">{sentenceCase(profile.user_type)}</p>
        <p className="reading text-ink-soft [overflow-wrap:anywhere]" dir="auto">
          {profile.looking_for ?? 'What do you look for, or offer? Founders find you by it.'}
        </p>
      </div>
      <Button size="small" onClick={onChange}>
        <Pencil aria-hidden="true" />
        {profile.looking_for ? 'Change' : 'Say it'}
      </Button>
    </section>
  )
}

type VentureLineProps = {
  ref: Ref<HTMLElement>
  project: Project
  facts: readonly Fact[]
  onChange: () => void
}

function VentureLine({ ref, project, facts, onChange }: VentureLineProps) {
  const sentence = ventureSentence(project.description)
  const place = heldFact(facts, 'place')?.value
  // If the venture has no name, its sentence is shown.
  const lead = isNamed(project.name) || !sentence ? ventureName(project.name) : sentence
  return (
    <section
      ref={ref}
      aria-label="Your venture"
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-y border-line py-4"
    >
      <div className="grid min-w-0 gap-1">
        <p className="min-w-0 text-lg [overflow-wrap:anywhere]">
          <strong className="font-semibold">{lead}</strong>
          {/* Non-breaking spaces keep the dot from starting a new line. */}
          {place && (
            <span className="text-ink-soft">
              {'\u00a0·\u00a0'}
              {printValue(place, founderLocale())}
            </span>
          )}
        </p>
        {sentence !== lead && (
          <p className="reading text-ink-soft [overflow-wrap:anywhere]">
            {sentence ?? 'What are you building? One sentence helps every helper.'}
          </p>
        )}
      </div>
      <Button size="small" onClick={onChange}>
        <Pencil aria-hidden="true" />
        {!sentence ? 'Tell me about it' : isNamed(project.name) ? 'Change' : 'Give it a name'}
      </Button>
    </section>
  )
}
