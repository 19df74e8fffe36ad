/** Pictures in other sizes and formats, made once and kept while they are asked for. */
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { z } from 'zod'
import { maxPixels } from './clean-picture.ts'
import { createGate } from './gate.ts'
import { refusals } from './storage-error.ts'

export const transformation = z.object({
  width: z.coerce.number().int().min(1).max(2500).optional(),
  height: z.coerce.number().int().min(1).max(2500).optional(),
  resize: z.enum(['cover', 'contain', 'fill']).optional(),
  quality: z.coerce.number().int().min(20).max(100).optional(),
  format: z.enum(['origin', 'webp', 'avif']).optional(),
})
export type Transformation = z.infer<typeof transformation>

export type Picture = { readonly bytes: Buffer; readonly type: string }

const maxSourceBytes = 25 * 1024 * 1024
const formats: Record<string, 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
}

export type Transformer = ReturnType<typeof createTransformer>

export function createTransformer(cacheBytes = 64 * 1024 * 1024) {
  const atATime = createGate(2)
  const making = new Map<string, Promise<Picture>>()
  /** Oldest first: a Map keeps the order in which entries were set. */
  const kept = new Map<string, Picture>()
  let keptBytes = 0

  function keep(key: string, picture: Picture) {
    kept.set(key, picture)
    keptBytes += picture.bytes.byteLength
    for (const [oldest, { bytes }] of kept) {
      if (keptBytes <= cacheBytes) break
      kept.delete(oldest)
      keptBytes -= bytes.byteLength
    }
  }

  return {
    async transform(
      source: { version: string; mimetype: string; size: number; read(): Promise<Readable | null> },
      wanted: Transformation,
      accept: string,
    ): Promise<Picture> {
      const format = chooseFormat(source.mimetype, wanted, accept)
      if (!format || source.size > maxSourceBytes) {
        throw refusals.invalidRequest('This object cannot be transformed')
      }
      const key = JSON.stringify([
        source.version,
        format,
        wanted.width,
        wanted.height,
        wanted.resize,
        wanted.quality,
      ])
      const ready = kept.get(key)
      if (ready) {
        kept.delete(key)
        kept.set(key, ready)
        return ready
      }
      // Ten people asking for the same picture at once make it once.
      const running = making.get(key)
      if (running) return running
      const made = atATime(() => make(source.read, wanted, format)).finally(() => making.delete(key))
      making.set(key, made)
      const picture = await made
      keep(key, picture)
      return picture
    },

    forgetAll() {
      kept.clear()
      keptBytes = 0
    },

    forget(version: string) {
      for (const [key, { bytes }] of kept) {
        if (!key.startsWith(`["${version}"`)) continue
        kept.delete(key)
        keptBytes -= bytes.byteLength
      }
    },
  }
}

function chooseFormat(mimetype: string, wanted: Transformation, accept: string) {
  const origin = formats[mimetype.split(';')[0]?.trim() ?? '']
  if (!origin || wanted.format === 'origin') return origin
  if (wanted.format) return wanted.format
  return accept.includes('image/webp') ? 'webp' : origin
}

async function make(
  read: () => Promise<Readable | null>,
  wanted: Transformation,
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif',
): Promise<Picture> {
  const stream = await read()
  if (!stream) throw refusals.noSuchKey()
  const { width, height, resize = 'cover', quality = 80 } = wanted
  try {
    const bytes = await sharp(await buffer(stream), { limitInputPixels: maxPixels })
      .autoOrient()
      .resize({
        width,
        height,
        fit: resize === 'contain' ? 'inside' : resize,
        withoutEnlargement: resize !== 'fill',
      })
      .toFormat(format, { quality })
      .toBuffer()
    return { bytes, type: `image/${format}` }
  } catch {
    throw refusals.invalidRequest('This object cannot be transformed')
  }
}
