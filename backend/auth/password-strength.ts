import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { AuthError } from './errors.ts'

export type Weakness = { readonly reasons: readonly ('length' | 'pwned')[]; readonly message: string }

/** Only the worst are refused: too short, or among the first thousand guesses of anyone who tries. */
export async function findWeakness(
  password: string,
  options: { readonly minLength: number; readonly about?: readonly string[] },
): Promise<Weakness | null> {
  if ([...password].length < options.minLength) {
    return { reasons: ['length'], message: `Password should be at least ${options.minLength} characters.` }
  }
  const estimator = await loadEstimator()
  // Past this length no password is among the worst, and estimating would only cost time.
  if (password.length > 32) return null
  if (estimator.check(password, [...(options.about ?? [])]).score > 0) return null
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

/** The dictionaries are large; they are read when the first password is set, not at every start. */
let estimator: Promise<ZxcvbnFactory> | undefined
function loadEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary, adjacencyGraphs }) => new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  )
  return estimator
}
