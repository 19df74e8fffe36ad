// How a founder's text travels inside a prompt: fenced and named.

/** The fence cannot be closed from inside. */
export function asData(label: string, text: string): string {
  return `<founder_data label="${label}">\n${unfenced(text)}\n</founder_data>`
}

/** Removing a fence may join the halves of another, so it is done until none is left. */
export function unfenced(text: string): string {
  const without = text.replace(/<\s*\/?\s*founder_data[^>]*>?/gi, '')
  return without === text ? text : unfenced(without)
}
