import type { AccessEntry } from '../../backend/http/access-log.ts'
import { createEdge, type EdgeOptions } from '../../backend/http/edge.ts'

/** Serves a handler behind the edge on its own port, and collects the lines of the log. */
export async function serveEdge(
  fetch: (request: Request) => Response | Promise<Response>,
  options: Partial<EdgeOptions> = {},
) {
  const log: AccessEntry[] = []
  const errors: unknown[] = []
  const edge = createEdge({
    fetch,
    health: async () => ({ ok: true }),
    secretKey: 'sb_secret_for_tests',
    log: entry => log.push(entry),
    logError: error => errors.push(error),
    ...options,
  })
  const { port } = await edge.listen(0, '127.0.0.1')
  return { edge, port, url: `http://127.0.0.1:${port}`, log, errors, close: () => edge.close(200) }
}
