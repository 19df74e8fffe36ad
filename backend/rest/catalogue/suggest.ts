/**
 * Finds names for "Perhaps you meant …". Compares names first by shared groups of characters, then by edit
 * distance.
 */

const longest = 200

function grams(text: string, size: number): Map<string, number> {
  const padded = `-${text.toLowerCase().replace(/[^\p{L}\p{N}_, ]+/gu, '')}-`.padEnd(size, '-')
  const counts = new Map<string, number>()
  for (let at = 0; at + size <= padded.length; at += 1) {
    const gram = padded.slice(at, at + size)
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

const norm = (counts: Map<string, number>) =>
  Math.sqrt([...counts.values()].reduce((sum, n) => sum + n * n, 0))

export function levenshtein(one: string, two: string): number {
  let previous = Array.from({ length: two.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= two.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (one[i - 1] === two[j - 1] ? 0 : 1)
      row.push(Math.min(substitution, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    previous = row
  }
  return previous[two.length] ?? 0
}

function cosine(one: string, two: string, size: number): number {
  const [a, b] = [grams(one, size), grams(two, size)]
  let dot = 0
  for (const [gram, count] of a) dot += count * (b.get(gram) ?? 0)
  return dot === 0 ? 0 : dot / (norm(a) * norm(b))
}

/** Returns the candidates that are similar to the name, the most similar first. */
export function similar(
  name: string,
  candidates: readonly string[],
  least: number,
): { name: string; score: number }[] {
  if (name.length > longest) return []
  const exact = candidates.find(candidate => candidate.toLowerCase() === name.toLowerCase())
  if (exact !== undefined) return [{ name: exact, score: 1 }]
  const short = candidates.filter(candidate => candidate.length <= longest)
  for (const size of [3, 2]) {
    const near = short
      .map(candidate => ({ candidate, score: cosine(name, candidate, size) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, 50)
      .map(({ candidate }) => {
        const length = Math.max(name.length, candidate.length)
        return {
          name: candidate,
          score: 1 - levenshtein(name.toLowerCase(), candidate.toLowerCase()) / length,
        }
      })
      .filter(({ score }) => score >= least)
      .sort((a, b) => b.score - a.score)
    if (near.length > 0) return near
  }
  return []
}
