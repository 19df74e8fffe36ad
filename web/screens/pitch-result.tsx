import type { ReactNode, Ref } from 'react'
import type { Edits } from '../../contracts/result-notes.ts'
import type { Voice } from '../../venture/records/voice.ts'
import { textWithEdits } from '../features/pitch/edited-pitches.ts'
import { afterPitches, type MadePitches, pitchesOf } from '../features/pitch/pitch-outputs.ts'
import { PitchPractice } from '../features/pitch/pitch-practice.tsx'
import { ResultFrame } from '../features/results/result-frame.tsx'
import { Button } from '../ui/button.tsx'
import { Tabs } from '../ui/tabs.tsx'

type PitchResultProps = {
  ref: Ref<HTMLElement>
  outputId: string | null
  made: MadePitches
  edits: Edits
  stale: ReactNode
  voice: Voice | null
  onEdit: (place: string, written: string, text: string) => void
  onStartOver: () => void
}

/** The finished pitches. The founder can practise and edit them. */
export function PitchResultView(props: PitchResultProps) {
  const { ref, outputId, made, edits, stale, voice, onEdit, onStartOver } = props
  const pitches = pitchesOf(made)
  return (
    <ResultFrame
      ref={ref}
      outputId={outputId}
      title="Your pitches"
      text={afterPitches(made)}
      copyText={pitches ? textWithEdits(made.text, pitches, edits) : made.text}
      answeredBy={made.answeredBy}
      createdAt={made.timestamp}
      actions={
        <Button size="small" onClick={onStartOver}>
          Create New Pitches
        </Button>
      }
      notice={stale}
      note={
        <p className="text-sm text-ink-faint">Built from {made.questionsCompleted} questions answered.</p>
      }
    >
      {pitches?.lead && <p className="font-medium">{pitches.lead}</p>}
      {pitches && voice && (
        <Tabs
          label="Pitches"
          defaultValue="investor"
          tabs={pitches.pitches.map(pitch => ({
            value: pitch.audience,
            label: `${voice.say(`pitch.tab.${pitch.audience}`)} · ${pitch.seconds} s`,
            content: (
              <PitchPractice
                pitch={pitch}
                voice={voice}
                language={pitches.closing.language ?? 'en'}
                edits={edits}
                onEdit={onEdit}
              />
            ),
          }))}
        />
      )}
    </ResultFrame>
  )
}
