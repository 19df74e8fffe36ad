/** A file that may not be there, or no longer: undefined. Every other failure is one. */
export async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Not there, and what leads to it neither; a name too long for the disk is nobody's. */
const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && missing.includes(String(error.code))
