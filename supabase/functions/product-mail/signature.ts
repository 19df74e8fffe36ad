// Signs links with the key of the server. Such a link works without signing in.

/**
 * Signs the text. The text must begin with the purpose of the link, so that the signature is valid only for this
 * purpose.
 */
export async function sign(words: string, secret: string): Promise<string> {
  const buffer = await crypto.subtle.sign('HMAC', await keyOf(secret), bytes(words))
  const text = String.fromCharCode(...new Uint8Array(buffer))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Checks a signature. The duration does not depend on how much of it is right. */
export async function isSigned(words: string, signature: string, secret: string): Promise<boolean> {
  const given = fromBase64Url(signature)
  return given !== null && crypto.subtle.verify('HMAC', await keyOf(secret), given, bytes(words))
}

function keyOf(secret: string): Promise<CryptoKey> {
  const usages: KeyUsage[] = ['sign', 'verify']
  return crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, usages)
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text))
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), one => one.charCodeAt(0))
  } catch {
    return null
  }
}
