/**
 * `/cdn`: storage-js sends this request to remove pictures from a content network. Here it removes only cached
 * pictures of another size, because nothing else is cached.
 */
import { Hono } from 'hono'
import { objectPathAfter } from './names.ts'
import { findObject } from './objects.ts'
import { requesterOf, type StorageDeps } from './request.ts'
import { refusals } from './storage-error.ts'

export function cdnRoutes(deps: StorageDeps): Hono {
  const app = new Hono()

  app.delete('/:bucket', async c => {
    const { caller } = await requesterOf(c, deps)
    if (caller.role !== 'service_role') throw refusals.accessDenied('Access denied')
    deps.transformer.forgetAll()
    return c.json({ message: 'success' })
  })

  app.delete('/:bucket/*', async c => {
    const { caller, session } = await requesterOf(c, deps)
    if (caller.role !== 'service_role') throw refusals.accessDenied('Access denied')
    const { bucketId, name } = objectPathAfter(c.req.path, '/cdn/')
    const object = await findObject(deps.database, session, bucketId, name)
    if (!object) throw refusals.noSuchKey()
    deps.transformer.forget(object.version)
    return c.json({ message: 'success' })
  })

  return app
}
