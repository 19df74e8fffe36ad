// For a server function that serves several interviews: reads a request with a record, and makes the response.
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { Understood } from '../../contracts/facts.ts'
import { nextQuestion } from '../../venture/records/asking.ts'
import { understoodIn } from '../../venture/records/facts.ts'
import type { AnyRecord, RecordKind } from '../../venture/records/kind.ts'
import type { Dated } from '../helper.ts'
import { voiceIn } from '../language/voice.ts'
import { askedOf } from './asked.ts'
import { localeIn } from './figures-locale.ts'
import { answeredOf, type GivenRecord, givenOfWords, languageIn, type Read, recordAfter } from './given.ts'

type Call = {
  messages: readonly ConversationMessage[]
  record?: unknown
  asked?: string | null | undefined
  isFree?: boolean | undefined
  locale?: string | null | undefined
}

/** Without a record, one is made from the messages. Null if it belongs to another interview. */
export function givenOf<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  { messages, record, asked = null, isFree = false, locale = null }: Call,
): GivenRecord<Told> | null {
  if (!record) return givenOfWords(kind, messages)
  const { schema, questions } = kind
  const told = schema.safeParse(record).data
  const question = asked === 'open' || asked === null ? asked : questions.find(id => id === asked)
  return told && question !== undefined ? { record: told, asked: question, isFree, locale } : null
}

type Called = Pick<Dated, 'today' | 'language' | 'memory'> & {
  messages: ConversationMessage[]
  result: Read | null
  understood: Understood | null
}

export function afterTurn<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  given: GivenRecord<Told>,
  { messages, today, language, memory, result, understood }: Called,
) {
  const record = recordAfter(kind, messages, given, result)
  const spoken = languageIn(kind, { ...given, record }, { messages, language })
  const voice = voiceIn(spoken, localeIn(spoken, record.answers, { locale: given.locale, memory }))
  const asked = answeredOf<Told>(given)
  return {
    told: {
      asked: askedOf(result),
      record,
      reaction: asked && kind.react(asked, record.answers, voice, today),
      next: nextQuestion(kind, record),
    },
    // Values that a model read are only proposals. Values that the founder typed are facts.
    understood: result?.patch
      ? understood
      : asked && !given.isWords
        ? understoodIn(kind, record, asked, voice)
        : null,
  }
}
