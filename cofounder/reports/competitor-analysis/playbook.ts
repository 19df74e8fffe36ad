// The interview about rivals without a model. When every question has an answer, it gives the report.
import { type CompetitorRecord, competitorQuestions } from '../../../contracts/competitor-record.ts'
import type { Understood } from '../../../contracts/facts.ts'
import type { CompetitorAnalysisResult } from '../../../contracts/results/competitor-analysis.ts'
import type { Language } from '../../../venture/numbers/locale.ts'
import { nextQuestion, turnOf } from '../../../venture/records/asking.ts'
import { differsIn } from '../../../venture/records/elsewhere.ts'
import { understoodIn } from '../../../venture/records/facts.ts'
import { answeredIn, type Elsewhere } from '../../../venture/records/kind.ts'
import { rivals } from '../../../venture/records/rivals/kind.ts'
import { reactToRivals } from '../../../venture/records/rivals/react.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { joined } from '../../language/markdown.ts'
import { voiceIn } from '../../language/voice.ts'
import { localeIn } from '../../records/figures-locale.ts'
import {
  answeredOf,
  type GivenRecord,
  type InterviewInput,
  languageIn,
  recordOfWords,
  withoutMarkup,
  withWords,
} from '../../records/given.ts'
import { askedOfKnown } from '../../records/known.ts'
import { writeReport } from './report.ts'

export type CompetitorAnalysisInput = InterviewInput<CompetitorRecord> & { background: string }

export type AskedRecord = Pick<GivenRecord<CompetitorRecord>, 'record' | 'asked'> & {
  language: Language
  /** The founder's number format. */
  locale: string
  today: string
  elsewhere: Elsewhere
  before: unknown
  /** Whether the founder wrote only text and filled in no field. */
  isWordsAlone: boolean
}

/** If the request contained only messages, the last message answers the last question. */
export function givenIn({ messages, given }: CompetitorAnalysisInput): GivenRecord<CompetitorRecord> {
  if (given) return given
  const count = messages.filter(({ role }) => role === 'user').length
  const asked = competitorQuestions[count - 1] ?? null
  return { record: recordOfWords(rivals, messages), asked, locale: null }
}

export function askedRecord(
  input: CompetitorAnalysisInput,
  given: GivenRecord<CompetitorRecord>,
): AskedRecord {
  const { record, asked, locale } = given
  const language = languageIn(rivals, given, input)
  return {
    record,
    asked,
    language,
    locale: localeIn(language, record.answers, { locale, memory: input.memory }),
    today: input.today,
    elsewhere: {
      facts: input.memory?.facts ?? [],
      validation: input.memory?.records?.at(-1) ?? null,
    },
    before: input.shown,
    isWordsAlone: !input.given,
  }
}

export function playbook(input: CompetitorAnalysisInput): CompetitorAnalysisResult {
  const given = askedRecord(input, withWords(rivals, input.messages, givenIn(input)))
  const { asked, today, elsewhere } = given
  const voice = voiceIn(given.language, given.locale)
  const record = withoutMarkup(given.record)
  const next = nextQuestion(rivals, record)
  if (asked !== 'open' && (next === null || (asked === null && rivals.isEnough(record)))) {
    const report = writeReport(record, voice, given)
    return given.isWordsAlone ? { ...report, explanation: voice.say('rivals.words.only') } : report
  }
  const answered = answeredOf<CompetitorRecord>(given)
  const turn = turnOf(rivals, record, { answered, asks: next }, voice, today)
  return {
    kind: 'turn',
    ...turn,
    ...(answered && {
      reaction: joined([
        reactToRivals(answered, record.answers, voice, elsewhere.validation?.answers),
        differsIn(rivals, record, elsewhere.validation, voice, answered),
      ]),
    }),
    question:
      (next && askedOfKnown(rivals, next, turn.question, { answers: record.answers, ...elsewhere }, voice)) ??
      turn.question,
    ...(asked === 'open' && { reaction: voice.say('free.kept') }),
    ...(asked === null && { reaction: opening(record, voice) }),
    answered,
    asks: next,
  }
}

function opening({ answers }: CompetitorRecord, { say }: Voice): string {
  const count = answeredIn(rivals, answers).length
  return count === 0 ? say('rivals.opening') : say('rivals.few', { count })
}

export function factsOf(given: AskedRecord): Understood | null {
  const asked = answeredOf<CompetitorRecord>(given)
  return asked && understoodIn(rivals, given.record, asked, voiceIn(given.language, given.locale))
}
