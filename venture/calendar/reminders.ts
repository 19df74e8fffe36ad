// Collects everything that has a date as reminders: next steps with people, running tests and open actions.
import type { Contact } from '../../contracts/contacts.ts'
import type { Action, Experiment } from '../../contracts/evidence.ts'
import type { Reminder } from './ics.ts'

type Dated = {
  contacts: readonly Contact[]
  tests: readonly Experiment[]
  actions: readonly Action[]
}

export function remindersOf({ contacts, tests, actions }: Dated, now: string): Reminder[] {
  return [
    ...contacts.flatMap(({ id, next_on, next_step, name, company }) =>
      next_on
        ? [
            {
              uid: `contact-${id}`,
              day: next_on,
              title: `${name}: ${next_step ?? 'talk'}`,
              text: company,
              changedAt: now,
            },
          ]
        : [],
    ),
    ...tests
      .filter(({ state, measured }) => state === 'open' && measured === null)
      .flatMap(({ id, due_on, believe, right_if }) =>
        due_on
          ? [
              {
                uid: `test-${id}`,
                day: due_on,
                title: `Test due: ${believe}`,
                text: `Right if: ${right_if}`,
                changedAt: now,
              },
            ]
          : [],
      ),
    ...actions
      .filter(({ state, done_at }) => state === 'open' && done_at === null)
      .flatMap(({ id, due_on, text }) =>
        due_on ? [{ uid: `action-${id}`, day: due_on, title: text, text: null, changedAt: now }] : [],
      ),
  ].toSorted((one, other) => one.day.localeCompare(other.day))
}
