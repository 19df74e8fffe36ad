/** Sends mails by SMTP: the connection, the headers of every mail, and the pause after a failed attempt. */
import { createTransport } from 'nodemailer'

export type SmtpLetter = {
  /** This id is the same in every attempt, so that the mail server can recognise a repeated mail. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
}

export type Smtp = { send(letter: SmtpLetter): Promise<void>; close(): void }

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function openSmtp(url: string, from: string): Smtp {
  const transport = createTransport({ url, pool: true, maxConnections: 5, ...patience }, { from })
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to, subject, text, html, headers }) {
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      })
    },
    close: () => transport.close(),
  }
}

/** The attempts take about three days. Then the mail is dropped. */
const mostAttempts = 40
const mostAttemptsRefused = 8

/**
 * Returns the number of seconds until the next attempt; null means that the mail is dropped. A permanent refusal
 * may come from a wrong setting that somebody soon corrects. So a refused mail is tried again too, but less often.
 */
export function pauseAfter(error: unknown, attempts: number): number | null {
  const isRefused = isForGood(error)
  if (attempts >= (isRefused ? mostAttemptsRefused : mostAttempts)) return null
  return backoffSeconds(attempts + (isRefused ? 6 : 0))
}

/**
 * The pause in seconds: 1, 2, 4 … up to two hours. So mails go out soon after a restart, and a long outage causes few
 * attempts.
 */
export function backoffSeconds(attempts: number): number {
  return Math.min(7200, 2 ** Math.min(attempts - 1, 13))
}

/** Whether the mail server refuses this mail permanently. */
function isForGood(error: unknown): boolean {
  return (
    error instanceof Error && 'responseCode' in error && [550, 551, 553].includes(Number(error.responseCode))
  )
}
