import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { z } from 'zod'
import { conversationLimits } from '../../../contracts/conversation.ts'
import { keep, readKept } from '../../lib/kept.ts'
import { isFirstClick } from '../../lib/once.ts'
import { Button } from '../../ui/button.tsx'
import { CharacterCount } from '../../ui/character-count.tsx'
import { NewLineButton } from '../../ui/new-line-button.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { WritingRow } from '../../ui/writing-row.tsx'
import { FigureStrip } from './figure-strip.tsx'

type ComposerProps = {
  label: string
  placeholder: string
  /** The storage path of the unfinished message. */
  path: readonly string[]
  isPending: boolean
  onSend: (text: string) => void
  onStop: () => void
  inputRef: RefObject<HTMLTextAreaElement | null>
  /** If true, figures are recognised and shown while the founder types. */
  readsFigures: boolean
}

const { characters: most } = conversationLimits

/** The text box of a chat. It keeps its own text, so that a keystroke renders only this component. */
export function Composer(props: ComposerProps) {
  const { label, placeholder, path, isPending, onSend, onStop, inputRef, readsFigures } = props
  const draftPath = [...path, 'draft']
  const [text, setText] = useState(() => readKept(draftPath, z.string()) ?? '')
  const count = text.trim().length
  const canSend = count > 0 && count <= most && !isPending
  const write = (next: string) => {
    setText(next)
    keep(draftPath, next)
  }
  const send = () => {
    if (!canSend) return
    onSend(text)
    write('')
  }
  const handleKey = (event: KeyboardEvent) => {
    // In Japanese or Chinese, Enter can also confirm a word. That Enter does not send the message.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className="grid gap-1">
      {/* These elements are above the text box. So only the conversation shrinks, and the send button does not move. */}
      <CharacterCount count={count} maximum={most} className="justify-self-end" />
      {readsFigures && (
        <FigureStrip
          text={text}
          onMend={(start, end) => {
            inputRef.current?.focus()
            inputRef.current?.setSelectionRange(start, end)
          }}
        />
      )}
      <WritingRow
        box={
          <Textarea
            ref={inputRef}
            rows={1}
            aria-label={label}
            placeholder={placeholder}
            value={text}
            onChange={event => write(event.target.value)}
            onKeyDown={handleKey}
            className="max-h-40 min-h-11"
          />
        }
      >
        <NewLineButton />
        {isPending ? (
          <Button className="h-11" onClick={event => isFirstClick(event) && onStop()}>
            <Square className="fill-current" aria-hidden="true" />
            Stop
          </Button>
        ) : (
          <Button look="main" className="h-11" disabled={!canSend} onClick={send}>
            <ArrowUp aria-hidden="true" />
            Send
          </Button>
        )}
      </WritingRow>
    </div>
  )
}
