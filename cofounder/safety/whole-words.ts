/** Makes a pattern for whole words in lower-case text. Simple letter ranges compile faster than Unicode classes. */
export function wholeWords(words: string): RegExp {
  const letter = 'a-zß-ÿœ'
  return new RegExp(`(?<![${letter}])(?:${words.replaceAll('\\p{L}', `[${letter}]`)})(?![${letter}])`)
}
