import type { TemplateValues } from '../../letters/render.ts'
import type { BackgroundLog } from '../background.ts'
import type { Database, Transaction } from '../database/database.ts'
import { createLog } from '../log.ts'
import { startDelivery } from './delivery.ts'
import type { TemplateName, Templates } from './templates.ts'

export type Letter = {
  readonly template: TemplateName
  readonly to: string
  readonly values: TemplateValues
  /** The address that the button in the mail opens. */
  readonly link: string | null
  /** The member who gets the mail. The mail is deleted with the member's account. */
  readonly member: string
}

/** Stores mails in the transaction that causes them. A mail is deleted after the mail server has accepted it. */
export type Mailer = {
  enqueue(transaction: Pick<Transaction, 'query'>, letter: Letter): Promise<void>
  close(): Promise<void>
}

type MailerOptions = {
  readonly database: Database
  readonly templates: Templates
  /** Without this address, mails stay in the local mailbox. */
  readonly smtpUrl?: string | undefined
  readonly from: string
  readonly log?: BackgroundLog
}

export async function createMailer(options: MailerOptions): Promise<Mailer> {
  const { database, templates, smtpUrl, from, log = createLog('warn') } = options
  const delivery = smtpUrl ? await startDelivery({ database, smtpUrl, from, log }) : null
  if (!delivery && database.engine === 'postgres')
    log.warn('SMTP_URL is not set: mails are kept, nobody gets them')
  const queue = delivery ? send : keep
  return {
    async enqueue(transaction, letter) {
      const { subject, text, html } = templates.render(letter.template, letter.values)
      await transaction.query(queue, [letter.to, subject, text, html, letter.link, [letter.member]])
    },
    close: async () => delivery?.close(),
  }
}

const send = `with queued as (
    insert into mail.messages (recipient, subject, body_text, body_html, link, members)
    values ($1, $2, $3, $4, $5, $6::uuid[]) returning id
  )
  select pg_notify('mail_queued', id::text) from queued`

const keep = 'select mail.keep($1, $2, $3, $4, $5, $6::uuid[])'
