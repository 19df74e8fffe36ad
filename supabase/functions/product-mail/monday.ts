// Writes this week's Monday mails for every active project and adds them to the queue.
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
import { type Fact, fact } from '../../../contracts/facts.ts'
import { scoredCards } from '../../../venture/experiments/scored-cards.ts'
import { mondayMail } from '../../../venture/week/monday-mail.ts'
import { thisWeek } from '../../../venture/week/this-week.ts'
import { failureOf, logFailure } from './failure.ts'

const atOnce = 200
/**
 * The maximum number of characters of texts about payments. Finding figures in a text takes long, and no founder has
 * so much text.
 */
const paidLettersMost = 200_000

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

/** Returns the Monday of the week of `now`, in UTC, such as 2026-11-16. */
function mondayOf(now: Date): string {
  const day = new Date(now)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

/**
 * Writes the mails. If a founder's mail cannot be written, this is logged, and the other founders still get theirs.
 * Stops after `longestMs`; the next run continues there.
 */
export async function writeMondayMails(
  service: SupabaseClient,
  now = new Date(),
  longestMs = Number.POSITIVE_INFINITY,
): Promise<{ written: number; isDone: boolean }> {
  const monday = mondayOf(now)
  const until = performance.now() + longestMs
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
        await endMail(service, project_id, monday).catch(failure =>
          logFailure('noting a failed Monday mail', failure, { project: project_id }),
        )
      }
      if (performance.now() > until) return { written, isDone: false }
    }
    after = projects.at(-1)?.project_id ?? after
    if (projects.length < atOnce) return { written, isDone: true }
  }
}

async function writeMail(
  service: SupabaseClient,
  project: string,
  member: string,
  monday: string,
  now: Date,
): Promise<boolean> {
  const read = await service.rpc('monday_material', { p_project: project, p_monday: monday })
  if (read.error) throw failureOf('reading for a Monday mail', read)
  const decided = await service
    .from('decisions')
    .select('decided_at')
    .eq('project_id', project)
    .order('decided_at', { ascending: false })
    .limit(1)
  if (decided.error) throw failureOf('reading the last decision for a Monday mail', decided)
  const { outputs, ...rest } = material.parse(read.data)
  if (paidLetters(rest.facts) > paidLettersMost) throw new Error('There are too many words about payments')
  const today = now.toISOString().slice(0, 10)
  const mail = mondayMail(
    thisWeek({ ...rest, cards: scoredCards(outputs), decisions: decided.data }, now, today),
    today,
  )
  if (!mail) {
    await endMail(service, project, monday)
    return false
  }
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

/** Marks the project as done, so that this run and the runs in the next fifty minutes skip it. */
async function endMail(service: SupabaseClient, project: string, monday: string): Promise<void> {
  const ended = await service.rpc('end_monday_mail', { p_project: project, p_monday: monday })
  if (ended.error) throw failureOf('noting a Monday mail', ended)
}

const paidLetters = (facts: readonly Fact[]): number =>
  facts
    .filter(({ evidence }) => evidence === 'paid' || evidence === 'committed')
    .reduce((sum, { text, quote }) => sum + text.length + (quote?.length ?? 0), 0)
