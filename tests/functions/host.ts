// Runs the functions in a separate process, as `npm start` does. Node itself loads the files there, instead of the
// test runner.
import { Hono } from 'hono'
import { createFunctions } from '../../backend/functions/functions.ts'
import { CallerError, type IdentifyCaller } from '../../backend/http/caller.ts'
import { createEdge } from '../../backend/http/edge.ts'

const options = JSON.parse(process.argv[2] ?? '{}')
const identify: IdentifyCaller = async ({ authorization }) => {
  if (authorization !== 'Bearer good') throw new CallerError('malformed', 'not a token')
  return { role: 'authenticated', claims: { role: 'authenticated' }, userId: 'ada' }
}
const functions = createFunctions({
  ...options,
  identify,
  environment: () => ({ SUPABASE_URL: 'http://here' }),
  logError: error => console.error(String(error)),
})
const app = new Hono().route('/functions/v1', functions.app)
const edge = createEdge({ fetch: app.fetch, health: async () => ({ ok: true }), secretKey: 'secret' })
const { port } = await edge.listen(0, '127.0.0.1')
console.log(`http://127.0.0.1:${port}/functions/v1`)
