// The link that deletes the account, in the mail about a suspension. Suspended members need it because they cannot
// sign in.
import { z } from 'zod'
import { isSigned, sign } from './signature.ts'

const validForMs = 60 * 24 * 60 * 60_000

const link = z.object({
  member: z.guid(),
  /** The end of the link's validity, in seconds since 1970. */
  until: z.string().regex(/^\d{1,12}$/),
  signature: z.string().max(100),
})

/** The query of the link: `member=…&until=…&signature=…` */
export async function deletionQuery(member: string, secret: string, now = Date.now()): Promise<string> {
  const until = String(Math.floor((now + validForMs) / 1000))
  return new URLSearchParams({ member, until, signature: await sign(said(member, until), secret) }).toString()
}

/** Returns the member whose account a link deletes, or null if this server did not sign the link or it is too old. */
export async function readDeletion(
  query: URLSearchParams,
  secret: string,
  now = Date.now(),
): Promise<string | null> {
  const given = link.safeParse(Object.fromEntries(query))
  if (!given.success) return null
  const { member, until, signature } = given.data
  const isOurs = await isSigned(said(member, until), signature, secret)
  return isOurs && Number(until) * 1000 > now ? member : null
}

const said = (member: string, until: string) => `delete-account ${member.toLowerCase()} ${until}`
