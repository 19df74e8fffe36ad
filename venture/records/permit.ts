// A permit that was refused stops every helper: it comes first, and nothing is sold until it changes.
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { atLeast, told } from './figures.ts'
import type { Voice } from './voice.ts'

export type Permit = Pick<ValidationAnswers, 'frame' | 'paid'> | null | undefined

export const isRefused = (validation: Permit): boolean => told(validation?.frame?.permit) === 'refused'

export type Refused = { lead: string; counter: string; actions: [string, string, string] }

/** Null where nothing was refused. */
export function refusedBy(validation: Permit, { say }: Voice): Refused | null {
  if (!isRefused(validation)) return null
  return {
    lead: say('permit.refused'),
    counter: say(atLeast(validation?.paid?.paid) > 0 ? 'counter.unlawful' : 'counter.permit'),
    actions: [say('find.permit.refused.test'), say('find.lawful.test'), say('permit.back')],
  }
}
