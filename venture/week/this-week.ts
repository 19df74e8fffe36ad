// What the founder sees on Monday for the week: the riskiest assumption, people to talk to, due tests and actions,
// and changes.
import type { Contact, ContactStage } from '../../contracts/contacts.ts'
import type { Action, Experiment } from '../../contracts/evidence.ts'
import { movedSince, moveInWords } from '../experiments/moved.ts'
import { type Board, isToDecide, type NextUp, nextUp, openQuestions } from '../experiments/next-up.ts'
import { sayResult } from '../experiments/say-result.ts'
import type { Remembered, Standing } from '../experiments/standing.ts'
import type { Placed } from '../experiments/support.ts'

export type WeekMaterial = Remembered &
  Board & {
    actions: readonly Action[]
    contacts: readonly Contact[]
  }

export type ThisWeek = {
  riskiest: Placed | null
  people: Contact[]
  testsDue: Experiment[]
  /** The test to work on: the one that is due first, or one without a date if no other is open. */
  test: Experiment | null
  /** The next assumption and its test, if no test is open. */
  next: NextUp | null
  /** Whether all tests of the riskiest assumption failed and the founder has not decided since then. */
  isToDecide: boolean
  /** Whether every assumption has a clear answer and there is no next assumption. */
  isAllKnown: boolean
  actions: Action[]
  /** The changes of the last week, one line each. Empty if there are none. */
  moved: string[]
  /** What the latest result of the week means, in one sentence. */
  result: string | null
  standing: Standing
}

const peopleMost = 5

/**
 * The order of contacts by their stage. Contacts who are close to a conversation come first. After the
 * conversation, a contact is listed only with a date.
 */
const nearness: Record<ContactStage, number | null> = {
  booked: 0,
  follow_up: 1,
  asked: 2,
  to_ask: 3,
  talked: null,
}

/** `today` is the founder's calendar day, such as 2026-11-16. */
export function thisWeek(material: WeekMaterial, now: Date, today: string): ThisWeek {
  const until = dayAfter(today, 7)
  // Counts from the start of the day seven days ago. So changes that were made last Monday after the mail are
  // included.
  const moves = movedSince(new Date(`${dayAfter(today, -7)}T00:00:00Z`), now, material)
  const score = moveInWords(moves)
  const open = material.tests
    .filter(({ state, measured }) => state === 'open' && measured === null)
    .toSorted((one, other) => (one.due_on ?? '9999').localeCompare(other.due_on ?? '9999'))
  const [riskiest = null] = openQuestions(material)
  const isDecisionNext = open.length === 0 && riskiest !== null && isToDecide(riskiest, material)
  const next = open.length === 0 && !isDecisionNext ? nextUp(material, today) : null
  return {
    riskiest,
    isToDecide: isDecisionNext,
    people: peopleToAsk(material.contacts, today, until),
    testsDue: open.filter(({ due_on }) => due_on !== null && due_on <= until),
    test: open[0] ?? null,
    isAllKnown:
      open.length === 0 &&
      riskiest === null &&
      next === null &&
      material.assumptions.some(({ state }) => state === 'open'),
    next,
    actions: openActions(material.actions),
    moved: [
      ...(score ? [score] : []),
      ...moves.assumptions.map(({ text, isUp }) => `${isUp ? 'Stronger' : 'Weaker'}: ${text}`),
    ],
    result: latestResult(material, today),
    standing: moves.after,
  }
}

function latestResult(material: WeekMaterial, today: string): string | null {
  const since = Date.parse(`${dayAfter(today, -7)}T00:00:00Z`)
  const [latest] = material.tests
    .filter(({ state, resulted_at }) => state === 'open' && resulted_at && Date.parse(resulted_at) >= since)
    .toSorted((one, other) => Date.parse(other.resulted_at ?? '') - Date.parse(one.resulted_at ?? ''))
  return latest ? sayResult(latest, material, today) : null
}

/** Open actions by date. Actions without a date come last. */
export function openActions(actions: readonly Action[]): Action[] {
  return actions
    .filter(({ state, done_at }) => state === 'open' && done_at === null)
    .toSorted((one, other) => (one.due_on ?? '9999').localeCompare(other.due_on ?? '9999'))
}

/** The contacts to talk to, in this order: due today, overdue, due in the next days, without a date. */
function peopleToAsk(contacts: readonly Contact[], today: string, until: string): Contact[] {
  const isDue = ({ next_on }: Contact) => next_on !== null && next_on <= until
  const turn = ({ next_on }: Contact) =>
    next_on === null ? 3 : next_on === today ? 0 : next_on < today ? 1 : 2
  return contacts
    .filter(person => isDue(person) || (person.next_on === null && nearness[person.stage] !== null))
    .toSorted(
      (one, other) =>
        turn(one) - turn(other) ||
        (one.next_on ?? '').localeCompare(other.next_on ?? '') ||
        (nearness[one.stage] ?? 9) - (nearness[other.stage] ?? 9) ||
        one.name.localeCompare(other.name),
    )
    .slice(0, peopleMost)
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Whether the project has open entries or contacts. Only then the week has something to show. */
export const hasBegun = ({ assumptions, tests, actions, contacts }: WeekMaterial): boolean =>
  [...assumptions, ...tests, ...actions].some(({ state }) => state === 'open') || contacts.length > 0
