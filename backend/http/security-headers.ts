/** The headers of every answer, including errors and refusals. */

const nobody = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** For JSON and bytes: nothing in them may run. */
export const apiPolicy = nobody

/** For the app: only its own scripts and its own server. */
export function pagePolicy(connectSources: readonly string[] = []): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    // Radix and sonner add style elements whose text changes while the page runs, so no hash can allow them.
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

/** In current browsers `self` includes sockets; older ones need the addresses. */
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
