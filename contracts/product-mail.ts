// What a mail of the product says, as it waits in `mail_queue`. The function product-mail makes the letter of it.
import { z } from 'zod'
import { decision, notificationKind } from './notifications.ts'

/** A path of the site: nothing in the queue can lead elsewhere. */
const path = z.string().regex(/^\/(?![/\\])\S*$/, 'A path of the site begins with one slash.')

export const mailBody = z.object({
  title: z.string(),
  /** Paragraphs before the list. */
  paragraphs: z.array(z.string()).default([]),
  items: z
    .array(z.object({ text: z.string(), note: z.string().nullish(), path: path.nullish() }))
    .default([]),
  /** Of a summary: each becomes an item, in the words the page has for it. */
  notifications: z
    .array(
      z.object({
        kind: notificationKind,
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

export const mailKind = z.enum(['digest', 'monday'])
export type MailKind = z.infer<typeof mailKind>

/** As "You will get no more …" ends. */
export const mailNames: Record<MailKind, string> = {
  digest: 'summaries of your notifications',
  monday: 'Monday mails',
}
