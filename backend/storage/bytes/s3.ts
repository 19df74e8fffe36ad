/** Stores bytes in any S3-compatible store, one object per version, below an optional prefix. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { type Bytes, isVersion } from './bytes.ts'

type S3Location = { readonly bucket: string; readonly prefix: string; readonly client: S3ClientConfig }

/** Switches off newer checksums. The SDK adds them to the body, and most other stores do not support them. */
const plainRequests = {
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
} as const

/**
 * Reads `s3://bucket/prefix?region=eu-central-1&endpoint=https://minio.example`. If the URL contains a key
 * (`s3://key:secret@bucket`), this key is used. Otherwise the official client searches for keys.
 */
export function parseS3Url(text: string): S3Location {
  const url = new URL(text)
  const endpoint = url.searchParams.get('endpoint')
  return {
    bucket: url.hostname,
    prefix: url.pathname.replace(/^\/|\/$/g, '').replace(/(.)$/, '$1/'),
    client: {
      region: url.searchParams.get('region') ?? process.env.AWS_REGION ?? 'us-east-1',
      // Most stores other than Amazon's cannot be reached as `bucket.host`.
      ...(endpoint ? { endpoint, forcePathStyle: true, ...plainRequests } : {}),
      ...(url.username
        ? {
            credentials: {
              accessKeyId: decodeURIComponent(url.username),
              secretAccessKey: decodeURIComponent(url.password),
            },
          }
        : {}),
    },
  }
}

export function openS3Bytes({ bucket, prefix, client: config }: S3Location): Bytes {
  const client = new S3Client(config)
  const keyOf = (version: string) => {
    if (!isVersion(version)) throw new Error(`Not a version: ${version}`)
    return `${prefix}${version}`
  }

  const bytes: Bytes = {
    async write(version, source) {
      let size = 0
      const counted = Readable.from(
        (async function* () {
          for await (const chunk of source) {
            size += chunk.byteLength
            yield chunk
          }
        })(),
        { objectMode: false },
      )
      // Sends parts of 5 MB, four at a time, so that the memory use does not grow. A failure aborts the upload and
      // stores nothing.
      await new Upload({ client, params: { Bucket: bucket, Key: keyOf(version), Body: counted } }).done()
      return { size }
    },

    async read(version, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      try {
        const { Body } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: keyOf(version), Range }),
        )
        return Body instanceof Readable ? Body : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },

    async sender(version, range) {
      const stream = await bytes.read(version, range)
      return stream && (target => pipeline(stream, target))
    },

    async remove(versions) {
      const resisting: string[] = []
      for (let start = 0; start < versions.length; start += 1000) {
        const some = versions.slice(start, start + 1000)
        const Objects = some.map(version => ({ Key: keyOf(version) }))
        // The response is 200 even if some objects were not deleted. Its list of errors names these objects.
        const refused = await client
          .send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }))
          .then(({ Errors = [] }) => Errors.map(({ Key = '' }) => Key.slice(prefix.length)))
          .catch(() => some)
        resisting.push(...refused)
      }
      return resisting
    },

    async *list() {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken }),
        )
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const version = Key.slice(prefix.length)
          if (isVersion(version) && LastModified) yield { version, modifiedAt: LastModified }
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
  }
  return bytes
}
