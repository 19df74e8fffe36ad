/**
 * Matches whole words in lower-case text. It uses plain letter ranges, because Unicode classes take a second to
 * compile.
 */
export function wholeWords(words: string): RegExp {
  const letter = 'a-zß-ÿœ'
  return new RegExp(`(?<![${letter}])(?:${words.replaceAll('\\p{L}', `[${letter}]`)})(?![${letter}])`)
}
