import { describe, expect, test } from 'vitest'
import { isValidBucketName, isValidKey, objectPathAfter } from './names.ts'

describe('the names of objects and buckets are checked', () => {
  test.each([
    'a',
    'ada/1700000000.png',
    "it's (fine) & so on.txt",
    'Übung/日本/файл.pdf',
    'a..b',
    '...',
    'c?d',
  ])('%s is a valid name', key => expect(isValidKey(key)).toBe(true))
  test.each([
    '',
    '/',
    '/a',
    'a/',
    'a//b',
    '.',
    '..',
    '../a',
    'a/../b',
    'a/./b',
    'a\\b',
    '..\\a',
    'a\0b',
    'a\nb',
    'a%2fb',
    'a\u202eb',
    'a\ud800',
    'a#b',
    '<a>',
    'x'.repeat(1025),
  ])('%j is not a valid name', key => expect(isValidKey(key)).toBe(false))
})

test('the name of a bucket may not contain a slash', () => {
  expect(
    ['avatars', 'my bucket', 'a.b', '', ' a', 'a/b', 'é', 'x'.repeat(101)].map(isValidBucketName),
  ).toEqual([true, true, true, false, false, false, false, false])
})

test('a URL names the bucket and the object, and is decoded only once', () => {
  expect(objectPathAfter('/storage/v1/object/sign/avatars/ada/a%20b.png', '/object/sign/')).toEqual({
    bucketId: 'avatars',
    name: 'ada/a b.png',
  })
  for (const path of [
    'avatars',
    'avatars/',
    'avatars/..%2fx',
    'avatars/%252e%252e/x',
    'avatars/%00',
    'avatars/%zz',
  ]) {
    expect(() => objectPathAfter(`/storage/v1/object/${path}`, '/object/'), path).toThrow('Invalid key')
  }
})
