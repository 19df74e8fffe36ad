// Plans how to win the next customers: how many people to ask, and how many of them pay if the share stays the
// same.
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { isOnceEver } from '../earn.ts'
import { atLeast, atMost, told } from '../figures.ts'
import { mostOf, servedBy } from '../most.ts'
import { stayedOf } from '../stayed.ts'
import type { Voice } from '../voice.ts'

type Growth = { test: string; metric: string; threshold: string }

export const of = (part: number, all: number, { say, number }: Voice) =>
  say('find.of', { part: number(part), all: number(all) })

/** A share of a number, rounded up to at least one person. */
export const some = (share: number, all: number) => Math.max(1, Math.ceil(share * all))

/** The number of additional customers for whom the founder has time. Null if the hours are unknown. */
function roomOf({ earn, paid }: ValidationAnswers): number | null {
  const most = mostOf(earn, undefined)
  const served = most && servedBy(most, earn)
  return served && served.high - (stayedOf({ earn, paid })?.high ?? atMost(paid?.paid))
}

/** A test with the next twenty people. It passes if the same share as until now pays; the test names this share. */
export function growth(answers: ValidationAnswers, voice: Voice): Growth | null {
  const { say, number } = voice
  const { paid, others, reach, earn } = answers
  const payers = atLeast(paid?.paid)
  const there = told(reach?.there)
  const asked = payers + atLeast(others?.committed) + atLeast(others?.no)
  // Friends are left out, because they may pay more often than strangers.
  const friends = Math.min(payers, atMost(others?.friends))
  // Fewer than twenty people are asked if fewer are left, or if the founder does not have the time.
  const room = roomOf(answers) ?? 20
  const next = Math.min(20, room, Math.max(1, (there?.low ?? asked + 20) - asked))
  if (next < 1) return null
  // One person may refuse, because nobody wins every customer.
  const most = Math.max(1, next - 1)
  const [won, all] = [payers - friends, asked - friends]
  const wanted = some(won / Math.max(all, 1), next)
  const isCounted = asked === atMost(paid?.paid) + atMost(others?.committed) + atMost(others?.no)
  return {
    test: say('find.grow.test', {
      kind: told(earn?.type) ?? 'unsure',
      there: there ? number(there) : 'none',
      next,
    }),
    metric: say('find.grow.measure', {
      kind: told(earn?.type) ?? 'unsure',
      won: won > 0 && isCounted ? number(won) : 'none',
      ...{ all: number(all), friends: friends > 0 ? 'yes' : 'no' },
    }),
    threshold: of(Math.min(wanted, most), next, voice),
  }
}

/** Asks those who paid for names. Null if customers buy once in a lifetime: they know nobody who buys now. */
export function names({ paid, earn }: ValidationAnswers, voice: Voice): Growth | null {
  const payers = atLeast(paid?.paid)
  if (payers === 0 || isOnceEver(earn)) return null
  const count = Math.min(5, 2 * payers)
  return {
    test: voice.say('find.names.test', { paid: payers, count, type: told(earn?.type) ?? 'unsure' }),
    metric: voice.say('find.names.measure'),
    threshold: of(some(0.6, count), count, voice),
  }
}
