import { AuthError } from './errors.ts'

type Weakness = {
  readonly reasons: readonly ('length' | 'characters' | 'pwned')[]
  readonly message: string
}

const lower = 'abcdefghijklmnopqrstuvwxyz'
const upper = lower.toUpperCase()
const digits = '0123456789'

/**
 * The sets of `password_requirements` as the Supabase CLI defines them: a password needs one character of
 * each set.
 */
const characterSets = {
  '': [],
  letters_digits: [lower + upper, digits],
  lower_upper_letters_digits: [lower, upper, digits],
  lower_upper_letters_digits_symbols: [lower, upper, digits, '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~'],
} as const
export type PasswordRequirements = keyof typeof characterSets

type PasswordRules = {
  readonly minPasswordLength: number
  readonly passwordRequirements: PasswordRequirements
  readonly refuseCommonPasswords: boolean
}

/** The number of leaked passwords that are refused, beginning with the most common ones. */
const mostCommon = 10_000

/** Checks whether the password is too short, lacks required characters, or is very common. */
export async function findWeakness(
  password: string,
  rules: PasswordRules,
  about: readonly string[] = [],
): Promise<Weakness | null> {
  const found: [Weakness['reasons'][number], string][] = []
  if ([...password].length < rules.minPasswordLength) {
    found.push(['length', `Password should be at least ${rules.minPasswordLength} characters.`])
  }
  const sets = characterSets[rules.passwordRequirements]
  if (!sets.every(set => [...set].some(character => password.includes(character)))) {
    found.push(['characters', `Password should contain at least one character of each: ${sets.join(', ')}.`])
  }
  if (found.length === 0 && rules.refuseCommonPasswords && (await isAmongTheWorst(password, about))) {
    found.push(['pwned', 'Password is known to be weak and easy to guess, please choose a different one.'])
  }
  if (found.length === 0) return null
  return { reasons: found.map(([reason]) => reason), message: found.map(([, text]) => text).join(' ') }
}

export const longestPassword = 1000

export async function requireStrongPassword(
  password: string,
  rules: PasswordRules,
  about: readonly string[] = [],
): Promise<void> {
  if (password.length > longestPassword) {
    throw new AuthError('validation_failed', `Password cannot be longer than ${longestPassword} characters`)
  }
  const weakness = await findWeakness(password, rules, about)
  if (weakness) throw new AuthError('weak_password', weakness.message, { reasons: weakness.reasons })
}

async function isAmongTheWorst(password: string, about: readonly string[]): Promise<boolean> {
  const plain = password.toLowerCase()
  if (new Set(plain).size < 3 || isRun(plain)) return true
  if (about.some(text => plain === text || plain === text.split('@')[0])) return true
  return (await mostCommonPasswords()).has(plain)
}

/** Returns whether the text is a sequence such as abcdef or 987654. */
function isRun(text: string): boolean {
  const codes = [...text].map(character => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1
}

/**
 * The list is large, so it is read when the first password is set and not at every start. The database uses it too,
 * for passwords of shared documents.
 */
let common: Promise<ReadonlySet<string>> | undefined
export function mostCommonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, mostCommon)),
  )
  return common
}
