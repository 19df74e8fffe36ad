/** What the text says, or undefined where it is no JSON: JSON itself has no undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
