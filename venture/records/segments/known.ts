// Finds customer groups in the forms of saved work: the rounds of a validation, the customer of the market
// research, and the customer box of the idea. It does not read free text.
import { z } from 'zod'
import type { Fact } from '../../../contracts/facts.ts'
import { ideaRecord as ideaCells } from '../../../contracts/idea-record.ts'
import { marketRecord } from '../../../contracts/market-record.ts'
import { type ValidationRecord, validationRecord } from '../../../contracts/validation-record.ts'
import { earningOf, type KnownGroups } from './prefill.ts'

const words = z.string().nullish().catch(null)

/** A row of `ai_outputs`. Instead, the request may contain the same value. */
const saved = z.object({
  input_data: z
    .object({
      targetCustomer: words,
      rounds: z.array(z.unknown()).catch([]),
      record: z.unknown().optional(),
      messages: z.array(z.unknown()).catch([]),
    })
    .nullish()
    .catch(null),
  metadata: z
    .object({
      result: z
        .object({ fields: z.object({ customer: words }).nullish().catch(null) })
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
})

const answer = z.object({ content: z.string(), answers: z.object({ question: z.literal('who') }) })

/** The founder's answer to "who has the problem". It is used if the conversation was saved without a record. */
const whoIn = (messages: readonly unknown[]): ValidationRecord[] =>
  messages
    .flatMap(message => answer.safeParse(message).data ?? [])
    .slice(-1)
    .map(({ content }) => ({ version: 1, round: 1, answers: { who: { words: content } } }))

const ideaRecord = z.object({ answers: z.object({ customer: z.object({ words }) }) })

export type SavedGroups = { validation: unknown; idea: unknown; market: unknown }

const recordsIn = (given: readonly unknown[]): ValidationRecord[] =>
  given.flatMap(one => validationRecord.safeParse(one).data ?? [])

/** `records`: the current records. Without them, the records in saved conversations are used. */
export function groupsIn(
  { validation, idea, market }: SavedGroups,
  records: readonly ValidationRecord[],
  facts: readonly Fact[] = [],
): KnownGroups {
  const [talk, canvas, research] = [validation, idea, market].map(one => saved.safeParse(one).data)
  const { rounds = [], record = null, messages = [] } = talk?.input_data ?? {}
  const told = recordsIn([...rounds, record])
  const spoken = Array.isArray(validation) ? validation : messages
  const cells = ideaCells.safeParse(canvas?.input_data?.record).data?.answers
  const numbers = marketRecord.safeParse(research?.input_data?.record).data?.answers
  const earn = numbers?.earn?.type ? numbers.earn : cells?.earn
  return {
    facts,
    ...(earn?.type && { like: earningOf(earn, numbers?.far?.serve ?? cells?.costs?.serve) }),
    rounds: [records, told, whoIn(spoken)].find(some => some.length > 0) ?? [],
    market: research?.input_data?.targetCustomer ?? null,
    idea:
      ideaRecord.safeParse(canvas?.input_data?.record).data?.answers.customer.words ??
      canvas?.metadata?.result?.fields?.customer ??
      null,
  }
}
