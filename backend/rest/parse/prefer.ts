export type Preferences = {
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | null
  readonly return: 'representation' | 'minimal' | 'headers-only' | null
  readonly count: 'exact' | 'planned' | 'estimated' | null
  /** The choice of the caller between commit and rollback, if callers may choose. */
  readonly tx: 'commit' | 'rollback' | null
  /** True if the caller requested a rollback although callers may not choose one. */
  readonly isRollbackRefused: boolean
  readonly missing: 'default' | 'null' | null
  readonly handling: 'strict' | 'lenient' | null
  readonly timezone: string | null
  readonly maxAffected: number | null
  readonly invalid: readonly string[]
}

const known = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
} as const

const none: Preferences = {
  resolution: null,
  return: null,
  count: null,
  tx: null,
  isRollbackRefused: false,
  missing: null,
  handling: null,
  timezone: null,
  maxAffected: null,
  invalid: [],
}

/** Reads the Prefer header. If a preference occurs twice, the first one counts. */
export function parsePreferences(header: string | null | undefined, allowsTx: boolean): Preferences {
  if (!header) return none
  const found: Record<string, string | number | null> = {}
  const invalid: string[] = []
  for (const preference of header.split(',').map(part => part.trim())) {
    const [name = '', value = ''] = preference.split(/=(.*)/s)
    if (name === 'timezone' && isTimezone(value)) found.timezone ??= value
    else if (name === 'max-affected') found.maxAffected ??= /^-?\d+$/.test(value) ? Number(value) : null
    else if (name in known && (known[name as keyof typeof known] as readonly string[]).includes(value)) {
      found[name] ??= value
    } else if (preference !== '' || header !== '') invalid.push(preference)
  }
  const isRollbackRefused = !allowsTx && found.tx === 'rollback'
  return { ...none, ...found, ...(allowsTx ? {} : { tx: null }), isRollbackRefused, invalid }
}

function isTimezone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Returns the value of `Preference-Applied`: the applied preferences, in the order of PostgREST. */
export function appliedPreferences(
  preferences: Preferences,
  names: readonly ('resolution' | 'missing' | 'return' | 'count' | 'max-affected')[],
): string | null {
  const applied: string[] = []
  const add = (name: string, value: string | number | null) =>
    value !== null && applied.push(`${name}=${value}`)
  for (const name of ['resolution', 'missing', 'return', 'count'] as const) {
    if (names.includes(name)) add(name, preferences[name])
  }
  add('tx', preferences.tx)
  add('handling', preferences.handling)
  add('timezone', preferences.timezone)
  if (names.includes('max-affected') && preferences.handling === 'strict')
    add('max-affected', preferences.maxAffected)
  return applied.length > 0 ? applied.join(', ') : null
}
