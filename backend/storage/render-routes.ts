/** `/render/image`: sends pictures in the requested size. */
import { type Context, Hono } from 'hono'
import { sendTransformed } from './download.ts'
import { objectPathAfter } from './names.ts'
import { findObject, findPublicObject, type StoredObject } from './objects.ts'
import { requesterOf, type StorageDeps } from './request.ts'
import { refusals } from './storage-error.ts'
import { type Transformation, transformation } from './transformation.ts'

export function renderRoutes(deps: StorageDeps): Hono {
  const { database, bytes, transformer, signing } = deps
  const app = new Hono()

  app.get('/public/:bucket/*', async c => {
    const { bucketId, name } = objectPathAfter(c.req.path, '/render/image/public/')
    const object = await findPublicObject(database, bucketId, name)
    return send(c, object, wantedBy(c), { memberId: null, isPublic: true })
  })

  app.get('/authenticated/:bucket/*', async c => {
    const { bucketId, name } = objectPathAfter(c.req.path, '/render/image/authenticated/')
    const { session, owner: memberId } = await requesterOf(c, deps)
    const seen = await findObject(database, session, bucketId, name)
    const object = seen ?? (await findPublicObject(database, bucketId, name))
    return send(c, object, wantedBy(c), { memberId, isPublic: false })
  })

  app.get('/sign/:bucket/*', async c => {
    const { bucketId, name } = objectPathAfter(c.req.path, '/render/image/sign/')
    const claims = await signing.verifyRead(c.req.query('token'), `${bucketId}/${name}`)
    const object = await findObject(database, undefined, bucketId, name)
    return send(c, object, claims.transformations ?? {}, { memberId: null, isPublic: false })
  })

  function wantedBy(c: Context): Transformation {
    const parsed = transformation.safeParse(c.req.query())
    if (parsed.success) return parsed.data
    throw refusals.invalidRequest(`querystring/${parsed.error.issues[0]?.path.join('/')} is wrong`)
  }

  function send(
    c: Context,
    object: StoredObject | null,
    wanted: Transformation,
    asker: { memberId: string | null; isPublic: boolean },
  ) {
    if (!object) throw refusals.noSuchKey()
    return sendTransformed(c, bytes, transformer, object, wanted, asker)
  }

  return app
}
