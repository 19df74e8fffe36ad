import { AuthError } from './errors.ts'

export type Weakness = { readonly reasons: readonly ('length' | 'pwned')[]; readonly message: string }

/** How far down the list of leaked passwords, ordered by use, a password counts as one of the worst. */
const mostCommon = 10_000

/** Only the worst are refused: too short, or among the first guesses of anyone who tries. */
export async function findWeakness(
  password: string,
  options: { readonly minLength: number; readonly about?: readonly string[] },
): Promise<Weakness | null> {
  if ([...password].length < options.minLength) {
    return { reasons: ['length'], message: `Password should be at least ${options.minLength} characters.` }
  }
  if (!(await isAmongTheWorst(password, options.about ?? []))) return null
  return {
    reasons: ['pwned'],
    message: 'Password is known to be weak and easy to guess, please choose a different one.',
  }
}

export const longestPassword = 1000

export async function requireStrongPassword(
  password: string,
  options: { readonly minLength: number; readonly about?: readonly string[] },
): Promise<void> {
  if (password.length > longestPassword) {
    throw new AuthError('validation_failed', `Password cannot be longer than ${longestPassword} characters`)
  }
  const weakness = await findWeakness(password, options)
  if (weakness) throw new AuthError('weak_password', weakness.message, { reasons: weakness.reasons })
}

async function isAmongTheWorst(password: string, about: readonly string[]): Promise<boolean> {
  const plain = password.toLowerCase()
  if (new Set(plain).size < 3 || isRun(plain)) return true
  if (about.some(text => plain === text || plain === text.split('@')[0])) return true
  return (await loadCommon()).has(plain)
}

/** abcdef, 987654: every character follows the one before. */
function isRun(text: string): boolean {
  const codes = [...text].map(character => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1
}

/** The list is large; it is read when the first password is set, not at every start. */
let common: Promise<ReadonlySet<string>> | undefined
function loadCommon(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, mostCommon)),
  )
  return common
}
