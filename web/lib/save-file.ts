/** A file name that every disk accepts, from a title and the kind of file: "Chairside-deck". */
export const fileNameOf = (title: string, what: string): string => {
  const words =
    title
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-')
      .slice(0, 60) || 'venture'
  return `${words}-${what}`
}

/** Saves a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start reading only after the click has been handled.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
