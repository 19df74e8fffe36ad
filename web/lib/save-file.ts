/**
 * Makes a file name from a title and the kind of file, such as "Chairside-deck", with characters that every file
 * system allows.
 */
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
  // The URL is kept for a while, because some browsers read the file only after the click was handled.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
