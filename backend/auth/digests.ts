/** Makes secrets and codes. The database stores only digests of them that are made with a key. */
import { createHmac, randomBytes, randomInt } from 'node:crypto'

/** A numeric code that a person can type. */
export function newCode(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0')
}

/**
 * The digest in a mailed link. GoTrue hashes address and code without a key, so anybody who knows the address could
 * try all possible codes as links. With a key, only this server can compute the digest.
 */
export function codeDigest(secret: string, email: string, code: string): string {
  return createHmac('sha256', `one-time-code:${secret}`)
    .update(`${email}\n${code}`)
    .digest('hex')
    .slice(0, 56)
}

export function newRefreshToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Computes the next token from the last one. So if twenty tabs refresh at once, all of them get the same token. */
export function nextRefreshToken(secret: string, token: string): string {
  return createHmac('sha256', `refresh-chain:${secret}`).update(token).digest('base64url').slice(0, 32)
}

export function refreshTokenDigest(secret: string, token: string): string {
  return createHmac('sha256', `refresh-token:${secret}`).update(token).digest('base64url')
}
