import fc from 'fast-check'
import { people } from '../../access/world.ts'
import { oddBody, oddText, oddValue } from '../../support/odd-values.ts'
import { encodeOdd } from './rest.ts'

const step = fc.oneof(
  fc.constantFrom<string>(...Object.values(people), 'gone.png', 'face.png', 'a.png'),
  fc.constantFrom(
    '..',
    '%2e%2e',
    '%252e%252e',
    '.',
    '',
    '\\..',
    '%5c..',
    '%00',
    '%2f',
    '%c0%ae%c0%ae',
    '~',
    ' ',
    'x'.repeat(1100),
  ),
  oddText.map(encodeOdd),
)
const bucket = fc.constantFrom('avatars', 'stories', 'elsewhere', 'nowhere', '..', '%2e%2e', '')
const path = fc
  .tuple(bucket, fc.array(step, { maxLength: 4 }))
  .map(([name, steps]) => [name, ...steps].join('/'))
const call = fc.constantFrom(
  ...[
    'object/',
    'object/authenticated/',
    'object/public/',
    'object/sign/',
    'object/info/',
    'object/info/public/',
  ],
  ...[
    'object/upload/sign/',
    'object/list/',
    'render/image/public/',
    'render/image/authenticated/',
    'render/image/sign/',
  ],
  ...['cdn/', 'bucket/', ''],
)
const field = fc.constantFrom(
  ...[
    'bucketId',
    'sourceKey',
    'destinationKey',
    'destinationBucket',
    'prefix',
    'prefixes',
    'limit',
    'offset',
    'sortBy',
  ],
  ...[
    'search',
    'expiresIn',
    'paths',
    'id',
    'name',
    'public',
    'file_size_limit',
    'allowed_mime_types',
    'transform',
  ],
)
const value = fc.oneof(
  oddValue,
  path,
  fc.constantFrom<unknown>(1e9, -5, ['../..'], { column: 'x; drop', order: 'asc' }),
)
const query = fc.constantFrom(
  '',
  '?token=x.y.z',
  '?width=99999',
  '?width=-1&height=x',
  '?download=a%0d%0ab',
  '?format=exe',
)

export const storageRequest = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'PATCH'),
    address: fc.oneof(
      fc.tuple(call, path).map(parts => parts.join('')),
      fc.constantFrom(
        'object/move',
        'object/copy',
        'object/list/stories',
        'object/list-v2/stories',
        'bucket',
        'object/stories',
      ),
    ),
    query,
    body: oddBody(field, value),
    header: fc.constantFrom<Record<string, string>>(
      {},
      { 'content-type': 'image/png' },
      { 'content-type': 'image/svg+xml' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-type': 'multipart/form-data' },
      { 'x-upsert': 'true', 'content-type': 'text/html' },
      { range: 'bytes=9-1' },
      { 'x-metadata': '{' },
    ),
  })
  .map(({ method, address, query, body, header }) => ({
    method,
    path: `/storage/v1/${address}${query}`,
    headers: { 'content-type': 'application/json', ...header },
    body: method === 'GET' || method === 'HEAD' ? undefined : body,
  }))
