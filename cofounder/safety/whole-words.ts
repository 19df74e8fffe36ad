/** Whole words in lower-case text. Plain letter ranges: the Unicode classes take a second to compile. */
export function wholeWords(words: string): RegExp {
  const letter = 'a-zß-ÿœ'
  return new RegExp(`(?<![${letter}])(?:${words.replaceAll('\\p{L}', `[${letter}]`)})(?![${letter}])`)
}
