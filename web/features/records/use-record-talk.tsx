// The interview in fields on a screen: the card where one writes, the sent answers, and how each can be changed.
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import type {
  ValidationAnswers,
  ValidationQuestion,
  ValidationRecord,
} from '../../../contracts/validation-record.ts'
import { currencyOf } from '../../../venture/numbers/countries.ts'
import { regionOf } from '../../../venture/numbers/locale.ts'
import { nextQuestion } from '../../../venture/records/asking.ts'
import { withAnswer } from '../../../venture/records/change.ts'
import { told } from '../../../venture/records/figures.ts'
import { answerText } from '../../../venture/records/print-answer.ts'
import { isEnough } from '../../../venture/records/verdict.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { factsQuery } from '../../entities/facts.ts'
import type { HelperSession } from '../../entities/helper-session.ts'
import { calendarDay } from '../../lib/dates.ts'
import { founderLocale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Answer, AnswerCard } from './answer-card.tsx'
import { FreeWords, withWords } from './free-words.tsx'
import { LeftPanel } from './left-panel.tsx'
import { useRetellFacts, useWithdrawFacts } from './mutations.ts'
import { newLine } from './new-line.ts'
import { askedFreely, isJudged, isVerdict, nextRound, questionOf, recordOf, retold } from './record-talk.ts'
import { SentAnswer } from './sent-answer.tsx'
import { useForeignChanges } from './use-foreign-changes.ts'

type Talk = {
  messages: readonly TalkMessage[]
  isPending: boolean
  isStartedHere: boolean
  send: (text: string, answers?: TalkMessage['answers']) => void
  stop: () => void
}

type Editing = { question: ValidationQuestion; field: string | null }

export type RecordTalk = {
  record: ValidationRecord
  edit: (question: ValidationQuestion) => void
  beginRound: () => void
  /** None where the founder writes freely. */
  composer: ReactNode | undefined
  /** Of what is written freely. */
  send?: (text: string) => void
  /** The way between fields and free words, where a model reads. */
  offer?: ReactNode
  saidOf: (message: TalkMessage) => ReactNode
}

/** Null where the talk is in words alone. `onQuestion`: something to ask the mentor. */
export function useRecordTalk(
  session: HelperSession,
  talk: Talk,
  voice: Voice | null,
  onQuestion: (text: string) => void,
): RecordTalk | null {
  const [editing, setEditing] = useState<Editing | null>(null)
  const [wantsFields, setWantsFields] = useState(false)
  const retell = useRetellFacts()
  const withdraw = useWithdrawFacts()
  const known = useQuery({
    ...factsQuery(session.projectId ?? ''),
    enabled: session.projectId !== null && recordOf(session.state) !== null,
  })
  const record = recordOf(session.state)
  const [foreign, setForeign] = useForeignChanges(record, session.revision, talk.isPending)
  if (!record) return null
  if (!voice) {
    return {
      record,
      edit: () => {},
      beginRound: () => {},
      composer: <Skeleton className="h-40 rounded-card" />,
      saidOf: () => null,
    }
  }
  const latest = () => recordOf(session.current()) ?? record
  const free = askedFreely(talk.messages, record)
  const isFree = free !== null && !wantsFields && !editing
  const open = free && free !== 'open' ? free : nextQuestion(record)
  const { answers, round } = record
  const hasResult = isJudged(talk.messages, round)

  /** What was told here belongs to this round: where another tab has begun anew, it says nothing. */
  const inRound = (now: { record?: unknown }) => {
    const told = recordOf(now)
    return told?.round === round ? told : null
  }
  function send(question: ValidationQuestion, answer: Answer, replaces: readonly string[]) {
    if (!voice) return
    if (replaces.length > 0) withdraw.mutate(replaces)
    setForeign([])
    session.tell(
      now => {
        const told = inRound(now)
        return told && { record: withAnswer(told, question, answer) }
      },
      { isSaid: true },
    )
    talk.send(answerText(question, latest().answers, voice), { question, round })
  }
  /** No message: the record changes, and what the talk says of it. */
  function change(question: ValidationQuestion, answer: Answer) {
    if (!voice) return
    setForeign([])
    const today = calendarDay(new Date())
    session.tell(now => {
      const told = inRound(now)
      const next = told && withAnswer(told, question, answer)
      return next && { record: next, messages: retold(now.messages, next, question, voice, today) }
    })
  }
  /** With its facts. */
  function correct(question: ValidationQuestion, answer: Answer) {
    const before = latest()
    change(question, answer)
    const { projectId } = session
    if (projectId && voice) retell.mutate({ projectId, before, after: latest(), voice })
  }
  function save(question: ValidationQuestion, answer: Answer) {
    setEditing(null)
    correct(question, answer)
    if (hasResult) askVerdict()
  }
  /** Said after the last question: the verdict that follows answers it. */
  function add(question: ValidationQuestion, text: string) {
    const { skipped: _open, ...answer } = latest().answers[question] ?? {}
    correct(question, { ...answer, words: withWords(answer.words, text) })
    talk.send(text)
  }
  const askVerdict = () => voice && talk.send(voice.say('button.verdict'))
  const edit = (question: ValidationQuestion, field: string | null = null) => {
    if (!talk.isPending) setEditing({ question, field })
  }

  const isNews =
    talk.messages.findLastIndex(message => questionOf(message) !== null) >
    talk.messages.findLastIndex(isVerdict)
  const canJudge = isEnough(record) && (isNews || !hasResult)
  const card = {
    answers,
    voice,
    currency: currencyIn(record),
    isPending: talk.isPending,
    onStop: talk.stop,
  }
  const composer = record.isLeft ? (
    <LeftPanel voice={voice} isPending={talk.isPending} onBegin={() => beginLeftRound(session, voice)} />
  ) : editing ? (
    <AnswerCard
      key="edit"
      {...card}
      question={editing.question}
      path={[...session.path, 'edit', String(round), editing.question]}
      isEdit
      startAt={editing.field}
      takesFocus
      onSend={answer => save(editing.question, answer)}
      onPutAside={() => setEditing(null)}
      onCancel={() => setEditing(null)}
    />
  ) : open ? (
    <AnswerCard
      key="answer"
      {...card}
      question={open}
      path={[...session.path, 'card', String(round), open]}
      takesFocus={talk.isStartedHere}
      earlier={earlierAnswers(session.state.rounds, open)}
      // What was told of one group is asked anew of another.
      facts={round === 1 ? (known.data ?? []) : []}
      onSend={(answer, replaces) => send(open, answer, replaces)}
      onPutAside={answer => change(open, answer)}
      onVerdict={canJudge ? askVerdict : undefined}
    />
  ) : (
    <FreeWords
      voice={voice}
      answers={answers}
      path={[...session.path, 'free']}
      isPending={talk.isPending}
      onAdd={add}
      onAsk={onQuestion}
      onBeside={text => talk.send(text, { question: 'open', round })}
      onStop={talk.stop}
      onVerdict={canJudge ? askVerdict : null}
    />
  )
  const beginRound = () => {
    setEditing(null)
    session.tell(now => {
      const told = inRound(now)
      return told && { record: { ...told, isLeft: true } }
    })
    // What the round came to is the answer to leaving it; then the next one begins.
    if (isEnough(latest())) talk.send(voice.say('round.another'))
    else beginLeftRound(session, voice)
  }
  const names = foreign.map(question => voice.say(`name.${question}`)).join(', ')
  const notice = (
    <p role="status" className={names ? 'text-sm text-ink-soft' : 'sr-only'}>
      {names && voice.say('told.elsewhere', { names })}
    </p>
  )
  return {
    record,
    edit,
    beginRound,
    composer: isFree ? undefined : (
      <>
        {notice}
        {composer}
      </>
    ),
    ...(free && {
      send: text => talk.send(text, { question: free, round, isFree: true }),
      offer: !editing && (
        <>
          {isFree && notice}
          <Button size="small" disabled={talk.isPending} onClick={() => setWantsFields(!wantsFields)}>
            {voice.say(wantsFields ? 'button.words' : 'button.fields')}
          </Button>
        </>
      ),
    }),
    saidOf: message => {
      const question = questionOf(message)
      const isLatest = talk.messages.findLast(other => questionOf(other) === question)?.id === message.id
      if (!question || !isLatest || message.answers?.round !== round || !answers[question]) return null
      return (
        <SentAnswer
          question={question}
          answers={answers}
          voice={voice}
          isEdited={message.isEdited ?? false}
          onEdit={field => edit(question, field)}
        />
      )
    },
  }
}

/** The round after one that was left; nothing where none was. */
export function beginLeftRound(session: HelperSession, voice: Voice): void {
  const line = newLine()
  if (recordOf(session.current())?.isLeft) session.tell(now => nextRound(now, voice, line))
}

/** What the last round says about a question that is asked again. */
function earlierAnswers(rounds: readonly unknown[], question: ValidationQuestion): ValidationAnswers | null {
  const before = recordOf({ record: rounds.at(-1) })
  return before?.answers[question] ? before.answers : null
}

/** Of the place they named, else the one they used last, else that of where they are. */
function currencyIn({ answers }: ValidationRecord): string {
  const country = told(answers.who?.place)?.country
  const used = Object.values(answers)
    .flatMap(answer => Object.values(answer ?? {}))
    .findLast(
      (value): value is { currency: string } =>
        typeof value === 'object' && value !== null && 'currency' in value,
    )
  return (
    used?.currency ?? (country && currencyOf(country)) ?? currencyOf(regionOf(founderLocale()) ?? '') ?? 'EUR'
  )
}
