// Turns a waiting mail into the mail that is sent: HTML, plain text, and the ways to unsubscribe.
import { newsText } from '../../../contracts/notifications.ts'
import { mailBody, mailNames, type SentKind, type WholeMailBody } from '../../../contracts/product-mail.ts'
import { nameInMail } from '../../../letters/name-in-mail.ts'
import { plainText } from '../../../letters/plain-text.ts'
import { escapeHtml, oneLine } from '../../../letters/render.ts'
import type { SmtpLetter } from '../../../letters/smtp.ts'
import { deletionQuery } from './deletion-link.ts'
import { signedQuery } from './unsubscribe.ts'

export type Claimed = {
  readonly id: string
  readonly member_id: string
  readonly kind: SentKind
  readonly recipient: string
  readonly subject: string
  readonly body: unknown
  readonly attempts: number
  /** The members whose names are in the mail, besides its recipient. */
  readonly named: readonly string[]
}

export type ProductLetter = SmtpLetter & { readonly link: string | null; readonly named: readonly string[] }

type Places = { readonly site: string; readonly functions: string; readonly secret: string }

export async function writeLetter(
  mail: Claimed,
  { site, functions, secret }: Places,
): Promise<ProductLetter> {
  const { member_id, kind } = mail
  const written = mailBody.parse(mail.body)
  const button =
    kind === 'suspension' && !written.button
      ? {
          text: 'Delete my account',
          path: `/delete-account?${await deletionQuery(member_id, secret)}`,
        }
      : written.button
  const body = { ...written, button }
  const query = kind === 'suspension' ? null : await signedQuery({ member_id, kind }, secret)
  const stop = kind === 'suspension' ? '' : stopLine(mailNames[kind], `${site}/unsubscribe?${query}`)
  const html = toHtml(body, site, stop)
  return {
    id: mail.id,
    to: mail.recipient,
    subject: oneLine(mail.subject),
    html,
    text: plainText(html),
    link: body.button ? `${site}${body.button.path}` : null,
    named: [mail.member_id, ...mail.named],
    // For these two headers, mail programs show a button to unsubscribe. The button sends a POST to the address
    // (RFC 8058).
    ...(query && {
      headers: {
        'List-Unsubscribe': `<${functions}/product-mail/unsubscribe?${query}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  }
}

const serif = "font-family: Newsreader, Georgia, 'Times New Roman', serif"
const sans = "font-family: 'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"

function stopLine(what: string, unsubscribe: string): string {
  const link = `<a class="link" href="${escapeHtml(unsubscribe)}" style="color: #c03300">unsubscribe</a>`
  return `<p style="margin: 0 0 8px">No more ${what}? One click, no sign-in: ${link}</p>`
}

function toHtml(body: WholeMailBody, site: string, stop: string): string {
  const title = escapeHtml(body.title)
  const paragraphs = body.paragraphs.map(
    text =>
      `<p class="soft" style="margin: 0 0 16px; font-size: 16px; line-height: 24px; color: #4c5360">${escapeHtml(text)}</p>`,
  )
  const news = body.notifications.map(({ names, count, path, ...about }) => {
    const { who, did } = newsText(about, names.map(nameInMail), count)
    return { text: `${who} ${did}`, note: null, path }
  })
  const items = [...body.items, ...news].map(({ text, note, path }) => {
    const line = escapeHtml(text)
    const linked = path
      ? `<a class="link" href="${escapeHtml(site + path)}" style="color: #c03300">${line}</a>`
      : line
    const beside = note ? `<br /><span class="soft" style="color: #686d79">${escapeHtml(note)}</span>` : ''
    return `<p class="ink" style="margin: 0 0 12px; font-size: 16px; line-height: 24px; color: #1a202e">${linked}${beside}</p>`
  })
  const button = body.button
    ? `<p style="margin: 24px 0"><a href="${escapeHtml(site + body.button.path)}" style="display: inline-block; padding: 13px 24px; border-radius: 12px; background: #c03300; color: #fdfcf9; font-size: 16px; line-height: 22px; font-weight: 600; text-decoration: none">${escapeHtml(body.button.text)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <style>
      @media (prefers-color-scheme: dark) {
        body, .ground { background: #0e131d !important; color: #f3f0ea !important; }
        .sheet { background: #161b26 !important; border-color: #2b323f !important; }
        .ink { color: #f3f0ea !important; }
        .soft { color: #c1bdb5 !important; }
        .link { color: #ff864a !important; }
      }
    </style>
  </head>
  <body class="ground" style="margin: 0; padding: 0; background: #fbf9f5; color: #1a202e; ${sans}">
    <table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background: #fbf9f5">
      <tr>
        <td align="center" style="padding: 40px 16px">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 520px">
            <tr>
              <td class="ink" style="padding: 0 8px 16px; ${serif}; font-size: 20px; line-height: 28px; color: #1a202e">Undaunted</td>
            </tr>
            <tr>
              <td class="sheet" style="padding: 32px; background: #fffefd; border: 1px solid #e4dfd7; border-radius: 12px; ${sans}">
                <h1 class="ink" style="margin: 0 0 16px; ${serif}; font-size: 26px; line-height: 32px; font-weight: 500; color: #1a202e">${title}</h1>
                ${[...paragraphs, ...items].join('\n                ')}
                ${button}
              </td>
            </tr>
            <tr>
              <td class="soft" style="padding: 16px 8px 0; ${sans}; font-size: 13px; line-height: 20px; color: #686d79">
                ${stop}
                <p style="margin: 0">Undaunted. Founding without Fear. <a class="link" href="${escapeHtml(site)}" style="color: #c03300">${escapeHtml(site)}</a></p>
              </td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>
`
}
