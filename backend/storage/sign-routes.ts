/** `/object/sign` and `/object/upload/sign`: issues signed URLs and serves them. */
import { Hono } from 'hono'
import { z } from 'zod'
import { findBucket } from './buckets.ts'
import { sendObject } from './download.ts'
import { isValidKey, objectPathAfter } from './names.ts'
import { findObject, probeInsert, visibleNames } from './objects.ts'
import { jsonBody, requesterOf, type StorageDeps } from './request.ts'
import { signMany } from './sign-many.ts'
import { refusals } from './storage-error.ts'
import { transformation } from './transformation.ts'
import { uploadObject } from './upload.ts'

/** A number of seconds. Storage-api also accepts a text of digits, which untyped clients send. */
const expiresIn = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(
  z
    .number()
    .int()
    .min(1)
    .max(10 * 365 * 24 * 3600),
)
const one = z.object({ expiresIn, transform: transformation.optional() })
const many = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(1000) })
const notYours = 'Either the object does not exist or you do not have access to it'

export function signRoutes(deps: StorageDeps): Hono {
  const { database, bytes, signing } = deps
  const app = new Hono()

  app.post('/sign/:bucket', async c => {
    const { session, owner } = await requesterOf(c, deps)
    const bucketId = c.req.param('bucket')
    const { paths, expiresIn: seconds } = await jsonBody(c, many)
    const visible = await visibleNames(database, session, bucketId, [...new Set(paths)].filter(isValidKey))
    const tokens = await signMany(
      [...visible],
      path => signing.signRead(`${bucketId}/${path}`, seconds),
      owner,
    )
    const signed = paths.map(path => {
      const token = tokens.get(path)
      if (!token) return { error: notYours, path, signedURL: null }
      return { error: null, path, signedURL: `/object/sign/${bucketId}/${path}?token=${token}` }
    })
    return c.json(signed)
  })

  app.post('/sign/:bucket/*', async c => {
    const { session } = await requesterOf(c, deps)
    const { bucketId, name } = objectPathAfter(c.req.path, '/object/sign/')
    const { expiresIn: seconds, transform } = await jsonBody(c, one)
    if (!(await findObject(database, session, bucketId, name))) throw refusals.noSuchKey()
    const wanted = transform && Object.keys(transform).length > 0 ? transform : undefined
    const token = await signing.signRead(`${bucketId}/${name}`, seconds, wanted)
    const place = wanted ? 'render/image' : 'object'
    return c.json({ signedURL: `/${place}/sign/${bucketId}/${name}?token=${token}` })
  })

  app.get('/sign/:bucket/*', async c => {
    const { bucketId, name } = objectPathAfter(c.req.path, '/object/sign/')
    const { transformations } = await signing.verifyRead(c.req.query('token'), `${bucketId}/${name}`)
    // A URL that was signed for a small picture must not give access to the full picture.
    if (transformations) throw refusals.invalidToken('Invalid JWT')
    const object = await findObject(database, undefined, bucketId, name)
    if (!object) throw refusals.noSuchKey()
    return sendObject(c, bytes, object, false)
  })

  app.post('/upload/sign/:bucket/*', async c => {
    const { session, owner } = await requesterOf(c, deps)
    const target = objectPathAfter(c.req.path, '/object/upload/sign/')
    const isUpsert = c.req.header('x-upsert') === 'true'
    if (!(await findBucket(database, target.bucketId))) throw refusals.noSuchBucket()
    const probe = { ...target, owner, version: '', metadata: null, userMetadata: null }
    await probeInsert(database, session, probe, isUpsert)
    const address = `${target.bucketId}/${target.name}`
    const token = await signing.signUpload(address, owner, isUpsert)
    return c.json({ url: `/object/upload/sign/${encodeURI(address)}?token=${token}`, token })
  })

  app.put('/upload/sign/:bucket/*', async c => {
    const target = objectPathAfter(c.req.path, '/object/upload/sign/')
    const address = `${target.bucketId}/${target.name}`
    const { owner, upsert } = await signing.verifyUpload(c.req.query('token'), address)
    return c.json(await uploadObject(c, deps, target, { owner, isUpsert: upsert }))
  })

  return app
}
