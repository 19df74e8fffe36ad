export type RatioVerdict = 'fair' | 'look-again' | 'wrong'

/** How far two independent ways to the same number are apart: within 2× fair, beyond 3× something is wrong. */
export function readRatio(ratio: number): { verdict: RatioVerdict; distance: number } {
  const distance = ratio >= 1 ? ratio : 1 / ratio
  return { verdict: distance <= 2 ? 'fair' : distance <= 3 ? 'look-again' : 'wrong', distance }
}
