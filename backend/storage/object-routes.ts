/** `/object`: uploads, reads, moves, copies and removes objects. */
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { sendObject } from './download.ts'
import { type ObjectPath, objectPathAfter, requireKey } from './names.ts'
import {
  deleteObjects,
  findObject,
  findPublicObject,
  moveObject,
  putObject,
  type StoredObject,
} from './objects.ts'
import { receive } from './receive.ts'
import { jsonBody, leavingOf, type Requester, requesterOf, type StorageDeps } from './request.ts'
import { refusals } from './storage-error.ts'
import { discard, discardUnlessDoubtful, metadataOf, rulesOf, uploadObject } from './upload.ts'
import { cacheControlOf } from './upload-body.ts'

const relocation = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
  copyMetadata: z.boolean().default(true),
  metadata: z.object({ cacheControl: z.string().optional(), mimetype: z.string().optional() }).optional(),
})
const removal = z.object({
  prefixes: z
    .array(z.union([z.string(), z.object({ path: z.string(), versionId: z.string() })]))
    .min(1)
    .max(1000),
})

export function objectRoutes(deps: StorageDeps): Hono {
  const { database, bytes } = deps
  const app = new Hono()

  app.post('/move', async c => {
    const requester = await requesterOf(c, deps)
    const { source, to } = await openRelocation(c, requester)
    if (to.bucketId === source.bucket_id) {
      await moveObject(database, requester.session, source, to, null)
    } else {
      const renewed = await copyBytes(c, requester, source, to)
      await moveObject(database, requester.session, source, to, renewed).catch(async error => {
        await discardUnlessDoubtful(deps, renewed.version, error)
        throw error
      })
      await discard(deps, [source.version])
    }
    return c.json({ message: 'Successfully moved' })
  })

  app.post('/copy', async c => {
    const requester = await requesterOf(c, deps)
    const { source, to, body } = await openRelocation(c, requester)
    const given = body.copyMetadata ? undefined : body.metadata?.cacheControl
    const cacheControl = given ? cacheControlOf(given) : source.metadata.cacheControl
    const isUpsert = c.req.header('x-upsert') === 'true'
    const copied = await copyBytes(c, requester, source, to)
    const object = {
      ...to,
      owner: requester.owner,
      version: copied.version,
      metadata: { ...copied.metadata, cacheControl },
      userMetadata: body.copyMetadata ? source.user_metadata : null,
    }
    const { id, replaced } = await putObject(database, requester.session, object, isUpsert).catch(
      async error => {
        await discardUnlessDoubtful(deps, copied.version, error)
        throw error
      },
    )
    if (replaced) await discard(deps, [replaced])
    return c.json({ Id: id, Key: `${to.bucketId}/${to.name}` })
  })

  app.get('/public/:bucket/*', async c => {
    const { bucketId, name } = objectPathAfter(c.req.path, '/object/public/')
    const object = await findPublicObject(database, bucketId, name)
    if (!object) throw refusals.noSuchKey()
    return sendObject(c, bytes, object, true)
  })

  app.get('/authenticated/:bucket/*', c => sendVisible(c, '/object/authenticated/'))

  app.get('/info/public/:bucket/*', async c => {
    const { bucketId, name } = objectPathAfter(c.req.path, '/object/info/public/')
    return sendInfo(c, await findPublicObject(database, bucketId, name))
  })
  app.get('/info/authenticated/:bucket/*', c => sendVisibleInfo(c, '/object/info/authenticated/'))
  app.get('/info/:bucket/*', c => sendVisibleInfo(c, '/object/info/'))

  app.get('/:bucket/*', c => sendVisible(c, '/object/'))

  app.post('/:bucket/*', async c => {
    const { session, owner } = await requesterOf(c, deps)
    const isUpsert = c.req.header('x-upsert') === 'true'
    return c.json(
      await uploadObject(c, deps, objectPathAfter(c.req.path, '/object/'), { session, owner, isUpsert }),
    )
  })

  app.put('/:bucket/*', async c => {
    const { session, owner } = await requesterOf(c, deps)
    const target = objectPathAfter(c.req.path, '/object/')
    return c.json(await uploadObject(c, deps, target, { session, owner, isUpsert: true }))
  })

  app.delete('/:bucket', async c => {
    const { session } = await requesterOf(c, deps)
    const { prefixes } = await jsonBody(c, removal)
    const entries = prefixes.map(entry =>
      typeof entry === 'string'
        ? { name: entry, version: null }
        : { name: entry.path, version: entry.versionId },
    )
    const removed = await deleteObjects(database, session, c.req.param('bucket'), entries)
    await discard(
      deps,
      removed.map(object => object.version),
    )
    return c.json(removed)
  })

  app.delete('/:bucket/*', async c => {
    const { session } = await requesterOf(c, deps)
    const { bucketId, name } = objectPathAfter(c.req.path, '/object/')
    const removed = await deleteObjects(database, session, bucketId, [{ name, version: null }])
    if (removed.length === 0) throw refusals.noSuchKey()
    await discard(
      deps,
      removed.map(object => object.version),
    )
    return c.json({ message: 'Successfully deleted' })
  })

  async function openRelocation(c: Context, { session }: Requester) {
    const body = await jsonBody(c, relocation)
    const to: ObjectPath = {
      bucketId: body.destinationBucket ?? body.bucketId,
      name: requireKey(body.destinationKey),
    }
    const source = await findObject(database, session, body.bucketId, requireKey(body.sourceKey))
    if (!source) throw refusals.noSuchKey()
    return { body, source, to }
  }

  /** Copies the bytes of an object. The bytes must pass the rules of the target bucket, like an upload. */
  async function copyBytes(c: Context, { owner }: Requester, source: StoredObject, to: ObjectPath) {
    const rules = await rulesOf(deps, to.bucketId)
    const stream = await bytes.read(source.version)
    if (!stream) throw refusals.noSuchKey()
    const { mimetype, size, cacheControl, contentEncoding = null } = source.metadata
    const upload = { source: stream, contentType: mimetype, declaredSize: size, memberId: owner }
    const received = await receive(deps, rules, { ...upload, signal: leavingOf(c) }).finally(() =>
      stream.destroy(),
    )
    return { version: received.version, metadata: metadataOf(received, cacheControl, contentEncoding) }
  }

  /**
   * Sends an object that the caller may read. In a public bucket everybody may read, even through a URL that is not
   * the public one.
   */
  async function sendVisible(c: Context, prefix: string) {
    const { bucketId, name } = objectPathAfter(c.req.path, prefix)
    const { session } = await requesterOf(c, deps)
    const seen = await findObject(database, session, bucketId, name)
    const object = seen ?? (await findPublicObject(database, bucketId, name))
    if (!object) throw refusals.noSuchKey()
    return sendObject(c, bytes, object, false)
  }

  async function sendVisibleInfo(c: Context, prefix: string) {
    const { bucketId, name } = objectPathAfter(c.req.path, prefix)
    const { session } = await requesterOf(c, deps)
    return sendInfo(c, await findObject(database, session, bucketId, name))
  }

  function sendInfo(c: Context, object: StoredObject | null) {
    const wanted = c.req.query('versionId')
    if (!object || (wanted !== undefined && wanted !== object.version)) throw refusals.noSuchKey()
    const { metadata } = object
    return c.json({
      id: object.id,
      name: object.name,
      version: object.version,
      bucket_id: object.bucket_id,
      size: metadata.size,
      content_type: metadata.mimetype,
      content_encoding: metadata.contentEncoding ?? null,
      cache_control: metadata.cacheControl,
      etag: metadata.eTag,
      metadata: object.user_metadata ?? {},
      last_modified: object.updated_at,
      created_at: object.created_at,
    })
  }

  return app
}
