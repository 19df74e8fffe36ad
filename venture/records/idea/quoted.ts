/** Quotes the founder's text without its full stop. A long text is shortened to fit into a sentence. */
export const quoted = (given: string, most = 120): string => {
  const text = given.trim().replace(/(?<!\.)\.$/, '')
  return text.length > most ? `${text.slice(0, most).replace(/\s+\S*$/u, '')} …` : text
}
