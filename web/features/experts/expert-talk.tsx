import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import {
  answered,
  mayEnter,
  opening,
  replied,
  replyDelayMs,
  type Talk,
  unlockDelayMs,
  unlocked,
} from './script.ts'

/** The scripted conversation before the expert network. Replies appear after a pause. */
export function ExpertTalk({ onEnter }: { onEnter: () => void }) {
  const [talk, setTalk] = useState<Talk>(opening)
  useEffect(() => {
    if (!talk.isWaiting) return
    const next = talk.step === 1 ? unlocked : replied
    const timer = setTimeout(() => setTalk(next), talk.step === 1 ? unlockDelayMs : replyDelayMs)
    return () => clearTimeout(timer)
  }, [talk])
  return (
    <section
      className="grid max-w-2xl gap-6 rounded-card border border-line bg-surface p-6"
      aria-label="Your guide"
    >
      <ol className="grid gap-4" aria-live="polite">
        {talk.lines.map(line => (
          <li key={line.text} className={line.from === 'founder' ? 'justify-self-end' : 'max-w-[46ch]'}>
            {line.from === 'founder' ? (
              <p className="rounded-card rounded-br-sm bg-ember-wash px-4 py-2.5">{line.text}</p>
            ) : (
              <p className="border-l-2 border-line-strong pl-4">{line.text}</p>
            )}
          </li>
        ))}
        {talk.isWaiting && <li className="border-l-2 border-line pl-4 text-ink-faint">…</li>}
      </ol>
      {talk.choices.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {talk.choices.map(choice => (
            <Button key={choice} onClick={() => setTalk(current => answered(current, choice))}>
              {choice}
            </Button>
          ))}
        </div>
      )}
      {mayEnter(talk) && (
        <div>
          <Button look="main" size="large" onClick={onEnter}>
            Access Expert Network
          </Button>
        </div>
      )}
    </section>
  )
}
