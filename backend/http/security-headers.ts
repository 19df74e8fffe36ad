/** The security headers of every response, including errors and refusals. */

const nobody = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The policy for JSON and files. A browser must not run anything in them. */
export const apiPolicy = nobody

/** The policy for the app. It may use only its own scripts and its own server. */
export function pagePolicy(connectSources: readonly string[] = []): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    // Radix and sonner add style elements whose text changes while the page is open, so no hash can allow them.
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

/**
 * Returns the addresses of the server's sockets. In current browsers `self` includes them. Older browsers need the
 * list.
 */
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
