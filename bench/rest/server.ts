/** One server under measurement, in a separate process: `ours` or `bare`, on the database that the arguments name. */
import { createServer } from 'node:http'
import { serve } from '@hono/node-server'
import { Pool } from 'pg'
import type { Database } from '../../backend/database/database.ts'
import { openPglite } from '../../backend/database/pglite.ts'
import { openPostgres } from '../../backend/database/postgres.ts'
import { createRest } from '../../backend/rest/rest.ts'
import { createTokens } from '../../backend/tokens/tokens.ts'
import { fill } from './data.ts'
import { bareSql } from './requests.ts'

const [kind, target = '', secret = '', posts = '0'] = process.argv.slice(2)

if (kind === 'bare') serveBare(target)
else if (kind === 'postgres') await serveOurs(await openPostgres({ url: target }))
else {
  const database = await openPglite({
    dataDir: target,
    statementLimitMs: 600_000,
    transactionLimitMs: 600_000,
  })
  await fill(database, Number(posts))
  await serveOurs(database)
}

async function serveOurs(database: Database): Promise<void> {
  const tokens = await createTokens({ database, keys: { publishable: 'p', secret: 's', jwtSecret: secret } })
  const rest = await createRest({ database, identify: tokens.identify, config: { schemas: ['public'] } })
  await rest.ready
  serve({ fetch: rest.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }))
}

/** Uses only the driver and the statement, without a role, claims, a transaction or parsing. */
function serveBare(url: string): void {
  const pool = new Pool({ connectionString: url, max: 10 })
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    if (request.method === 'POST') for await (const _ of request);
    const statement = bareSql(path)
    const { rows } = await pool.query({ ...statement, values: [...statement.values] })
    response.setHeader('Content-Type', 'application/json; charset=utf-8').end(rows[0]?.body ?? '')
  })
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }))
}
