import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import {
  type AnyRecord,
  answeredIn,
  keyOf,
  mainText,
  type RecordKind,
} from '../../../venture/records/kind.ts'
import { figuresOf, knownText } from '../../../venture/records/print-answer.ts'
import { proposedIn } from '../../../venture/records/proposed.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Sheet } from '../../ui/sheet.tsx'

type ToldProps = {
  kind: RecordKind
  record: AnyRecord
  voice: Voice
  isPending: boolean
  onEdit: (question: string) => void
  onAnotherGroup: () => void
  /** The name of the conversation that the record belongs to, if the page shows several. */
  about?: string
}

const countText = ({ kind, record, voice }: ToldProps) =>
  voice.say('told.count', {
    count: answeredIn(kind, record.answers).length,
    all: kind.questions.length,
  })

/**
 * The record as a card beside the conversation, on wide screens. On narrow screens, a button opens the same
 * record.
 */
export function ToldCard(props: ToldProps) {
  const { voice, about } = props
  const title = [voice.say('told.title'), about].filter(Boolean).join(' · ')
  return (
    <Card aria-label={title} className="max-lg:hidden">
      <CardHeader title={title} />
      <p className="-mt-3 mb-4 text-sm text-ink-faint">{countText(props)}</p>
      <ToldList {...props} />
    </Card>
  )
}

export function ToldPill(props: ToldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { voice } = props
  return (
    <Sheet
      open={isOpen}
      onOpenChange={setIsOpen}
      title={voice.say('told.title')}
      description={voice.say('told.subtitle')}
      trigger={
        <button
          type="button"
          className="inline-flex min-h-9 max-w-full items-center gap-2 justify-self-start rounded-full border border-line-strong bg-surface px-3.5 py-1 text-sm font-semibold lg:hidden"
        >
          <ListChecks className="size-4 shrink-0" aria-hidden="true" />
          <span className="sr-only">{voice.say('told.title')}: </span>
          {countText(props)}
        </button>
      }
    >
      <div className="px-5 py-4">
        <ToldList
          {...props}
          onEdit={question => {
            setIsOpen(false)
            props.onEdit(question)
          }}
          onAnotherGroup={() => {
            setIsOpen(false)
            props.onAnotherGroup()
          }}
        />
      </div>
    </Sheet>
  )
}

function ToldList({ kind, record, voice, isPending, onEdit, onAnotherGroup }: ToldProps) {
  const { say } = voice
  const answered = answeredIn(kind, record.answers)
  const claims = proposedIn(kind, record, voice)
  return (
    <div className="grid gap-5">
      <ol className="grid gap-4">
        {kind.questions.map(question => {
          const { known, skipped, quotes } = record.answers[question] ?? {}
          const words = mainText(kind, record.answers[question])
          const figures = figuresOf(kind, question, record.answers, voice).filter(({ text }) => text !== null)
          const name = say(keyOf(kind, 'name', question))
          const waiting = claims.find(claim => claim.question === question)
          const isTold = answered.includes(question) || figures.length > 0
          return (
            <li key={question} className="grid gap-1">
              <div className="flex items-baseline justify-between gap-2">
                <h3 className="font-sans text-sm font-semibold tracking-normal">{name}</h3>
                <Button
                  look="quiet"
                  size="small"
                  className="-my-1 -mr-2 !px-2"
                  disabled={isPending}
                  aria-label={say('button.edit', { name })}
                  onClick={() => onEdit(question)}
                >
                  {say('button.change')}
                </Button>
              </div>
              {isTold ? (
                <div className="grid gap-0.5 text-[0.875rem] [overflow-wrap:anywhere]">
                  {words && <p className="line-clamp-3 text-ink-soft">{words}</p>}
                  {figures.map(({ id, row, label, text }) => (
                    <p key={`${id}${label}${text}`}>
                      <span className="text-ink-soft">{label}: </span>
                      <span className="tabular-nums">{text}</span>
                      {quotes?.[row ? `${id}.${row}` : id] && (
                        <span className="line-clamp-2 text-[0.8125rem] text-ink-faint">
                          {say('told.read', { quote: quotes[row ? `${id}.${row}` : id] ?? '' })}
                        </span>
                      )}
                    </p>
                  ))}
                  {waiting && <p className="text-ink-soft">{say('told.waits', { text: waiting.text })}</p>}
                  {known && <p className="text-[0.8125rem] text-ink-faint">{knownText(known, voice)}</p>}
                </div>
              ) : (
                <p className="text-[0.875rem] text-ink-faint">
                  {say(skipped ? 'told.skipped' : 'told.open')}
                </p>
              )}
            </li>
          )
        })}
      </ol>
      {kind.rounds && answered.length > 0 && (
        <AlertDialog
          trigger={
            <Button
              size="small"
              className="h-auto min-h-9 justify-self-start whitespace-normal"
              disabled={isPending}
            >
              {say('round.another')}
            </Button>
          }
          title={say('round.confirm')}
          description={say('round.note')}
          action={say('round.begin')}
          cancel={say('button.cancel')}
          onAction={onAnotherGroup}
        />
      )}
    </div>
  )
}
