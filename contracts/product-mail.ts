// The content of a product mail as it waits in `mail_queue`. The function product-mail makes the letter.
import { z } from 'zod'
import { decision, mailedKind } from './notifications.ts'

/** A path of the site, so that a mail in the queue cannot link elsewhere. */
const path = z.string().regex(/^\/(?![/\\])\S*$/, 'A path of the site begins with one slash.')

export const mailBody = z.object({
  title: z.string(),
  /** Paragraphs above the list. */
  paragraphs: z.array(z.string()).default([]),
  items: z
    .array(z.object({ text: z.string(), note: z.string().nullish(), path: path.nullish() }))
    .default([]),
  /** For a summary or unread notifications: each becomes an item, with the page's words for it. */
  notifications: z
    .array(
      z.object({
        kind: mailedKind,
        names: z.array(z.string().nullable()),
        count: z.number(),
        decision: decision.nullish(),
        path,
      }),
    )
    .default([]),
  button: z.object({ text: z.string(), path }).nullish(),
})
/** The mail as it is written, and as it is read with every list present. */
export type MailBody = z.input<typeof mailBody>
export type WholeMailBody = z.output<typeof mailBody>

export const mailKind = z.enum(['digest', 'monday', 'news'])
export type MailKind = z.infer<typeof mailKind>

/** The kinds, including mails that are sent whatever the member has chosen. */
export const sentKind = z.enum([...mailKind.options, 'suspension'])
export type SentKind = z.infer<typeof sentKind>

/** The end of "You will get no more …". */
export const mailNames: Record<MailKind, string> = {
  digest: 'summaries of your notifications',
  monday: 'Monday mails',
  news: 'mails about messages and answers',
}
