// The link that stops a kind of mail without signing in: it names member and kind, and is signed with the server's key.
import { z } from 'zod'
import { type MailKind, mailKind } from '../../../contracts/product-mail.ts'

export type Member = { readonly member_id: string; readonly kind: MailKind }

const link = z.object({ member: z.uuid(), kind: mailKind, signature: z.string().max(100) })

/** `member=…&kind=…&signature=…`, the same for each mail of the kind. */
export async function signedQuery({ member_id, kind }: Member, secret: string): Promise<string> {
  const signature = toBase64Url(await crypto.subtle.sign('HMAC', await keyOf(secret), said(member_id, kind)))
  return new URLSearchParams({ member: member_id, kind, signature }).toString()
}

/** Whom and what a link stops; null for one that we did not sign. */
export async function readSigned(query: URLSearchParams, secret: string): Promise<Member | null> {
  const given = link.safeParse(Object.fromEntries(query))
  const signature = given.success ? fromBase64Url(given.data.signature) : null
  if (!given.success || !signature) return null
  const { member, kind } = given.data
  // Compares in constant time.
  const isOurs = await crypto.subtle.verify('HMAC', await keyOf(secret), signature, said(member, kind))
  return isOurs ? { member_id: member, kind } : null
}

function keyOf(secret: string): Promise<CryptoKey> {
  const usages: KeyUsage[] = ['sign', 'verify']
  return crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, usages)
}

/** The first word keeps the signature from being one for anything else. */
function said(member: string, kind: string): Uint8Array<ArrayBuffer> {
  return bytes(`unsubscribe ${member.toLowerCase()} ${kind}`)
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text))
}

function toBase64Url(buffer: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(buffer))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), one => one.charCodeAt(0))
  } catch {
    return null
  }
}
