import { RotateCw } from 'lucide-react'
import { Fragment, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import { calculationIn } from '../../../contracts/results/calculation.ts'
import { Button } from '../../ui/button.tsx'
import { ChatLine } from './chat-line.tsx'
import { Composer } from './composer.tsx'
import { ModeLine } from './mode-line.tsx'
import { StepList } from './step-list.tsx'
import { useAnnouncement } from './use-announcement.ts'
import type { ConversationControl } from './use-conversation.ts'
import { useFollowEnd } from './use-follow-end.ts'
import { useOneStop } from './use-one-stop.ts'
import { WhyGuided, whyGuided, withoutReason } from './why-guided.tsx'

type ChatProps = {
  conversation: ConversationControl
  /** The name of the conversation for screen readers. */
  label: string
  /** The name shown beside the answers, such as "Mentor". */
  speaker: string
  placeholder: string
  /** A text above the first question. It is not part of the conversation. */
  greeting?: string | undefined
  /** A second line of the greeting that suggests how to continue from the last conversation. */
  opening?: string | null
  /** Buttons for actions that are possible before the first message. */
  tiles?: ReactNode
  inputRef?: RefObject<HTMLTextAreaElement | null>
  /** Elements between the conversation and the text box. */
  above?: ReactNode
  /** Returns the elements below an answer. */
  below?: (message: TalkMessage) => ReactNode
  className?: string
  /** An element that is shown instead of the text box. */
  composer?: ReactNode
  /** A richer view of a founder's message; null shows the plain text. */
  saidOf?: ((message: TalkMessage) => ReactNode) | undefined
  /** If true, figures are recognised while the founder types, as in an interview. */
  readsFigures?: boolean
  /** The id of an answer that is shown in another part of the page, and a function that scrolls there. */
  standsElsewhere?: { id: string; onShow: () => void } | undefined
}

const none: readonly string[] = []

/** The conversation view that all helpers use. */
export function Chat(props: ChatProps) {
  const { conversation, label, speaker, placeholder, greeting, inputRef, className = 'h-[32rem]' } = props
  const { opening, tiles, above, below, readsFigures = false, standsElsewhere, composer, saidOf } = props
  const { messages, isPending, step, steps, isStartedHere } = conversation
  const last = messages.at(-1)
  const isGrowing = isPending && last?.cut === 'growing'
  const box = useRef<HTMLElement>(null)
  const ownInput = useRef<HTMLTextAreaElement>(null)
  const input = inputRef ?? ownInput
  const follow = useFollowEnd(box)
  useOneStop(box)
  const sent = messages.findLast(({ role }) => role === 'user')?.id
  // A card sends its own messages. Afterwards the view scrolls to the end of the conversation.
  const hadCard = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each sent message.
  useEffect(() => {
    if (composer || hadCard.current) follow()
  }, [sent])
  useEffect(() => {
    hadCard.current = composer !== undefined
  })
  const takeFocus = useEffectEvent(() => {
    // The button that started the conversation is gone, so the text box takes the focus, unless the founder has
    // already focused another element.
    if (isStartedHere && document.activeElement === document.body) input.current?.focus()
  })
  useEffect(() => takeFocus(), [])
  const because = isPending ? null : whyGuided(messages)
  const retry = () => {
    // The retry button disappears, so the text box takes the focus.
    input.current?.focus()
    conversation.retry()
  }
  const announced = useAnnouncement(isPending, last?.role === 'assistant' ? last.content : null)
  return (
    // Turns off the browser's scroll anchoring, because it would scroll the whole page while a message grows.
    <div
      className={`flex max-h-[calc(100dvh-var(--bar)-var(--foot)-1rem)] min-h-0 flex-col gap-3 [overflow-anchor:none] short:gap-2 ${className}`}
    >
      <section ref={box} aria-label={label} className="relative min-h-0 flex-1 overflow-y-auto pr-1">
        <div className="grid gap-3 pb-2">
          <ol className="grid gap-5">
            {greeting && (
              <li className="border-l-2 border-line-strong pl-4">
                <p className="mb-1 text-[0.8125rem] text-ink-faint">{speaker}</p>
                <p>{greeting}</p>
                {opening && <p className="mt-2">{opening}</p>}
                {tiles}
              </li>
            )}
            {messages.map(message => {
              return (
                <Fragment key={message.id}>
                  {message.id === standsElsewhere?.id ? (
                    <li data-message className="border-l-2 border-line-strong pl-4">
                      <p className="mb-1 text-[0.8125rem] text-ink-faint">{speaker}</p>
                      <Button look="link" size="inline" onClick={standsElsewhere.onShow}>
                        See the result
                      </Button>
                    </li>
                  ) : (
                    <ChatLine
                      message={because && message === last ? withoutReason(message, because) : message}
                      speaker={speaker}
                      isGrowing={isPending && message.cut === 'growing'}
                      steps={
                        isPending && message.cut === 'growing' ? (step ? steps.slice(0, -1) : steps) : none
                      }
                      said={message.role === 'user' ? saidOf?.(message) : undefined}
                    />
                  )}
                  {message.role === 'assistant' && !message.cut && below?.(message)}
                </Fragment>
              )
            })}
            {isPending && (!isGrowing || step) && (
              <li className="border-l-2 border-line pl-4 text-ink-faint">
                {!isGrowing && (
                  <StepList steps={steps.slice(0, -1).map(label => ({ label, detail: null }))} />
                )}
                <span className="animate-[breathe_1.8s_ease-in-out_infinite]">
                  {step ?? `${speaker} is thinking`}…
                </span>
              </li>
            )}
          </ol>
          {!isPending && !because && last && !calculationIn(last.result) && (
            <footer className="flex flex-wrap items-center gap-2">
              {last.role === 'user' && <p className="text-sm text-ink-soft">No answer came.</p>}
              <Button
                look={last.role === 'user' || last.cut ? 'plain' : 'quiet'}
                size="small"
                onClick={retry}
              >
                <RotateCw aria-hidden="true" />
                Retry
              </Button>
            </footer>
          )}
          {composer && <ModeLine messages={messages} />}
        </div>
      </section>
      {/* Screen readers read an answer once when it is complete, not while it grows. */}
      <p aria-live="polite" className="sr-only">
        {announced && `${speaker}: ${announced}`}
      </p>
      <div className="grid gap-3 empty:hidden short:hidden">
        {!composer && <ModeLine messages={messages} />}
        {above}
      </div>
      {because && <WhyGuided because={because} onRetry={retry} />}
      {composer ?? (
        <Composer
          key={conversation.path.join(':')}
          label={placeholder.replace(/[.…]+$/, '')}
          placeholder={placeholder}
          path={conversation.path}
          isPending={isPending}
          onSend={text => {
            follow()
            conversation.send(text)
          }}
          onStop={() => {
            input.current?.focus()
            conversation.stop()
          }}
          inputRef={input}
          readsFigures={readsFigures}
        />
      )}
    </div>
  )
}
