// Writes this week's Monday mails into the queue, for every active project.
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { contact } from '../../../contracts/contacts.ts'
import {
  action,
  assumption,
  assumptionFact,
  experiment,
  experimentChange,
} from '../../../contracts/evidence.ts'
import { fact } from '../../../contracts/facts.ts'
import { scoredCards } from '../../../venture/experiments/scored-cards.ts'
import { mondayMail } from '../../../venture/week/monday-mail.ts'
import { thisWeek } from '../../../venture/week/this-week.ts'
import { failureOf, logFailure } from './failure.ts'

const atOnce = 200

const listed = z.array(z.object({ project_id: z.guid(), member_id: z.guid() }))

const material = z.object({
  assumptions: z.array(assumption),
  links: z.array(assumptionFact),
  tests: z.array(experiment),
  changes: z.array(experimentChange),
  actions: z.array(action),
  contacts: z.array(contact),
  facts: z.array(fact),
  outputs: z.array(z.object({ created_at: z.string(), result: z.unknown(), earlier: z.unknown() })),
})

/** The Monday of the week of `now`, by UTC: 2026-11-16. */
function mondayOf(now: Date): string {
  const day = new Date(now)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

/** If the mail of a founder cannot be written, the log names the founder, and the others get theirs. */
export async function writeMondayMails(service: SupabaseClient, now = new Date()): Promise<number> {
  const monday = mondayOf(now)
  let after = '00000000-0000-0000-0000-000000000000'
  let written = 0
  for (;;) {
    const page = { p_monday: monday, p_after: after, p_most: atOnce }
    const read = await service.rpc('monday_projects', page)
    if (read.error) throw failureOf('looking for Monday mails', read)
    const projects = listed.parse(read.data)
    for (const { project_id, member_id } of projects) {
      try {
        if (await writeMail(service, project_id, member_id, monday, now)) written += 1
      } catch (error) {
        logFailure('writing a Monday mail', error, { project: project_id })
      }
    }
    after = projects.at(-1)?.project_id ?? after
    if (projects.length < atOnce) return written
  }
}

async function writeMail(
  service: SupabaseClient,
  project: string,
  member: string,
  monday: string,
  now: Date,
): Promise<boolean> {
  const read = await service.rpc('monday_material', { p_project: project })
  if (read.error) throw failureOf('reading for a Monday mail', read)
  const { outputs, ...rest } = material.parse(read.data)
  const today = now.toISOString().slice(0, 10)
  const mail = mondayMail(thisWeek({ ...rest, cards: scoredCards(outputs) }, now, today), today)
  if (!mail) return false
  const queued = await service.rpc('enqueue_mail', {
    p_member: member,
    p_kind: 'monday',
    p_dedupe: monday,
    p_subject: mail.subject,
    p_body: mail.body,
  })
  if (queued.error) throw failureOf('queueing a Monday mail', queued)
  return queued.data !== null
}
