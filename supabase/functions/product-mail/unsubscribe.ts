// The link that stops a kind of mail without signing in. It contains the member and the kind of mail, and the
// server's key signs it.
import { z } from 'zod'
import { type MailKind, mailKind } from '../../../contracts/product-mail.ts'
import { isSigned, sign } from './signature.ts'

export type Member = { readonly member_id: string; readonly kind: MailKind }

const link = z.object({ member: z.guid(), kind: mailKind, signature: z.string().max(100) })

/** The query of the link: `member=…&kind=…&signature=…`. It is the same in every mail of this kind to this member. */
export async function signedQuery({ member_id, kind }: Member, secret: string): Promise<string> {
  const signature = await sign(said(member_id, kind), secret)
  return new URLSearchParams({ member: member_id, kind, signature }).toString()
}

/** Returns the member and the kind of mail of a link, or null if this server did not sign the link. */
export async function readSigned(query: URLSearchParams, secret: string): Promise<Member | null> {
  const given = link.safeParse(Object.fromEntries(query))
  if (!given.success) return null
  const { member, kind, signature } = given.data
  return (await isSigned(said(member, kind), signature, secret)) ? { member_id: member, kind } : null
}

const said = (member: string, kind: string) => `unsubscribe ${member.toLowerCase()} ${kind}`
