/** Sends queued mails to the mail server. If the mail server is down, mails are sent later. */
import { openSmtp, pauseAfter, type Smtp } from '../../letters/smtp.ts'
import { type BackgroundLog, createTrouble, runInBackground } from '../background.ts'
import type { Database } from '../database/database.ts'

type Queued = {
  id: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
  attempts: number
}

type DeliveryOptions = {
  readonly database: Database
  readonly smtpUrl: string
  readonly from: string
  readonly log: BackgroundLog
}

/** The mail connection and the other things that sending needs. */
type MailCarrier = {
  readonly smtp: Smtp
  readonly log: BackgroundLog
  /** Logs an unreachable mail server once instead of once per mail. */
  readonly trouble: ReturnType<typeof createTrouble>
}

/** If a process dies while it sends mails, other processes may send these mails after this time. */
const claimSeconds = 300
const atOnce = 10
export async function startDelivery(options: DeliveryOptions): Promise<{ close(): Promise<void> }> {
  const { database, log } = options
  const smtp = openSmtp(options.smtpUrl, options.from)
  const carrier = { smtp, log, trouble: createTrouble('A mail was not taken', log) }
  const delivering = runInBackground(async () => 1000 * (await deliverDue(database, carrier)), {
    failure: 'Mails could not be looked for',
    log,
    longestPauseMs: 5_000,
  })
  const stopListening = await database.listen('mail_queued', delivering.run, delivering.run)
  delivering.run()
  return {
    async close() {
      await stopListening()
      await delivering.close()
      smtp.close()
    },
  }
}

/** Sends the mails that are due. Returns the seconds until the next mail is due. */
async function deliverDue(database: Database, carrier: MailCarrier): Promise<number> {
  const due = await claimDue(database)
  await Promise.all(due.map(mail => deliver(database, carrier, mail)))
  return due.length === atOnce ? 0 : secondsUntilNext(database)
}

async function deliver(database: Database, carrier: MailCarrier, mail: Queued): Promise<void> {
  try {
    await carrier.smtp.send({
      id: mail.id,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
    })
    carrier.trouble.mended()
    await database.run({ text: 'delete from mail.messages where id = $1', values: [mail.id] })
  } catch (error) {
    carrier.trouble.failed(error)
    await postpone(database, carrier, mail, error)
  }
}

function claimDue(database: Database): Promise<Queued[]> {
  return database.run<Queued>({
    text: `update mail.messages set attempts = attempts + 1, next_attempt_at = now() + $2::float8 * interval '1 second'
           where id in (
             select id from mail.messages where next_attempt_at <= now()
             order by next_attempt_at limit $1::int for update skip locked
           )
           returning id, recipient, subject, body_text, body_html, attempts`,
    values: [atOnce, claimSeconds],
  })
}

async function postpone(
  database: Database,
  { log }: MailCarrier,
  mail: Queued,
  error: unknown,
): Promise<void> {
  const seconds = pauseAfter(error, mail.attempts)
  if (seconds === null) {
    log.warn(`mail ${mail.id} is given up after ${mail.attempts} attempts: ${reasonOf(error)}`)
    await database.run({ text: 'delete from mail.messages where id = $1', values: [mail.id] })
    return
  }
  await database.run({
    text: `update mail.messages set next_attempt_at = now() + $2::float8 * interval '1 second', last_error = $3 where id = $1`,
    values: [mail.id, seconds, reasonOf(error).slice(0, 500)],
  })
}

async function secondsUntilNext(database: Database): Promise<number> {
  const [row] = await database.run<{ seconds: number | null }>({
    text: `select extract(epoch from min(next_attempt_at) - now())::float8 as seconds
           from mail.messages where next_attempt_at < 'infinity'`,
  })
  return Math.min(60, Math.max(0.05, row?.seconds ?? 60))
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
