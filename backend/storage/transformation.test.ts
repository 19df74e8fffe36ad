import { Readable } from 'node:stream'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createTransformer, transformation } from './transformation.ts'

const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer()

function source(version: string, mimetype = 'image/jpeg') {
  const counted = { reads: 0 }
  const read = async () => {
    counted.reads++
    return Readable.from([bytes])
  }
  return { counted, object: { version, mimetype, size: bytes.byteLength, read } }
}

describe('pictures in other sizes', () => {
  test('asked for by ten at once are made once, and kept', async () => {
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

  test('leave again when there is no room, the oldest first', async () => {
    const { bytes: made } = await createTransformer().transform(source('x').object, { width: 50 }, '')
    const transformer = createTransformer(made.byteLength * 2)
    const [a, b, c] = [source('a'), source('b'), source('c')]
    for (const { object } of [a, b, a, c, a, b]) await transformer.transform(object, { width: 50 }, '')
    expect([a, b, c].map(({ counted }) => counted.reads)).toEqual([1, 2, 1])
  })

  test('are forgotten with their version', async () => {
    const transformer = createTransformer()
    const { counted, object } = source('a')
    await transformer.transform(object, { width: 50 }, '')
    transformer.forget('a')
    await transformer.transform(object, { width: 50 }, '')
    expect(counted.reads).toBe(2)
  })

  test('are made from pictures only', async () => {
    const { object } = source('a', 'text/plain')
    await expect(createTransformer().transform(object, { width: 5 }, '')).rejects.toMatchObject({
      status: 400,
    })
  })

  test.each([
    { width: 0 },
    { width: 2501 },
    { height: -1 },
    { quality: 19 },
    { resize: 'crop' },
    { format: 'svg' },
  ])('are not made to %j', wanted => expect(transformation.safeParse(wanted).success).toBe(false))
})
