// A conversation in fields: the card instead of the text box, the sent answers, and the changes of answers.
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import type { ValidationRecord } from '../../../contracts/validation-record.ts'
import { currencyOf } from '../../../venture/numbers/countries.ts'
import { regionOf } from '../../../venture/numbers/locale.ts'
import { nextQuestion } from '../../../venture/records/asking.ts'
import { withAnswer } from '../../../venture/records/change.ts'
import {
  type Answers,
  type AnyRecord,
  keyOf,
  mainOf,
  mainText,
  type RecordKind,
} from '../../../venture/records/kind.ts'
import { answerText } from '../../../venture/records/print-answer.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { factsOfRound } from '../../../venture/records/with-heard.ts'
import { interviewsQuery } from '../../entities/contacts.ts'
import { factsQuery } from '../../entities/facts.ts'
import type { HelperSession } from '../../entities/helper-session.ts'
import { calendarDay } from '../../lib/dates.ts'
import { founderLocale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Answer, AnswerCard } from './answer-card.tsx'
import { Claims } from './claims.tsx'
import { FreeWords, withWords } from './free-words.tsx'
import { LeftPanel } from './left-panel.tsx'
import { useRetellFacts, useWithdrawFacts } from './mutations.ts'
import { newLine } from './new-line.ts'
import { askedFreely, isJudged, nextRound, questionOf, recordOf, retold } from './record-talk.ts'
import { SentAnswer } from './sent-answer.tsx'
import { useForeignChanges } from './use-foreign-changes.ts'

type Talk = {
  messages: readonly TalkMessage[]
  isPending: boolean
  isStartedHere: boolean
  send: (text: string, answers?: TalkMessage['answers']) => void
  stop: () => void
}

type Editing = { question: string; field: string | null }

export type RecordTalk = {
  record: AnyRecord
  edit: (question: string) => void
  beginRound: () => void
  /** The card for the open question; undefined if the founder answers in free text. */
  composer: ReactNode | undefined
  /** Sends a free text. */
  send?: (text: string) => void
  /** The button that switches between fields and free text. It is shown only if a model can read free text. */
  offer?: ReactNode
  saidOf: (message: TalkMessage) => ReactNode
}

/** Returns null if the conversation has no record. `onQuestion` is called with a question for the mentor. */
export function useRecordTalk(
  kind: RecordKind,
  session: HelperSession,
  talk: Talk,
  voice: Voice | null,
  onQuestion: (text: string) => void,
  /** The record of the problem validation, needed by the other conversations. */
  validation: ValidationRecord | null = null,
): RecordTalk | null {
  const [editing, setEditing] = useState<Editing | null>(null)
  const [wantsFields, setWantsFields] = useState(false)
  const retell = useRetellFacts(kind)
  const withdraw = useWithdrawFacts()
  const known = useQuery({
    ...factsQuery(session.projectId ?? ''),
    enabled: session.projectId !== null && recordOf(kind, session.state) !== null,
  })
  const talks = useQuery({
    ...interviewsQuery(session.projectId ?? ''),
    enabled: session.projectId !== null && kind.helper === 'problem-validation',
    meta: { silent: true },
  })
  const record = recordOf(kind, session.state)
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
  const latest = () => recordOf(kind, session.current()) ?? record
  const free = askedFreely(kind, talk.messages, record)
  const isFree = free !== null && !wantsFields && !editing
  const open = free && free !== 'open' ? free : nextQuestion(kind, record)
  const { answers, round } = record
  const hasResult = isJudged(kind, talk.messages, round)

  /**
   * The record, if it is still in this round. Null if another tab has started a new round; then changes are
   * dropped.
   */
  const inRound = (now: { record?: unknown }) => {
    const told = recordOf(kind, now)
    return told?.round === round ? told : null
  }
  function send(question: string, answer: Answer, replaces: readonly string[]) {
    if (!voice) return
    if (replaces.length > 0) withdraw.mutate(replaces)
    setForeign([])
    session.tell(
      now => {
        const told = inRound(now)
        return told && { record: withAnswer(kind, told, question, answer) }
      },
      { isSaid: true },
    )
    talk.send(answerText(kind, question, latest().answers, voice), { question, round })
  }
  /** Changes the record and its messages without sending a message. */
  function change(question: string, answer: Answer) {
    if (!voice) return
    setForeign([])
    const today = calendarDay(new Date())
    session.tell(now => {
      const told = inRound(now)
      const next = told && withAnswer(kind, told, question, answer)
      if (!next) return null
      const messages = retold(
        kind,
        now.messages,
        next,
        question,
        voice,
        today,
        next.round === 1 ? validation : null,
      )
      return { record: next, messages }
    })
  }
  /** Changes an answer, and the facts that came from it. */
  function correct(question: string, answer: Answer) {
    const before = latest()
    change(question, answer)
    const { projectId } = session
    if (projectId && voice) retell.mutate({ projectId, before, after: latest(), voice })
  }
  function save(question: string, answer: Answer) {
    setEditing(null)
    correct(question, answer)
    if (hasResult) askVerdict()
  }
  /** Adds a text after the last question. The next verdict uses it. */
  function add(question: string, text: string) {
    const { skipped: _open, ...answer } = latest().answers[question] ?? {}
    correct(question, { ...answer, [mainOf(kind)]: withWords(mainText(kind, answer), text) })
    talk.send(text)
  }
  const askVerdict = () => voice && talk.send(voice.say(kind.texts.result))
  const edit = (question: string, field: string | null = null) => {
    if (!talk.isPending) setEditing({ question, field })
  }

  const isNews =
    talk.messages.findLastIndex(message => questionOf(kind, message) !== null) >
    talk.messages.findLastIndex(({ result }) => kind.isResult(result))
  const canJudge = kind.isEnough(record) && (isNews || !hasResult)
  const card = {
    kind,
    answers,
    voice,
    currency: currencyIn(record),
    isPending: talk.isPending,
    onStop: talk.stop,
  }
  const composer = record.isLeft ? (
    <LeftPanel
      voice={voice}
      isPending={talk.isPending}
      onBegin={() => beginLeftRound(kind, session, voice)}
    />
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
      earlier={earlierAnswers(kind, session.state.rounds, open)}
      // In a later round, only facts about that round's customer group fill the fields, so questions about the
      // group are asked again.
      facts={factsOfRound(record, known.data ?? [])}
      talks={round === 1 ? (talks.data ?? []) : []}
      validation={round === 1 ? validation : null}
      onSend={(answer, replaces) => send(open, answer, replaces)}
      onPutAside={answer => change(open, answer)}
      onVerdict={canJudge ? askVerdict : undefined}
    />
  ) : (
    <FreeWords
      kind={kind}
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
    // First the model writes the verdict of this round, then the next round starts.
    if (kind.isEnough(latest())) talk.send(voice.say('round.another'))
    else beginLeftRound(kind, session, voice)
  }
  const claims = (
    <Claims kind={kind} record={record} voice={voice} isPending={talk.isPending} onDecide={save} />
  )
  const names = foreign.map(question => voice.say(keyOf(kind, 'name', question))).join(', ')
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
        {!editing && claims}
        {composer}
      </>
    ),
    ...(free && {
      send: text => talk.send(text, { question: free, round, isFree: true }),
      offer: !editing && (
        <>
          {isFree && notice}
          {isFree && claims}
          <Button size="small" disabled={talk.isPending} onClick={() => setWantsFields(!wantsFields)}>
            {voice.say(wantsFields ? 'button.words' : 'button.fields')}
          </Button>
        </>
      ),
    }),
    saidOf: message => {
      const question = questionOf(kind, message)
      const isLatest =
        talk.messages.findLast(other => questionOf(kind, other) === question)?.id === message.id
      if (!question || !isLatest || message.answers?.round !== round || !answers[question]) return null
      return (
        <SentAnswer
          kind={kind}
          question={question}
          answers={answers}
          voice={voice}
          written={message.answers.isFree ? message.content : null}
          isEdited={message.isEdited ?? false}
          onEdit={field => edit(question, field)}
        />
      )
    },
  }
}

/** Starts the next round if the founder has left this one. Otherwise does nothing. */
export function beginLeftRound(kind: RecordKind, session: HelperSession, voice: Voice): void {
  const line = newLine()
  if (recordOf(kind, session.current())?.isLeft) session.tell(now => nextRound(kind, now, voice, line))
}

/** The answers of the previous round, if they include this question. */
function earlierAnswers(kind: RecordKind, rounds: readonly unknown[], question: string): Answers | null {
  const before = recordOf(kind, { record: rounds.at(-1) })
  return before?.answers[question] ? before.answers : null
}

/**
 * Returns the currency that the founder used last. Otherwise the currency of the chosen country, or of the founder's
 * country.
 */
function currencyIn({ answers }: AnyRecord): string {
  const values = Object.values(answers).flatMap(answer => Object.values(answer ?? {}).flatMap(cellsIn))
  const { country } = values.find(value => typeof value.country === 'string') ?? {}
  const { currency } = values.findLast(value => typeof value.currency === 'string') ?? {}
  return currency ?? (country && currencyOf(country)) ?? currencyOf(regionOf(founderLocale()) ?? '') ?? 'EUR'
}

type Cell = { country?: string; currency?: string }

/** The objects in a field's value. For a list of rows, the objects in its cells. */
const cellsIn = (value: unknown): Cell[] =>
  Array.isArray(value)
    ? value.flatMap(row => (row instanceof Object ? Object.values(row).flatMap(cellsIn) : []))
    : value instanceof Object
      ? [value as Cell]
      : []
