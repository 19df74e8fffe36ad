/** Makes secrets and codes. The database keeps only keyed digests of them. */
import { createHmac, randomBytes, randomInt } from 'node:crypto'

/** A numeric code that a person can type. */
export function newCode(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0')
}

/**
 * The digest that a mailed link carries. GoTrue hashes address and code without a key, so anyone who knows
 * the address could try all million codes as links. With a key, only this server can compute it.
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

/**
 * Computes the next token from the last one, so that twenty tabs that refresh at once all receive the same token.
 */
export function nextRefreshToken(secret: string, token: string): string {
  return createHmac('sha256', `refresh-chain:${secret}`).update(token).digest('base64url').slice(0, 32)
}

export function refreshTokenDigest(secret: string, token: string): string {
  return createHmac('sha256', `refresh-token:${secret}`).update(token).digest('base64url')
}
