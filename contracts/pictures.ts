// The rules for pictures that members upload, and the names under which pictures are stored.
import { avatarMaximumBytes } from './limits.ts'

export const pictureErrors = {
  type: 'Please upload an image file',
  size: 'Image must be less than 5MB',
} as const

/** The error message for a file; null if the file is a valid picture. */
export function pictureError(file: { type: string; size: number }): string | null {
  if (!file.type.startsWith('image/')) return pictureErrors.type
  return file.size < avatarMaximumBytes ? null : pictureErrors.size
}

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** Returns `{userId}/{timestamp}.{ext}`. The path contains no part of the original file name. */
export function picturePath(userId: string, type: string, now = Date.now()): string {
  return `${userId}/${now}.${extensions[type] ?? 'png'}`
}
