import { describe, expect, test } from 'vitest'
import { decideType, isPictureBucket } from './content-type.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const html = Buffer.from('<!doctype html><script>alert(1)</script>')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

describe('the type of a file in a bucket for pictures is decided', () => {
  test.each([
    ['a PNG named so', png, 'image/png', 'image/png'],
    ['a PNG named JPEG', png, 'image/jpeg', 'image/png'],
    ['a PNG nobody named', png, null, 'image/png'],
    ['a PNG named text', png, 'text/plain;charset=UTF-8', 'image/png'],
    ['a PNG named octet-stream', png, 'application/octet-stream', 'image/png'],
  ])('the file %s is accepted', async (_, bytes, declared, expected) => {
    expect(await decideType(bytes, declared, pictures)).toBe(expected)
  })

  test.each([
    ['HTML named PNG', html, 'image/png'],
    ['HTML named HTML', html, 'text/html'],
    ['SVG named SVG', svg, 'image/svg+xml'],
    ['SVG named PNG', svg, 'image/png'],
    ['nothing at all', Buffer.alloc(0), 'image/png'],
    ['a PDF named PNG', Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 'image/png'],
    ['words named text', Buffer.from('words'), 'text/plain'],
  ])('the file %s is refused', async (_, bytes, declared) => {
    await expect(decideType(bytes, declared, pictures)).rejects.toMatchObject({ status: 415 })
  })

  test('a PNG that is declared as JPEG becomes a JPEG if only JPEG is allowed, and a PDF does not', async () => {
    expect(await decideType(png, 'image/jpeg', ['image/jpeg'])).toBe('image/jpeg')
    await expect(decideType(png, 'text/plain', ['image/jpeg'])).rejects.toMatchObject({ status: 415 })
    const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n')
    await expect(decideType(pdf, 'image/jpeg', ['image/jpeg'])).rejects.toMatchObject({ status: 415 })
  })

  test('a wildcard allows pictures, but never SVG', async () => {
    expect(await decideType(png, 'image/png', ['image/*'])).toBe('image/png')
    await expect(decideType(svg, 'image/svg+xml', ['image/*'])).rejects.toMatchObject({ status: 415 })
    expect(await decideType(svg, 'image/svg+xml', ['image/svg+xml'])).toBe('image/svg+xml')
  })
})

test('a text file has no signature, so it keeps its declared type', async () => {
  expect(await decideType(Buffer.from('a,b'), 'text/csv;charset=utf-8', ['text/csv'])).toBe(
    'text/csv;charset=utf-8',
  )
})

test('without a list of allowed types, the declared type decides, or the bytes if none is declared', async () => {
  expect(await decideType(html, 'text/plain', null)).toBe('text/plain')
  expect(await decideType(png, null, [])).toBe('image/png')
  expect(await decideType(html, null, null)).toBe('application/octet-stream')
})

test('a bucket is a bucket for pictures only if its list contains nothing but pictures', () => {
  expect([pictures, ['image/*'], ['image/png', 'text/csv'], [], null].map(isPictureBucket)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
