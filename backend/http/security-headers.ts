/** The headers that every answer carries, errors and refusals included. */

const nobody = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** For JSON and bytes: nothing in them may ever run. */
export const apiPolicy = nobody

/** For the app: its own scripts only, its own server only. */
export function pagePolicy(connectSources: readonly string[] = []): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    // Radix and sonner add style elements whose text changes while the page runs, so no hash can name them.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectSources].join(' '),
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** `self` covers sockets in current browsers; older ones want them named. */
export function socketSources(siteUrl: string | undefined): string[] {
  if (!siteUrl || !URL.canParse(siteUrl)) return []
  const { host, protocol } = new URL(siteUrl)
  return protocol === 'https:' ? [`wss://${host}`] : [`ws://${host}`]
}

export const commonHeaders: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
]

export const strictTransport = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const
