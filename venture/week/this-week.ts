// The founder's week on Monday: the riskiest assumption, people to talk to, due tests and actions, and changes.
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
  /** The test to continue with: the test that is due first, else a test without a date. */
  test: Experiment | null
  /** The next assumption and its test, if no test is open. */
  next: NextUp | null
  /** Whether the riskiest assumption failed its test and the founder has not decided since. */
  isToDecide: boolean
  /** Whether every assumption is well known and no further assumption follows. */
  isAllKnown: boolean
  actions: Action[]
  /** The changes of the last week, one line each. Empty if there are none. */
  moved: string[]
  /** The meaning of the latest result of the week, in one sentence. */
  result: string | null
  /** The current score and verdict. */
  standing: Standing
}

const peopleMost = 5

/**
 * The order of people by stage: people closest to a conversation come first. People after a conversation are
 * listed only with a date.
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
  // Counts from the start of that day. Then changes made on Monday after the mail appear in the next mail.
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

/** The people to talk to. The order is: due today, overdue, due in the coming days, without a date. */
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

/** Whether the project has open entries or contacts, so that the founder has a reason to come back. */
export const hasBegun = ({ assumptions, tests, actions, contacts }: WeekMaterial): boolean =>
  [...assumptions, ...tests, ...actions].some(({ state }) => state === 'open') || contacts.length > 0
