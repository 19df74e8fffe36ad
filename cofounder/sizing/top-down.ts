export type RatioVerdict = 'fair' | 'look-again' | 'wrong'

/** How far two independent ways to the same number are apart: within 2× fair, beyond 3× something is wrong. */
export function readRatio(ratio: number): { verdict: RatioVerdict; distance: number; meaning: string } {
  const distance = ratio >= 1 ? ratio : 1 / ratio
  const times = distance.toFixed(1)
  const larger = ratio >= 1 ? 'bottom-up' : 'top-down'
  if (distance <= 2) {
    const meaning = `The two ways agree within 2× (${times}×), which is fair for a first pass: neither number is carrying the story alone.`
    return { verdict: 'fair', distance, meaning }
  }
  const suspect =
    ratio >= 1
      ? 'the buyer count includes many who would never pay, the price is too high for the average buyer, or the share of spending is set too low'
      : 'the price is low for what this sector spends, buyers are missing from the count, or the share of spending is set too high'
  if (distance <= 3) {
    const meaning = `The ${larger} figure is ${times}× the other: not absurd, but look again before it goes on a slide. Likely reasons: ${suspect}.`
    return { verdict: 'look-again', distance, meaning }
  }
  const meaning = `The ${larger} figure is ${times}× the other. Beyond 3× something is wrong, so do not show either number yet. Likely reasons: ${suspect}.`
  return { verdict: 'wrong', distance, meaning }
}
