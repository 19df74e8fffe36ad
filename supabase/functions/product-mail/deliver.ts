// Sends the mails that are due. Without a mail server the mails go to the local mailbox, like the mails of auth.
import type { SupabaseClient } from '@supabase/supabase-js'
import { openSmtp, pauseAfter } from '../../../letters/smtp.ts'
import { serviceClient } from '../_shared/clients.ts'
import { readEnv, requireEnv } from '../_shared/env.ts'
import { failureOf, logFailure } from './failure.ts'
import { type Claimed, type ProductLetter, writeLetter } from './letter.ts'

const atOnce = 10
/**
 * A call may use ten seconds of processor time. So it stops after this time, and the next call sends the other
 * mails.
 */
const longestMs = 8_000

type Carry = (letter: ProductLetter) => Promise<void>

export async function deliverDue(): Promise<{ sent: number; failed: number; isDone: boolean }> {
  const service = serviceClient()
  const url = readEnv('SMTP_URL')
  const smtp = url ? openSmtp(url, readEnv('MAIL_FROM') ?? 'Undaunted <no-reply@localhost>') : null
  const carry: Carry = smtp ? letter => smtp.send(letter) : letter => putIntoMailbox(service, letter)
  const until = Date.now() + longestMs
  let sent = 0
  let failed = 0
  try {
    for (;;) {
      const claimed = await service.rpc('claim_mails', { p_most: atOnce })
      if (claimed.error) throw failureOf('claiming mails', claimed)
      const mails = claimed.data as Claimed[]
      const results = await Promise.all(mails.map(mail => deliver(service, carry, mail)))
      sent += results.filter(Boolean).length
      failed += results.filter(isSent => !isSent).length
      const isDone = mails.length < atOnce
      if (isDone || Date.now() > until) return { sent, failed, isDone }
    }
  } finally {
    smtp?.close()
  }
}

async function deliver(service: SupabaseClient, carry: Carry, mail: Claimed): Promise<boolean> {
  let failure: unknown = null
  try {
    await carry(
      await writeLetter(mail, {
        site: requireEnv('SITE_URL').replace(/\/$/, ''),
        functions: `${requireEnv('SUPABASE_URL')}/functions/v1`,
        secret: requireEnv('SUPABASE_SERVICE_ROLE_KEY'),
      }),
    )
  } catch (error) {
    failure = error ?? new Error('unknown')
  }
  const reason = failure instanceof Error ? failure.message : String(failure)
  const settled = await service.rpc('settle_mail', {
    p_id: mail.id,
    ...(failure !== null && { p_error: reason, p_pause: pauseAfter(failure, mail.attempts) }),
  })
  // Logs the error instead of throwing it, so that the other mails are sent. This mail is tried again after the
  // time for which it was reserved.
  if (settled.error) logFailure('settling a mail', failureOf('settling', settled), { mail: mail.id })
  if (failure !== null) logFailure('sending a mail', failure, { mail: mail.id })
  return failure === null
}

async function putIntoMailbox(service: SupabaseClient, letter: ProductLetter): Promise<void> {
  const kept = await service.rpc('keep_mail', {
    p_recipient: letter.to,
    p_subject: letter.subject,
    p_text: letter.text,
    p_html: letter.html,
    p_link: letter.link,
    p_named: letter.named,
  })
  if (kept.error) throw failureOf('keeping a mail', kept)
  if (!kept.data) throw new Error('SMTP_URL is not set, and there is no mailbox here')
}
