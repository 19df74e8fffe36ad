// Encrypts secrets of a member, so that the database alone does not reveal them. Decryption needs the secret of the
// instance and the id of the owner. So a row that is copied to another member cannot be decrypted.
import { readEnv, requireEnv } from './env.ts'

async function secret(): Promise<CryptoKey> {
  const given = readEnv('MEMBER_KEYS_SECRET') ?? requireEnv('SUPABASE_SERVICE_ROLE_KEY')
  const bytes = new TextEncoder().encode(given)
  const base = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey'])
  const info = new TextEncoder().encode('member keys')
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

const boundTo = (owner: string) => new TextEncoder().encode(owner)

export async function seal(text: string, owner: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const how = { name: 'AES-GCM', iv, additionalData: boundTo(owner) }
  const closed = await crypto.subtle.encrypt(how, await secret(), new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(closed)))
}

/** Returns null if the text was encrypted for another owner or with another secret. */
export async function unseal(sealed: string, owner: string): Promise<string | null> {
  const bytes = Uint8Array.from(atob(sealed), letter => letter.charCodeAt(0))
  const how = { name: 'AES-GCM', iv: bytes.slice(0, 12), additionalData: boundTo(owner) }
  const key = await secret()
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(how, key, bytes.slice(12)))
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}
