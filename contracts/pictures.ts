// Which pictures members may upload, and under which name they are kept.
import { avatarMaximumBytes } from './limits.ts'

export const pictureErrors = {
  type: 'Please upload an image file',
  size: 'Image must be less than 5MB',
} as const

/** What is wrong with a file, in the words a person reads. */
export function pictureError(file: { type: string; size: number }): string | null {
  if (!file.type.startsWith('image/')) return pictureErrors.type
  return file.size < avatarMaximumBytes ? null : pictureErrors.size
}

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** `{userId}/{timestamp}.{ext}`; nothing of the name a file had at home. */
export function picturePath(userId: string, type: string, now = Date.now()): string {
  return `${userId}/${now}.${extensions[type] ?? 'png'}`
}
