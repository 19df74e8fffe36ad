// The pictures that members may upload, and the names they are stored under.
import { avatarMaximumBytes } from './limits.ts'

export const pictureErrors = {
  type: 'Please upload an image file',
  size: 'Image must be less than 5MB',
} as const

/** The error of a file as a text for people; null if it is fine. */
export function pictureError(file: { type: string; size: number }): string | null {
  if (!file.type.startsWith('image/')) return pictureErrors.type
  return file.size < avatarMaximumBytes ? null : pictureErrors.size
}

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** `{userId}/{timestamp}.{ext}`, without any part of the file's original name. */
export function picturePath(userId: string, type: string, now = Date.now()): string {
  return `${userId}/${now}.${extensions[type] ?? 'png'}`
}
