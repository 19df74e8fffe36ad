import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Edits } from '../../../contracts/result-notes.ts'
import { type Pitch, pitchPartSeconds } from '../../../contracts/results/pitch.ts'
import type { Language } from '../../../venture/numbers/locale.ts'
import { timed } from '../../../venture/records/pitch/seconds.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { EditableText } from '../../ui/editable-text.tsx'
import { Progress } from '../../ui/progress.tsx'
import { editedPitch, pitchPlace } from './edited-pitches.ts'
import { clock, momentAt } from './practice.ts'

const tick = 200

/** A stopwatch that can be paused. Returns the elapsed seconds. */
function useStopwatch(limit: number) {
  const [elapsed, setElapsed] = useState(0)
  const [isRunning, setIsRunning] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    let last = performance.now()
    const timer = window.setInterval(() => {
      const now = performance.now()
      const passed = (now - last) / 1000
      last = now
      setElapsed(seconds => Math.min(limit, seconds + passed))
    }, tick)
    return () => window.clearInterval(timer)
  }, [isRunning, limit])
  const isOver = elapsed >= limit
  return {
    elapsed,
    isRunning: isRunning && !isOver,
    toggle: () => {
      if (isOver) setElapsed(0)
      setIsRunning(isOver || !isRunning)
    },
    reset: () => {
      setElapsed(0)
      setIsRunning(false)
    },
  }
}

/** Practises one pitch with a timer for each part. */
type PitchPracticeProps = {
  pitch: Pitch
  /** The language of the pitch. The speaking pace of this language is used to compute the seconds. */
  language: Language
  voice: Voice
  edits: Edits
  onEdit: (place: string, written: string, text: string) => void
}

export function PitchPractice({ pitch, language, voice: { say }, edits, onEdit }: PitchPracticeProps) {
  // Older pitches have no seconds, so `timed` computes them.
  const own = timed(editedPitch(pitch, edits, language), language)
  const { audience, seconds, spoken = 0, words, parts } = own
  const watch = useStopwatch(seconds)
  const moment = momentAt(
    watch.elapsed,
    seconds,
    parts.map(({ part }) => part),
  )
  const isPractising = watch.elapsed > 0
  return (
    <article className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p
          className={`text-sm tabular-nums ${spoken > seconds ? 'font-semibold text-amber' : 'text-ink-soft'}`}
        >
          {say('pitch.practice', { words, spoken: clock(spoken), seconds })}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton text={parts.map(({ text }) => text).join('\n\n')} label="Copy pitch" />
          <Button size="small" onClick={watch.toggle}>
            {watch.isRunning ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            {watch.isRunning ? 'Pause' : isPractising && !moment.isOver ? 'Go on' : 'Practice'}
          </Button>
          {isPractising && (
            <Button look="quiet" size="small" onClick={watch.reset}>
              <RotateCcw aria-hidden="true" />
              Reset
            </Button>
          )}
        </div>
      </div>
      {isPractising && (
        <div className="grid gap-2">
          <div className="flex items-baseline justify-between gap-4">
            <p aria-live="polite" className="font-display text-lg">
              {moment.isOver ? 'Time' : say(`pitch.part.${moment.part}`)}
            </p>
            <p role="timer" className="text-sm text-ink-soft tabular-nums">
              {clock(watch.elapsed)} of {clock(seconds)}
              {!moment.isOver && ` · ${moment.secondsLeft} s left in this part`}
            </p>
          </div>
          <Progress value={(watch.elapsed / seconds) * 100} label="Practice time" />
        </div>
      )}
      <ol className="grid gap-4">
        {parts.map(({ part, text, seconds: takes = 0 }, index) => {
          const isLong = takes > pitchPartSeconds[part]
          const isNow = isPractising && !moment.isOver && moment.index === index
          return (
            <li
              key={part}
              aria-current={isNow ? 'step' : undefined}
              className={`reading border-l-2 pl-4 transition-colors duration-200 ${isNow ? 'border-ember' : 'border-line'} ${isPractising && !isNow ? 'text-ink-soft' : ''}`}
            >
              <p className="text-[0.8125rem] font-semibold text-ink-faint tabular-nums">
                {say(`pitch.part.${part}`)}
                <span className={`font-normal ${isLong ? 'text-amber' : ''}`}>
                  {' '}
                  · {takes} of {pitchPartSeconds[part]} s
                </span>
              </p>
              <EditableText
                label={say(`pitch.part.${part}`)}
                text={text}
                written={pitch.parts[index]?.text ?? text}
                onSave={next => onEdit(pitchPlace(audience, part), pitch.parts[index]?.text ?? text, next)}
              >
                <p className="text-lg leading-relaxed whitespace-pre-line">{text}</p>
              </EditableText>
            </li>
          )
        })}
      </ol>
    </article>
  )
}
