// Adds logged interviews to a record. They fill its fields, so that no result counts fewer people than the
// interviews.
import type { Fact } from '../../contracts/facts.ts'
import type { Count } from '../../contracts/record-fields.ts'
import type { ValidationQuestion, ValidationRecord } from '../../contracts/validation-record.ts'
import { isHeld, plain } from '../facts/compare.ts'
import { type Heard, heardIn } from '../facts/heard.ts'
import { atLeast, told } from './figures.ts'
import type { AnyRecord, Elsewhere } from './kind.ts'
import type { Prefill, Prefills } from './prefill.ts'

const exact = (count: number): Count => ({ low: count, high: count })

/** The facts that belong to a round. A later round gets only the facts about its own group. */
export const factsOfRound = (
  { round, group, answers }: Pick<AnyRecord, 'round' | 'group' | 'answers'>,
  facts: readonly Fact[],
): readonly Fact[] =>
  round === 1
    ? facts
    : facts.filter(
        ({ subject }) => subject !== null && plain(subject) === plain(group || (answers.who?.words ?? null)),
      )

/**
 * Counts the interviews for this round. In a later round, logged talks do not count, because they may be with
 * people of another group.
 */
export const heardBeside = (record: ValidationRecord, { facts, talks = [] }: Elsewhere): Heard =>
  heardIn(factsOfRound(record, facts).filter(isHeld), record.round === 1 ? talks : [])

/**
 * Adds all payers, promises, refusals and talks from interviews to the record, even if the founder skipped the
 * question.
 */
export function withHeard(record: ValidationRecord, heard: Heard): ValidationRecord {
  const { paid, others, evidence } = record.answers
  const { skipped: _paid, words, ...money } = paid ?? {}
  const { skipped: _others, ...rest } = others ?? {}
  const { skipped: _evidence, ...met } = evidence ?? {}
  const more = (count: number, before: Count | 'unknown' | undefined) => count > atLeast(before)
  // If the founder once said "nobody paid yet", newer payments replace this answer.
  const isOver = atLeast(paid?.paid) === 0
  const news = {
    ...(more(heard.paid, paid?.paid) && {
      paid: {
        ...money,
        ...(words && !isOver && { words }),
        paid: exact(heard.paid),
        each: told(paid?.each) ?? heard.each ?? undefined,
        since: told(paid?.since) ?? heard.since ?? undefined,
        known: money.known ?? ('saw' as const),
      },
    }),
    ...((more(heard.committed, others?.committed) || more(heard.no, others?.no)) && {
      others: {
        ...rest,
        ...(more(heard.committed, others?.committed) && {
          committed: exact(heard.committed),
          deposit: told(others?.deposit) ?? heard.deposit ?? undefined,
        }),
        ...(more(heard.no, others?.no) && { no: exact(heard.no) }),
      },
    }),
    ...(more(heard.talked, evidence?.talked) && { evidence: { ...met, talked: exact(heard.talked) } }),
  }
  return Object.keys(news).length > 0 ? { ...record, answers: { ...record.answers, ...news } } : record
}

/** Adds the logged talks of the project to the record. */
export const withTalks = (record: ValidationRecord, elsewhere: Elsewhere): ValidationRecord =>
  withHeard(record, heardBeside(record, elsewhere))

/**
 * Suggests the counts from interviews for their fields, with the question "still true?". Plans are never used for
 * these fields.
 */
export function heardPrefills(question: ValidationQuestion, heard: Heard): Prefills {
  const offered = (fields: Readonly<Record<string, unknown>>, isClaim: boolean): Prefills =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, value]): [string, Prefill][] =>
        value === null || value === 0
          ? []
          : [
              [
                field,
                {
                  value: typeof value === 'number' ? exact(value) : value,
                  known: 'saw',
                  isClaim,
                  factId: null,
                  source: 'interview',
                },
              ],
            ],
      ),
    )
  switch (question) {
    case 'paid':
      return heard.paid > 0 ? offered({ paid: heard.paid, each: heard.each, since: heard.since }, true) : {}
    case 'others':
      return offered(
        { committed: heard.committed, deposit: heard.committed > 0 ? heard.deposit : null, no: heard.no },
        true,
      )
    case 'evidence':
      return offered({ talked: heard.talked }, false)
    default:
      return {}
  }
}
