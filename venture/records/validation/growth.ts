// The next ones: how many of them are asked, and how many of these pay where it goes on as so far.
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { atLeast, atMost, told } from '../figures.ts'
import { mostOf, servedBy } from '../most.ts'
import { stayedOf } from '../stayed.ts'
import type { Voice } from '../voice.ts'

type Growth = { test: string; metric: string; threshold: string }

export const of = (part: number, all: number, { say, number }: Voice) =>
  say('find.of', { part: number(part), all: number(all) })

/** At least one: of two or three that is asked of a third. */
export const some = (share: number, all: number) => Math.max(1, Math.ceil(share * all))

/** For how many more the hours are enough; null where nobody told them. */
function roomOf({ earn, paid }: ValidationAnswers): number | null {
  const most = mostOf(earn, undefined)
  const served = most && servedBy(most, earn)
  return served && served.high - (stayedOf({ earn, paid })?.high ?? atMost(paid?.paid))
}

/** The next twenty, measured by how many of those asked so far paid. */
export function growth(answers: ValidationAnswers, voice: Voice): Growth | null {
  const { say, number } = voice
  const { paid, others, reach, earn } = answers
  const payers = atLeast(paid?.paid)
  const there = told(reach?.there)
  const asked = payers + atLeast(others?.committed) + atLeast(others?.no)
  // Friends are no measure for the next ones.
  const friends = Math.min(payers, atMost(others?.friends))
  // Nobody asks twenty more where there are fewer left, or has time for fewer.
  const room = roomOf(answers) ?? 20
  const next = Math.min(20, room, Math.max(1, (there?.low ?? asked + 20) - asked))
  if (next < 1) return null
  // One no is allowed: nobody wins all of them.
  const most = Math.max(1, next - 1)
  const wanted = some((payers - friends) / Math.max(asked - friends, 1), next)
  return {
    test: say('find.grow.test', {
      kind: told(earn?.type) ?? 'unsure',
      there: there ? number(there) : 'none',
      next,
    }),
    metric: say('find.grow.measure', { kind: told(earn?.type) ?? 'unsure' }),
    threshold: of(Math.min(wanted, most), next, voice),
  }
}
