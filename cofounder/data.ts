// Wraps a founder's text for a prompt: fenced and named as data.

/** The text cannot close the fence from inside. */
export function asData(label: string, text: string): string {
  return `<founder_data label="${label}">\n${unfenced(text)}\n</founder_data>`
}

/** Removing a fence can join two halves to a new one, so this repeats until none is left. */
export function unfenced(text: string): string {
  const without = text.replace(/<\s*\/?\s*founder_data[^>]*>?/gi, '')
  return without === text ? text : unfenced(without)
}
