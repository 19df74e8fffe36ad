/** Answers `/object/list` and `/object/list-v2`. */
import { Hono } from 'hono'
import { z } from 'zod'
import { listFolder, listPage } from './listing.ts'
import { jsonBody, requesterOf, type StorageDeps } from './request.ts'

const order = z.enum(['asc', 'desc']).default('asc')
const most = 1000
/** A client may request a limit that is larger than one page. It is reduced to one page. */
const limit = (standard: number) =>
  z
    .number()
    .int()
    .min(1)
    .transform(count => Math.min(count, most))
    .default(standard)

const folderQuery = z.object({
  prefix: z.string().default(''),
  limit: limit(100),
  offset: z.number().int().min(0).max(1_000_000_000).default(0),
  search: z.string().default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'id', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order,
    })
    .prefault({}),
})

const pageQuery = z.object({
  prefix: z.string().default(''),
  limit: limit(most),
  cursor: z.string().optional(),
  with_delimiter: z.boolean().default(false),
  exactMatch: z.boolean().default(false),
  sortBy: z
    .object({ column: z.enum(['name', 'updated_at', 'created_at']).default('name'), order })
    .prefault({}),
})

export function listRoutes(deps: StorageDeps): Hono {
  const app = new Hono()

  app.post('/list/:bucket', async c => {
    const { session } = await requesterOf(c, deps)
    const { sortBy, ...query } = await jsonBody(c, folderQuery)
    return c.json(await listFolder(deps.database, session, c.req.param('bucket'), { ...query, ...sortBy }))
  })

  app.post('/list-v2/:bucket', async c => {
    const { session } = await requesterOf(c, deps)
    const { sortBy, cursor = null, with_delimiter, ...query } = await jsonBody(c, pageQuery)
    const page = { ...query, ...sortBy, cursor, withDelimiter: with_delimiter }
    return c.json(await listPage(deps.database, session, c.req.param('bucket'), page))
  })

  return app
}
