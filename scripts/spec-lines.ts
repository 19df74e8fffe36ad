/** Reads the promises of a list: one line each, `- ID text`. Indented lines below a promise are ignored. */
export function readPromises(list: string): Map<string, string> {
  const promises = new Map<string, string>()
  for (const [line, id = '', text = ''] of list.matchAll(/^- ([A-Z]{1,3}\d\d) (.+)$/gm)) {
    if (promises.has(id)) throw new Error(`${id} has two lines`)
    if (/ · [A-Z]{1,3}\d\d /.test(text)) throw new Error(`two ids share a line: ${line.slice(0, 80)}`)
    promises.set(id, text)
  }
  return promises
}
