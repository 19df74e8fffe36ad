/**
 * Runs the jobs that migrations put into `cron.job`. Each due job runs once per period, in the process that takes the
 * job first.
 */
import { type Background, type BackgroundLog, runInBackground } from '../background.ts'
import type { Database } from '../database/database.ts'

type CronOptions = {
  readonly everyMs?: number
  readonly onError?: (error: unknown) => void
  readonly log?: BackgroundLog
}

type Job = { readonly jobname: string; readonly command: string }

const limitMs = 10 * 60_000

/** Takes and marks a due job in one statement, so that two processes never run the same job. */
const takeNext = `
  update cron.job set started_at = now()
  where jobid = (
    select jobid from cron.job
    where started_at is null or started_at <= now() - case schedule
      when '* * * * *' then interval '1 minute' when '@hourly' then interval '1 hour' when '@daily' then interval '1 day' else interval '7 days' end
    order by started_at nulls first
    limit 1 for update skip locked
  )
  returning jobname, command`

/** Runs every due job. If a job fails, this is logged, and the job runs again at its next time. */
export async function runDueJobs(
  database: Database,
  onError: (error: unknown) => void = () => {},
): Promise<string[]> {
  const ran: string[] = []
  for (;;) {
    const [job] = await database.run<Job>({ text: takeNext })
    if (!job) return ran
    try {
      await database.transaction({ timeoutMs: limitMs }, transaction => transaction.execute(job.command))
      ran.push(job.jobname)
    } catch (error) {
      onError(error)
    }
  }
}

/** Runs due jobs now and every minute. Returns null if the database has pg_cron, which runs the jobs itself. */
export async function startCron(
  database: Database,
  { everyMs = 60_000, onError, log }: CronOptions = {},
): Promise<Background | null> {
  const [own] = await database.run<{ exists: boolean }>({
    text: `select not exists (select from pg_extension where extname = 'pg_cron') as exists`,
  })
  if (!own?.exists) return null
  const looking = runInBackground(async () => void (await runDueJobs(database, onError)), {
    failure: 'Scheduled jobs could not be looked for',
    log,
    everyMs,
    longestPauseMs: everyMs,
  })
  looking.run()
  return looking
}
