/**
 * Reads a file as UTF-8, like nearly all files; otherwise as Windows-1252, as older Western spreadsheets
 * write.
 */
export async function readTextFile(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
