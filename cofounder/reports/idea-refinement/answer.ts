// The idea refinement without a model. When there are enough answers, it gives the canvas.
import type { Understood } from '../../../contracts/facts.ts'
import type { IdeaRecord } from '../../../contracts/idea-record.ts'
import type { IdeaRefinementResult } from '../../../contracts/results/idea-refinement.ts'
import { nextQuestion, turnOf } from '../../../venture/records/asking.ts'
import { differsIn } from '../../../venture/records/elsewhere.ts'
import { understoodIn } from '../../../venture/records/facts.ts'
import { sentenceOf } from '../../../venture/records/idea/canvas.ts'
import { isEnough, idea as kind } from '../../../venture/records/idea/kind.ts'
import { react } from '../../../venture/records/idea/react.ts'
import { answeredIn } from '../../../venture/records/kind.ts'
import { voiceIn } from '../../language/voice.ts'
import { answeredOf } from '../../records/given.ts'
import { askedOfKnown } from '../../records/known.ts'
import { type AskedIdea, writeCanvas } from './canvas.ts'

export function factsOf({ record, asked, language, locale }: AskedIdea): Understood | null {
  const answered = answeredOf<IdeaRecord>({ asked })
  return answered && understoodIn(kind, record, answered, voiceIn(language, locale))
}

export function reactionTo(given: AskedIdea): string | null {
  const { record, asked, language, locale, today, isWords, validation } = given
  const answered = isWords ? null : answeredOf<IdeaRecord>({ asked })
  if (!answered) return null
  const voice = voiceIn(language, locale)
  const said = [
    react(answered, record.answers, voice, today, validation?.answers),
    differsIn(kind, record, validation, voice, answered),
  ]
  return said.filter(Boolean).join(' ') || null
}

export function answerIdea(given: AskedIdea): IdeaRefinementResult {
  const { record, asked, today, language, locale, entered } = given
  const voice = voiceIn(language, locale)
  const { say } = voice
  const next = nextQuestion(kind, record)
  if (asked !== 'open' && (next === null || (asked === null && isEnough(record))))
    return writeCanvas(given, voice)
  const answered = answeredOf<IdeaRecord>({ asked })
  const turn = turnOf(kind, record, { answered, asks: next }, voice, today)
  const count = answeredIn(kind, record.answers).length
  const lead =
    asked === 'open'
      ? say('idea.kept')
      : asked === null
        ? say(count ? 'idea.few' : 'idea.opening', { count })
        : null
  const { version, sentence } = sentenceOf(record, entered)
  return {
    kind: 'turn',
    version,
    sentence,
    reaction: lead ?? reactionTo(given) ?? '',
    question:
      (next && askedOfKnown(kind, next, turn.question, { ...given, ...record }, voice)) ?? turn.question,
    answered,
    asks: next,
    ...(language !== 'en' && { language }),
  }
}
