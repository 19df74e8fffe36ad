/** The local mailbox shows mails if there is no mail server. It works on a loopback address only. */

import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { utcText } from '../database/moments.ts'
import { isLoopback } from '../http/client-address.ts'

type Stored = {
  id: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
  link: string | null
  sent_at: string
}

const kept = 200

export function createMailbox({ database }: { readonly database: Database }): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    if (!isFromThisMachine(context.req.url, context.req.raw.headers)) {
      return context.json({ message: 'Not found' }, 404)
    }
    return next()
  })
  app.get('/messages', async context => {
    const rows = await database.run<Stored>({
      text: `select id, recipient, subject, body_text, body_html, link,
               ${utcText('created_at', 'microseconds')} as sent_at
             from mail.messages order by created_at desc limit $1::int`,
      values: [kept],
    })
    const messages = rows.map(row => ({
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      sentAt: row.sent_at,
      text: row.body_text,
      html: row.body_html,
      link: row.link,
    }))
    return context.json(messages, 200, { 'cache-control': 'no-store' })
  })
  app.delete('/messages', async context => {
    await database.run({ text: 'delete from mail.messages' })
    return context.body(null, 204)
  })
  return app
}

/**
 * Returns whether mails may be shown without a key. This requires that the server is local and serves no public site.
 */
export function isMailboxAllowed(settings: {
  readonly engine: Database['engine']
  readonly host: string
  readonly smtpUrl: string | undefined
  readonly siteUrl: string | undefined
  readonly trustedProxies: readonly string[]
}): boolean {
  const { engine, host, smtpUrl, siteUrl, trustedProxies } = settings
  const isPrivate = engine === 'pglite' && isLoopback(host) && trustedProxies.length === 0
  return isPrivate && smtpUrl === undefined && (siteUrl === undefined || isLoopbackUrl(siteUrl))
}

/** Headers that proxies, tunnels and content networks add to forwarded requests. */
const forwarding =
  /^(x-forwarded|x-real-ip|x-client-ip|x-original|x-cluster|x-envoy|x-amzn|x-azure|x-vercel|x-proxy|forwarded|via$|true-client-ip|cf-|fly-|fastly-|cdn-|ngrok-|tailscale-)/

/**
 * Returns whether the request comes from this machine. A proxy on this machine may forward requests from the
 * internet, and a page of another site may use a host name that points to this machine. The headers show both
 * cases.
 */
function isFromThisMachine(url: string, headers: Headers): boolean {
  const isForwarded = [...headers.keys()].some(name => forwarding.test(name))
  const host = headers.get('host')
  const sources = [url, host && `http://${host}`, headers.get('origin'), headers.get('referer')]
  return !isForwarded && sources.every(source => !source || isLoopbackUrl(source))
}

function isLoopbackUrl(text: string): boolean {
  return isLoopback(URL.parse(text)?.hostname ?? '')
}
