/** The table API under measurement, in a separate process, on the engine that the arguments name. */
import { serve } from '@hono/node-server'
import { openPglite } from '../../backend/database/pglite.ts'
import { openPostgres } from '../../backend/database/postgres.ts'
import { createRest } from '../../backend/rest/rest.ts'
import { createTokens } from '../../backend/tokens/tokens.ts'
import { fill } from '../support/network-data.ts'

const [engine, target = '', jwtSecret = '', members = '0'] = process.argv.slice(2)

const database =
  engine === 'postgres'
    ? await openPostgres({ url: target })
    : await openPglite({ dataDir: target, statementLimitMs: 600_000, transactionLimitMs: 600_000 })
if (engine === 'pglite') await fill(database, Number(members))
const tokens = await createTokens({ database, keys: { publishable: 'p', secret: 's', jwtSecret } })
const rest = await createRest({ database, identify: tokens.identify, config: { schemas: ['public'] } })
await rest.ready
serve({ fetch: rest.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }))
