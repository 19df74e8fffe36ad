/**
 * Reads a file as UTF-8. If the file is not valid UTF-8, reads it as Windows-1252, which older Western
 * spreadsheets write.
 */
export async function readTextFile(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
