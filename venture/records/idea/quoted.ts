/** Quotes the founder's words, shortened to fit into a sentence. */
export const quoted = (text: string, most = 120): string =>
  text.length > most ? `${text.slice(0, most).replace(/\s+\S*$/u, '')} …` : text
