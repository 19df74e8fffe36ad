/** The part of S3 that our storage uses: objects, ranges, multipart uploads, lists and deletions, over real HTTP. */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Kept = { body: Buffer; modifiedAt: Date }

export async function startS3() {
  const objects = new Map<string, Kept>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const requests: string[] = []
  let isFailing = false
  let isKeeping = false

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://s3')
    const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'))
    const query = url.searchParams
    const xml = (status: number, text: string) =>
      response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0"?>${text}`)
    requests.push(
      `${request.method} ${key ? 'object' : 'bucket'}${[...query.keys()].map(name => ` ${name}`).join('')}`,
    )
    const body = await buffer(request)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=test-key/')) {
      return xml(403, '<Error><Code>AccessDenied</Code></Error>')
    }
    if (isFailing && query.has('partNumber')) return xml(400, '<Error><Code>InvalidRequest</Code></Error>')

    if (request.method === 'POST' && query.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, new Map())
      return xml(
        200,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    const parts = uploads.get(query.get('uploadId') ?? '')
    if (request.method === 'PUT' && parts) {
      parts.set(Number(query.get('partNumber')), body)
      return response.writeHead(200, { ETag: `"${query.get('partNumber')}"` }).end()
    }
    if (request.method === 'POST' && parts) {
      const whole = [...parts].sort(([a], [b]) => a - b).map(([, part]) => part)
      objects.set(key, { body: Buffer.concat(whole), modifiedAt: new Date() })
      uploads.delete(query.get('uploadId') ?? '')
      return xml(200, `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`)
    }
    if (request.method === 'DELETE' && parts) {
      uploads.delete(query.get('uploadId') ?? '')
      return response.writeHead(204).end()
    }
    if (request.method === 'POST' && query.has('delete')) {
      const names = [...body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name = '']) => name)
      if (isKeeping) {
        const errors = names.map(name => `<Error><Key>${name}</Key><Code>AccessDenied</Code></Error>`)
        return xml(200, `<DeleteResult>${errors.join('')}</DeleteResult>`)
      }
      for (const name of names) objects.delete(name)
      return xml(200, '<DeleteResult/>')
    }
    if (request.method === 'GET' && query.get('list-type') === '2') {
      const from = query.get('continuation-token') ?? ''
      const names = [...objects.keys()]
        .sort()
        .filter(name => name.startsWith(query.get('prefix') ?? '') && name > from)
      // Returns two names at a time, so that the storage must ask for the next page.
      const page = names.slice(0, 2)
      const next = names.length > 2 ? `<NextContinuationToken>${page[1]}</NextContinuationToken>` : ''
      const contents = page.map(
        name =>
          `<Contents><Key>${name}</Key><LastModified>${objects.get(name)?.modifiedAt.toISOString()}</LastModified></Contents>`,
      )
      return xml(200, `<ListBucketResult>${next}${contents.join('')}</ListBucketResult>`)
    }
    if (request.method === 'PUT') {
      objects.set(key, { body, modifiedAt: new Date() })
      return response.writeHead(200, { ETag: '"whole"' }).end()
    }
    const kept = objects.get(key)
    if (!kept) return xml(404, '<Error><Code>NoSuchKey</Code></Error>')
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    if (!range) return response.writeHead(200, { 'Content-Length': kept.body.length }).end(kept.body)
    const part = kept.body.subarray(Number(range[1]), Number(range[2]) + 1)
    return response.writeHead(206, { 'Content-Length': part.length }).end(part)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    objects,
    uploads,
    requests,
    /** Sets whether parts of uploads are refused. */
    failParts(failing: boolean) {
      isFailing = failing
    },
    /** Sets whether deletions are answered with 200 and an error for each object. */
    keepAll(keeping: boolean) {
      isKeeping = keeping
    },
    url: `s3://test-key:test-secret@bucket/files?region=eu-central-1&endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`,
    close: () => new Promise<void>(resolve => server.close(() => resolve()).closeAllConnections()),
  }
}
