/**
 * The names that buckets and objects may have. Bytes are never stored under these names. So these rules do not
 * protect the disk. They protect programs that read the names.
 */
import { refusals } from './storage-error.ts'

// Letters and digits of any script, and the signs that storage-api allows. Control characters, backslashes and
// percent signs are refused.
const keyPattern = /^[\p{L}\p{M}\p{N}_/!\-.*'() &$@=;:+,?]+$/u
const bucketPattern = /^[\w!\-.*'() &$@=;:+,?]{1,100}$/

export function isValidKey(key: string): boolean {
  if (Buffer.byteLength(key) > 1024 || !key.isWellFormed() || !keyPattern.test(key)) return false
  return key.split('/').every(part => part !== '' && part !== '.' && part !== '..')
}

export function isValidBucketName(name: string): boolean {
  return bucketPattern.test(name) && name.trim() === name
}

export function requireKey(key: string): string {
  if (!isValidKey(key)) throw refusals.invalidKey(key)
  return key
}

export type ObjectPath = { readonly bucketId: string; readonly name: string }

/**
 * Returns the bucket and the name after a prefix. For example, `…/object/sign/avatars/ada/face.png` after
 * `/object/sign/` gives the bucket `avatars` and the name `ada/face.png`.
 */
export function objectPathAfter(path: string, prefix: string): ObjectPath {
  const rest = path.slice(path.indexOf(prefix) + prefix.length)
  const slash = rest.indexOf('/')
  const bucketId = decoded(slash === -1 ? rest : rest.slice(0, slash))
  const name = decoded(slash === -1 ? '' : rest.slice(slash + 1))
  return { bucketId, name: requireKey(name) }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw refusals.invalidKey(part)
  }
}
