// The content of a product mail while it waits in `mail_queue`. The function `product-mail` makes a letter from
// it.
import { z } from 'zod'
import { decision, mailedKind } from './notifications.ts'

/** A path on this site. The rule ensures that a queued mail cannot link to another site. */
const path = z.string().regex(/^\/(?![/\\])\S*$/, 'A path of the site begins with one slash.')

export const mailBody = z.object({
  title: z.string(),
  /** The paragraphs above the list of items. */
  paragraphs: z.array(z.string()).default([]),
  items: z
    .array(z.object({ text: z.string(), note: z.string().nullish(), path: path.nullish() }))
    .default([]),
  /**
   * The notifications in a summary, or unread news. Each becomes an item with the same words as on the page.
   */
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
/** `MailBody`: a mail as the code writes it. `WholeMailBody`: the parsed mail, in which no list is missing. */
export type MailBody = z.input<typeof mailBody>
export type WholeMailBody = z.output<typeof mailBody>

export const mailKind = z.enum(['digest', 'monday', 'news'])
export type MailKind = z.infer<typeof mailKind>

/** All kinds of mail, including suspension mails, which a member cannot switch off. */
export const sentKind = z.enum([...mailKind.options, 'suspension'])
export type SentKind = z.infer<typeof sentKind>

/** The label of each kind after "You will get no more …". */
export const mailNames: Record<MailKind, string> = {
  digest: 'summaries of your notifications',
  monday: 'Monday mails',
  news: 'mails about messages and answers',
}
