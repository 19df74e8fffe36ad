/** The table API on PGlite with one large project, in a separate process. */
import { serve } from '@hono/node-server'
import { openPglite } from '../../backend/database/pglite.ts'
import { createRest } from '../../backend/rest/rest.ts'
import { createTokens } from '../../backend/tokens/tokens.ts'
import { fill } from './fill.ts'

const [dataDir = '', jwtSecret = ''] = process.argv.slice(2)
const database = await openPglite({ dataDir, statementLimitMs: 600_000, transactionLimitMs: 600_000 })
await fill(database)
const tokens = await createTokens({ database, keys: { publishable: 'p', secret: 's', jwtSecret } })
const rest = await createRest({ database, identify: tokens.identify, config: { schemas: ['public'] } })
await rest.ready
serve({ fetch: rest.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }))
