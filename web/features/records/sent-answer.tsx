import { type Answers, mainText, type RecordKind } from '../../../venture/records/kind.ts'
import { figuresOf, knownText } from '../../../venture/records/print-answer.ts'
import type { Voice } from '../../../venture/records/voice.ts'

type SentAnswerProps = {
  kind: RecordKind
  question: string
  answers: Answers
  voice: Voice
  /**
   * The founder's free text, shown as written, with the values that a model read from it below. Null if the
   * founder answered in fields.
   */
  written: string | null
  isEdited: boolean
  onEdit: (field: string) => void
}

/**
 * An answer that was sent: the founder's text as written, and the figures as buttons. The button of a blank field
 * has a dotted border.
 */
export function SentAnswer(props: SentAnswerProps) {
  const { kind, question, answers, voice, written, isEdited, onEdit } = props
  const { known } = answers[question] ?? {}
  const words = written ?? mainText(kind, answers[question])
  const chips = [
    ...figuresOf(kind, question, answers, voice),
    ...(known ? [{ id: 'words', label: '', text: knownText(known, voice), isUnknown: false }] : []),
  ]
  return (
    <>
      {words && <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{words}</p>}
      <ul className={`flex flex-wrap gap-1.5 ${words ? 'mt-2' : ''}`}>
        {chips.map(({ id, label, text, isUnknown }) => (
          <li key={`${id}${label}`} className="min-w-0">
            <button
              type="button"
              onClick={() => onEdit(id)}
              className={`min-h-8 max-w-full rounded-2xl border bg-surface px-2.5 py-1 text-left text-[0.8125rem] leading-tight [overflow-wrap:anywhere] hover:border-ink-faint ${text && !isUnknown ? 'border-line-control' : 'border-dashed border-line-control text-ink-soft'}`}
            >
              {label && <span className="text-ink-soft">{label}: </span>}
              <span className="font-semibold tabular-nums">{text ?? voice.say('told.blank')}</span>
            </button>
          </li>
        ))}
      </ul>
      {isEdited && <p className="mt-1 text-[0.8125rem] text-ink-soft">{voice.say('told.edited')}</p>}
    </>
  )
}
