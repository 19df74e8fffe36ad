/** So much of the founder's words as a sentence can hold. */
export const quoted = (text: string, most = 120): string =>
  text.length > most ? `${text.slice(0, most).replace(/\s+\S*$/u, '')} …` : text
