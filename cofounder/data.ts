// Marks a founder's text as data in a prompt, with tags and a label.

/** Puts a text between tags with a label. The text cannot close the tag itself. */
export function asData(label: string, text: string): string {
  return `<founder_data label="${label}">\n${unfenced(text)}\n</founder_data>`
}

/** Removes our tags. Two halves around a removed tag can form a new tag, so the removal is repeated. */
export function unfenced(text: string): string {
  const without = text.replace(/<\s*\/?\s*founder_data[^>]*>?/gi, '')
  return without === text ? text : unfenced(without)
}
