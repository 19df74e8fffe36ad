// What a model reads in one answer: facts, fields of the record, and the question that was asked last.
import { z } from 'zod'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { topicNames } from '../../contracts/fact-topics.ts'
import { bearings, evidence, type Fact, factTextMost, subjectMost } from '../../contracts/facts.ts'
import type { ReadField } from '../../venture/records/change.ts'
import { asData } from '../data.ts'
import type { Mind } from '../mind.ts'
import { unlessModelFails } from '../model-error.ts'
import { callText, fenceRule, userText } from './parts.ts'
import { tellBefore } from './told-before.ts'

const readFact = z.object({
  topic: z.enum(topicNames),
  /** The person or thing that the fact is about. Null for the venture itself. */
  subject: z.string().max(subjectMost).nullable(),
  text: z.string().min(1).max(factTextMost),
  quote: z.string().min(1).max(2000),
  /** The figure in the fact, in a simple form: "49 EUR per month", "3 of 7", "120". Null if there is none. */
  figure: z.string().max(80).nullable(),
  evidence: evidence.nullable(),
  bears: z.enum(bearings),
  disagrees_with: z.string().nullish(),
  /** Whether the known fact was true before and the new fact replaces it. */
  changed_since: z.boolean().nullish(),
})
export type ReadFact = z.infer<typeof readFact>

/** The id of an additional question: whether the trade needs a permission. */
export const permissionLine = 'permission'

/** The highest number of facts in one message. A message may contain the founder's whole story. */
const mostFacts = 12

/** Numbers and text have separate keys, so that any model server can enforce this form. */
export const readField = (topics: readonly string[]): z.ZodType<ReadField> =>
  z.object({
    question: z.enum(topics),
    field: z.string().max(20),
    row: z.string().max(60).nullish(),
    low: z.number().nullable(),
    high: z.number().nullable(),
    // Only the schema of each field limits the length.
    currency: z.string().nullable(),
    per: z.string().nullable(),
    text: z.string().max(2000).nullable(),
    quote: z.string().max(2000),
  })

const mostFields = 40

const reading = (topics: readonly string[]) =>
  z.object({
    asked_next: z.enum([permissionLine, 'aim', ...topics]).nullable(),
    facts: z.array(readFact).max(mostFacts),
    contradictions: z.array(z.object({ one: z.string(), other: z.string() })).max(3),
    harm: z.enum(['none', 'distress', 'unlawful']),
    done: z.boolean(),
  })

const intoRecord = (topics: readonly string[]) =>
  z.object({
    fields: z.array(readField(topics)).max(mostFields),
    refuted_by: z.string().max(2000).nullable(),
  })
export type Reading = z.infer<ReturnType<typeof reading>> & Partial<z.infer<ReturnType<typeof intoRecord>>>

const mostOfQuestion = 1500

const endOf = (content: string) =>
  content.length > mostOfQuestion ? content.slice(-mostOfQuestion).replace(/^.*?\n/, '') : content

type Answered = {
  topics: readonly string[]
  messages: readonly ConversationMessage[]
  fields?: string
  /** Today's date (YYYY-MM-DD). It decides the year of a month that is mentioned without a year. */
  today?: string
}

/** `said`: the model's words in this turn. Null if the model fails. The answer is then read later. */
export function readTurn(
  mind: Mind,
  { topics, messages, fields, today }: Answered,
  { said, before }: { said: string; before: ReadonlyMap<string, Fact> },
): Promise<Reading | null> {
  const answer = messages.at(-1)
  const asked = messages.findLast(({ role }) => role === 'assistant')
  const isAnswer = answer?.role === 'user'
  const schema: z.ZodType<Reading> = fields
    ? reading(topics).extend(intoRecord(topics).shape)
    : reading(topics)
  mind.step('noting')
  return unlessModelFails(
    mind.read({
      system: callText('reading', [fields, fenceRule, `Lines: ${topics.join(', ')}.`]),
      user: userText([
        mind.remembered ?? mind.memory,
        tellBefore(before),
        asked && `Your question:\n${endOf(asked.content)}`,
        asData('answer', isAnswer ? answer.content : ''),
        `Your last message:\n${said}`,
        today && `Today is ${today}.`,
      ]),
      maxOutputTokens: fields ? 3000 : 1800,
      schema,
    }),
    null,
  )
}
