/** `/bucket`: creates, changes, empties and deletes buckets, if the policies allow it to the caller. */
import { Hono } from 'hono'
import { z } from 'zod'
import { deleteBucket, findBucket, insertBucket, listBuckets, updateBucket } from './buckets.ts'
import { isValidBucketName } from './names.ts'
import { deleteSome } from './objects.ts'
import { jsonBody, requesterOf, type StorageDeps } from './request.ts'
import { refusals } from './storage-error.ts'
import { discard } from './upload.ts'

const units: Record<string, number> = {
  b: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  kib: 1024,
  mib: 1024 ** 2,
  gib: 1024 ** 3,
}

const byteCount = z.union([z.number(), z.string()]).transform((size, context) => {
  const match = /^(\d+(?:\.\d+)?)\s*([kmg]?i?b)?$/i.exec(String(size))
  const unit = units[(match?.[2] ?? 'b').toLowerCase()]
  if (match && unit) return Math.floor(Number(match[1]) * unit)
  context.addIssue({ code: 'custom', message: 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B' })
  return z.NEVER
})

const mimePattern = z.string().regex(/^(?:[\w.+-]+\/(?:[\w.+-]+|\*)|\*\/\*)$/)
const fields = z.object({
  public: z.boolean().optional(),
  file_size_limit: byteCount.nullable().optional(),
  allowed_mime_types: z.array(mimePattern).nullable().optional(),
})
const newBucket = fields.extend({ id: z.string().optional(), name: z.string() })

const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).nullable().default(null),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().nullable().default(null),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
})

export function bucketRoutes(deps: StorageDeps): Hono {
  const { database } = deps
  const app = new Hono()

  const checked = (limit: number | null | undefined) => {
    if ((limit ?? 0) > deps.fileSizeLimit) throw refusals.tooLarge()
  }

  app.get('/', async c => {
    const { session } = await requesterOf(c, deps)
    const query = listQuery.safeParse(c.req.query())
    if (!query.success) throw refusals.invalidRequest('querystring is wrong')
    return c.json(await listBuckets(database, session, query.data))
  })

  app.get('/:id', async c => {
    const { session } = await requesterOf(c, deps)
    const bucket = await findBucket(database, c.req.param('id'), session)
    if (!bucket) throw refusals.noSuchBucket()
    return c.json(bucket)
  })

  app.post('/', async c => {
    const { session, owner } = await requesterOf(c, deps)
    const { id, name, ...given } = await jsonBody(c, newBucket)
    if (!isValidBucketName(id ?? name)) throw refusals.invalidBucketName()
    checked(given.file_size_limit)
    await insertBucket(database, session, id ?? name, owner, {
      public: given.public ?? false,
      file_size_limit: given.file_size_limit ?? null,
      allowed_mime_types: given.allowed_mime_types ?? null,
    })
    return c.json({ name: id ?? name })
  })

  app.put('/:id', async c => {
    const { session } = await requesterOf(c, deps)
    const given = await jsonBody(c, fields)
    checked(given.file_size_limit)
    if (!(await updateBucket(database, session, c.req.param('id'), given))) throw refusals.noSuchBucket()
    return c.json({ message: 'Successfully updated' })
  })

  app.post('/:id/empty', async c => {
    const { session } = await requesterOf(c, deps)
    const id = c.req.param('id')
    if (!(await findBucket(database, id, session))) throw refusals.noSuchBucket()
    for (;;) {
      const versions = await deleteSome(database, session, id)
      if (versions.length === 0) break
      await discard(deps, versions)
    }
    return c.json({ message: 'Successfully emptied' })
  })

  app.delete('/:id', async c => {
    const { session } = await requesterOf(c, deps)
    const id = c.req.param('id')
    // Checks without the policies of the caller. Objects that the caller cannot see must also prevent the deletion
    // of the bucket.
    const [content] = await database.run({
      text: 'select 1 from storage.objects where bucket_id = $1 limit 1',
      values: [id],
    })
    const isVisible = await findBucket(database, id, session)
    if (!isVisible) throw refusals.noSuchBucket()
    if (content) throw refusals.notEmpty()
    const wasDeleted = await database.transaction({ as: session }, transaction =>
      deleteBucket(transaction, id),
    )
    if (!wasDeleted) throw refusals.accessDenied()
    return c.json({ message: 'Successfully deleted' })
  })

  return app
}
