import { mainOf, type RecordKind } from '../../../venture/records/kind.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import type { HelperSession } from '../../entities/helper-session.ts'
import { keep } from '../../lib/kept.ts'
import { Button } from '../../ui/button.tsx'
import { newLine } from './new-line.ts'
import { inFields, wordsIn } from './record-talk.ts'

type InFieldsProps = { kind: RecordKind; session: HelperSession; voice: Voice }

/**
 * A button that switches a conversation without fields to fields. Each earlier answer is put into the text box of
 * its question.
 */
export function InFields({ kind, session, voice }: InFieldsProps) {
  const go = () => {
    const state = session.current()
    for (const [question, words] of Object.entries(wordsIn(kind, state.messages)))
      keep([...session.path, 'card', '1', question], { [mainOf(kind)]: words })
    const line = newLine()
    session.tell(now => inFields(kind, now, voice, line))
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3">
      <Button className="h-auto min-h-10 whitespace-normal" onClick={go}>
        {voice.say('fields.go')}
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">{voice.say('fields.note')}</p>
    </div>
  )
}
