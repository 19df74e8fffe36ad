import { Readable } from 'node:stream'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createPictureWork } from './picture-work.ts'
import { createTransformer, transformation } from './transformation.ts'

const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer()

function source(version: string, content: Buffer = bytes) {
  const counted = { reads: 0 }
  const read = async () => {
    counted.reads++
    return Readable.from([content])
  }
  return { counted, object: { version, size: content.byteLength, read } }
}

describe('pictures are resized', () => {
  test('a resized picture that ten callers request at once is made once and cached', async () => {
    const transformer = createTransformer()
    const { counted, object } = source('a')
    const all = await Promise.all(
      Array.from({ length: 10 }, () => transformer.transform(object, { width: 50 }, '')),
    )
    expect(new Set(all.map(picture => picture.bytes)).size).toBe(1)
    await transformer.transform(object, { width: 50 }, '')
    expect(counted.reads).toBe(1)
    await transformer.transform(object, { width: 51 }, '')
    expect(counted.reads).toBe(2)
  })

  test('when the cache is full, the oldest resized pictures are dropped', async () => {
    const { bytes: made } = await createTransformer().transform(source('x').object, { width: 50 }, '')
    const transformer = createTransformer(createPictureWork(), made.byteLength * 2)
    const [a, b, c] = [source('a'), source('b'), source('c')]
    for (const { object } of [a, b, a, c, a, b]) await transformer.transform(object, { width: 50 }, '')
    expect([a, b, c].map(({ counted }) => counted.reads)).toEqual([1, 2, 1])
  })

  test('when a version of a picture is removed, its resized pictures are removed from the cache', async () => {
    const transformer = createTransformer()
    const { counted, object } = source('a')
    await transformer.transform(object, { width: 50 }, '')
    transformer.forget('a')
    await transformer.transform(object, { width: 50 }, '')
    expect(counted.reads).toBe(2)
  })

  test('only pictures can be resized', async () => {
    for (const content of ['words', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']) {
      const { object } = source('a', Buffer.from(content))
      await expect(createTransformer().transform(object, { width: 5 }, '')).rejects.toMatchObject({
        status: 400,
      })
    }
  })

  test.each(['cover', 'contain', 'fill'] as const)(
    'CK26 a resized picture is never larger than the original: %s',
    async resize => {
      const { object } = source('a')
      const { bytes: made } = await createTransformer().transform(
        object,
        { width: 2500, height: 2500, resize },
        '',
      )
      expect(await sharp(made).metadata()).toMatchObject({ width: 200, height: 100 })
    },
  )

  test('CK26 a resized picture is not made if no caller waits for it any more, unless its work had started', async () => {
    const begun: number[] = []
    const running = Promise.withResolvers<void>()
    const work = createPictureWork()
    const transformer = createTransformer({
      do: (job, make) =>
        work.do(job, async () => {
          begun.push(job.pixels)
          await running.promise
          return make()
        }),
    })
    const leaving = new AbortController()
    const asked = Array.from({ length: 60 }, (_, count) =>
      transformer.transform(source('a').object, { width: 1100 + count, format: 'avif' }, '', {
        memberId: 'eve',
        signal: leaving.signal,
      }),
    )
    const small = transformer.transform(source('a').object, { width: 64 }, '', { memberId: 'ada' })
    leaving.abort()
    for (const abandoned of asked) await expect(abandoned).rejects.toThrow('abort')
    running.resolve()
    await small
    expect(begun).toEqual([1100 * 1100, 64 * 64])
  })

  test.each([
    { width: 0 },
    { width: 2501 },
    { height: -1 },
    { quality: 19 },
    { resize: 'crop' },
    { format: 'svg' },
  ])('pictures are not resized to %j', wanted => expect(transformation.safeParse(wanted).success).toBe(false))
})
