// What a mail of the product says, as it waits in `mail_queue`. The function product-mail makes the letter of it.
import { z } from 'zod'
import { decision, mailedKind } from './notifications.ts'

/** A path of the site: nothing in the queue can lead elsewhere. */
const path = z.string().regex(/^\/(?![/\\])\S*$/, 'A path of the site begins with one slash.')

export const mailBody = z.object({
  title: z.string(),
  /** Paragraphs before the list. */
  paragraphs: z.array(z.string()).default([]),
  items: z
    .array(z.object({ text: z.string(), note: z.string().nullish(), path: path.nullish() }))
    .default([]),
  /** Of a summary, or of what waits unread: each becomes an item, in the words the page has for it. */
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
/** As it is written, and as it is read: every list is there. */
export type MailBody = z.input<typeof mailBody>
export type WholeMailBody = z.output<typeof mailBody>

export const mailKind = z.enum(['digest', 'monday', 'news'])
export type MailKind = z.infer<typeof mailKind>

/** With what is sent whatever a member has chosen. */
export const sentKind = z.enum([...mailKind.options, 'suspension'])
export type SentKind = z.infer<typeof sentKind>

/** As "You will get no more …" ends. */
export const mailNames: Record<MailKind, string> = {
  digest: 'summaries of your notifications',
  monday: 'Monday mails',
  news: 'mails about messages and answers',
}
