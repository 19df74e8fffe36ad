// Wraps a founder's text for a prompt. Tags and a label mark the text as data.

/** The text inside cannot close the tag. */
export function asData(label: string, text: string): string {
  return `<founder_data label="${label}">\n${unfenced(text)}\n</founder_data>`
}

/** Removing a tag can join two halves to a new tag, so this repeats until no tag is left. */
export function unfenced(text: string): string {
  const without = text.replace(/<\s*\/?\s*founder_data[^>]*>?/gi, '')
  return without === text ? text : unfenced(without)
}
