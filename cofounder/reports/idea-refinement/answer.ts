// The idea refinement without a model. When there are enough answers, it gives the canvas.
import type { IdeaRecord } from '../../../contracts/idea-record.ts'
import type { IdeaRefinementResult } from '../../../contracts/results/idea-refinement.ts'
import { differsIn } from '../../../venture/records/elsewhere.ts'
import { sentenceOf } from '../../../venture/records/idea/canvas.ts'
import { idea as kind } from '../../../venture/records/idea/kind.ts'
import { react } from '../../../venture/records/idea/react.ts'
import { answeredIn } from '../../../venture/records/kind.ts'
import { joined } from '../../language/markdown.ts'
import { voiceIn } from '../../language/voice.ts'
import { answeredOf } from '../../records/given.ts'
import { guidedTurn } from '../../records/known.ts'
import { type AskedIdea, writeCanvas } from './canvas.ts'

export function reactionTo(given: AskedIdea): string | null {
  const { record, asked, language, locale, today, isWords, validation } = given
  const answered = isWords ? null : answeredOf<IdeaRecord>({ asked })
  if (!answered) return null
  const voice = voiceIn(language, locale)
  const said = react(answered, record.answers, voice, today, validation?.answers)
  return joined([said, differsIn(kind, record, validation, voice, answered)]) || null
}

export function answerIdea(given: AskedIdea): IdeaRefinementResult {
  const { record, asked, language, locale, entered } = given
  const voice = voiceIn(language, locale)
  const { say } = voice
  const turn = guidedTurn(kind, given, voice)
  if (!turn) return writeCanvas(given, voice)
  const count = answeredIn(kind, record.answers).length
  const lead =
    asked === 'open'
      ? say('idea.kept')
      : asked === null
        ? say(count ? 'idea.few' : 'idea.opening', { count })
        : null
  const { version, sentence } = sentenceOf(record, entered)
  return {
    ...turn,
    version,
    sentence,
    reaction: lead ?? reactionTo(given) ?? '',
    ...(language !== 'en' && { language }),
  }
}
