import { useQueryClient } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { z } from 'zod'
import { characterCount, messageMaximum } from '../../../contracts/network.ts'
import { keep, readKept } from '../../lib/kept.ts'
import { Button } from '../../ui/button.tsx'
import { CharacterCount } from '../../ui/character-count.tsx'
import { NewLineButton } from '../../ui/new-line-button.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { WritingRow } from '../../ui/writing-row.tsx'
import { post } from './outbox.ts'

type MessageComposerProps = {
  conversationId: string
  userId: string
  name: string
  /** Called on every change; `isTyping` is true if the box contains text. */
  onTyping: (isTyping: boolean) => void
}

/** A text box in which Enter sends the message and Shift+Enter starts a new line. Unsent text is stored. */
export function MessageComposer({ conversationId, userId, name, onTyping }: MessageComposerProps) {
  const client = useQueryClient()
  const draftPath = [userId, 'message', conversationId]
  const [text, setText] = useState(() => readKept(draftPath, z.string()) ?? '')
  const content = text.trim()
  const count = characterCount(content)
  const canSend = count > 0 && count <= messageMaximum
  function write(next: string) {
    setText(next)
    keep(draftPath, next)
    onTyping(next.trim() !== '')
  }
  function send() {
    if (!canSend) return
    post(client, userId, conversationId, content)
    write('')
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <footer className="grid gap-1 border-t border-line p-3">
      {/* Above the text box, so that only the conversation shrinks and the send button does not move. */}
      <CharacterCount count={count} maximum={messageMaximum} className="justify-self-end" />
      <WritingRow
        box={
          <Textarea
            aria-label={`Write to ${name}`}
            placeholder="Type a message..."
            rows={1}
            className="max-h-40 min-h-11"
            value={text}
            onChange={event => write(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        }
      >
        <NewLineButton />
        <Button look="main" className="h-11" disabled={!canSend} onClick={send}>
          <ArrowUp aria-hidden="true" />
          Send
        </Button>
      </WritingRow>
    </footer>
  )
}
