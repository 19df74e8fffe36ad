/** Resizes pictures and changes their format. Each result is made once and cached as long as it is used. */
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type ResizeOptions } from 'sharp'
import { z } from 'zod'
import { maxPixels } from './clean-picture.ts'
import { createKeptPictures, type Picture } from './kept-pictures.ts'
import { createPictureWork, type PictureWork } from './picture-work.ts'
import { createSharedJobs } from './shared-jobs.ts'
import { refusals, StorageError } from './storage-error.ts'

export const transformation = z.object({
  width: z.coerce.number().int().min(1).max(2500).optional(),
  height: z.coerce.number().int().min(1).max(2500).optional(),
  resize: z.enum(['cover', 'contain', 'fill']).optional(),
  quality: z.coerce.number().int().min(20).max(100).optional(),
  format: z.enum(['origin', 'webp', 'avif']).optional(),
})
export type Transformation = z.infer<typeof transformation>

export type Source = {
  readonly version: string
  readonly size: number
  read(): Promise<Readable | null>
}
type Asker = { readonly memberId: string | null; readonly signal?: AbortSignal | undefined }

const maxSourceBytes = 25 * 1024 * 1024
type Format = 'jpeg' | 'png' | 'webp' | 'avif'
/**
 * The format of a resized picture if none is requested. A resized GIF is a still picture, because the GIF encoder is
 * very slow.
 */
const formats: Record<string, Format> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'png',
  'image/avif': 'avif',
}
/** The lowest effort of each encoder, because a person waits for each picture. */
const efforts: Record<Format, { effort?: number; compressionLevel?: number }> = {
  jpeg: {},
  png: { compressionLevel: 4 },
  webp: { effort: 1 },
  avif: { effort: 0 },
}

export type Transformer = ReturnType<typeof createTransformer>

export function createTransformer(
  work: Pick<PictureWork, 'do'> = createPictureWork(),
  cacheBytes = 64 * 1024 * 1024,
) {
  const kept = createKeptPictures(cacheBytes)
  const jobs = createSharedJobs<Picture>()

  return {
    async transform(
      source: Source,
      wanted: Transformation,
      accept: string,
      { memberId, signal }: Asker = { memberId: null },
    ): Promise<Picture> {
      if (source.size > maxSourceBytes) throw cannotBe()
      const format = wanted.format ?? (accept.includes('image/webp') ? 'webp' : 'origin')
      const { width, height, resize, quality } = wanted
      const key = JSON.stringify([source.version, format, width, height, resize, quality])
      const ready = kept.get(key)
      if (ready) return ready
      // Callers that request the same picture at the same time share one job.
      return jobs.join(key, signal, jobSignal => {
        const pixels = (width ?? height ?? 2500) * (height ?? width ?? 2500)
        return work.do({ memberId, pixels, signal: jobSignal }, async () => {
          const picture = await make(source, wanted, format)
          kept.set(key, picture)
          return picture
        })
      })
    },

    forgetAll: () => kept.forget(() => true),
    forget: (version: string) => kept.forget(key => key.startsWith(`["${version}"`)),
  }
}

async function make({ read }: Source, wanted: Transformation, asked: 'origin' | Format): Promise<Picture> {
  const stream = await read()
  if (!stream) throw refusals.noSuchKey()
  const bytes = await buffer(stream)
  // Reads the type from the bytes. The declared type may be wrong, because the official client declares a buffer as
  // plain text.
  const origin = formats[(await fileTypeFromBuffer(bytes))?.mime ?? '']
  if (!origin) throw cannotBe()
  const format = asked === 'origin' ? origin : asked
  try {
    const { autoOrient, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels) throw refusals.tooManyPixels(maxPixels)
    const made = await sharp(bytes, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize(sizeWithin(autoOrient, wanted))
      .toFormat(format, { quality: wanted.quality ?? 80, ...efforts[format] })
      .toBuffer()
    return { bytes: made, type: `image/${format}` }
  } catch (error) {
    throw error instanceof StorageError ? error : cannotBe()
  }
}

/** Computes the size. A picture is never enlarged, because enlarging costs most and shows nothing more. */
function sizeWithin(
  source: { width: number; height: number },
  { width, height, resize = 'cover' }: Transformation,
): ResizeOptions {
  if (resize !== 'fill') {
    return { width, height, fit: resize === 'contain' ? 'inside' : 'cover', withoutEnlargement: true }
  }
  const within = (wanted: number | undefined, most: number) => wanted && Math.min(wanted, most)
  return { width: within(width, source.width), height: within(height, source.height), fit: 'fill' }
}

const cannotBe = () => refusals.invalidRequest('This object cannot be transformed')
