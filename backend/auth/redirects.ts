/** The addresses to which a link may redirect: the site itself, and the addresses that the operator listed. */
import { isSameSite } from '../http/client-address.ts'

type RedirectRules = { readonly siteUrl: string; readonly additionalRedirectUrls: readonly string[] }

/**
 * Returns the address if it is allowed, and otherwise the address of the site. An error would reveal the list of
 * allowed addresses.
 */
export function chooseRedirect(asked: string | null | undefined, rules: RedirectRules): string {
  if (!asked) return rules.siteUrl
  const url = parseAddress(asked)
  if (!url) return rules.siteUrl
  const site = new URL(rules.siteUrl)
  if (isSameSite(url, site)) return url.href
  const isListed = rules.additionalRedirectUrls.some(pattern => matches(pattern, url))
  return isListed ? url.href : rules.siteUrl
}

/**
 * Accepts only addresses that every browser reads in the same way: without backslashes, control characters, blanks and
 * user names.
 */
function parseAddress(text: string): URL | null {
  if (/[\\\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const runsScript = ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:'].includes(url.protocol)
  return runsScript || url.username !== '' || url.password !== '' ? null : url
}

function matches(pattern: string, url: URL): boolean {
  const bare = `${url.protocol}//${url.host}${url.pathname}`
  const candidates = [url.href, bare, bare.replace(/\/$/, '')]
  const expression = toExpression(pattern)
  return candidates.some(candidate => expression.test(candidate))
}

/**
 * `*` matches inside one part of the address (no dot, no slash). `**` matches several parts. `?` matches one character
 * of a part.
 */
function toExpression(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*|\*|\?)/).map(part => {
    if (part === '**') return '.*'
    if (part === '*') return '[^./]*'
    if (part === '?') return '[^./]'
    return part.replace(/[.+^${}()|[\]\\/]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}

/** Puts the values after `#`, because browsers do not send that part to a server. */
export function withFragment(address: string, values: Record<string, string>): string {
  const url = new URL(address)
  url.hash = new URLSearchParams(values).toString()
  return url.href
}

export function withQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}
