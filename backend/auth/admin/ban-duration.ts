import { AuthError } from '../errors.ts'

const units: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}
const longest = 200 * 365 * 24 * 3_600_000

/** Reads "none", which lifts a ban, or a duration in the form of Go: "24h", "1h30m", "300ms". */
export function readBanDuration(text: string, now = Date.now()): { readonly until: string | null } {
  if (text === 'none') return { until: null }
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/.test(text)) {
    throw new AuthError('validation_failed', `invalid format for ban duration: "${text.slice(0, 40)}"`)
  }
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)]
  const total = parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (units[unit ?? ''] ?? 0), 0)
  return { until: new Date(now + Math.min(total, longest)).toISOString() }
}
