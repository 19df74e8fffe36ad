/**
 * Calls a function when the database requests it with `pg_notify('function_wanted', '<name>')`. Scheduled jobs in the
 * migrations do this.
 */
import { type Background, type BackgroundLog, runInBackground } from '../background.ts'
import type { Database } from '../database/database.ts'

type WantedOptions = {
  readonly database: Database
  readonly call: (path: string, request: RequestInit) => Response | Promise<Response>
  /** The secret key, because the server itself is the caller. */
  readonly secretKey: string
  readonly log: BackgroundLog
}

export async function callWantedFunctions(options: WantedOptions): Promise<{ close(): Promise<void> }> {
  const { database, call, secretKey, log } = options
  const known = new Map<string, Background>()
  const headers = { authorization: `Bearer ${secretKey}`, apikey: secretKey }

  function start(name: string): Background {
    const work = async () => {
      const response = await call(`/${name}`, { method: 'POST', headers })
      if (!response.ok) throw new Error(`${response.status} ${(await response.text()).slice(0, 200)}`)
      await response.body?.cancel()
    }
    const background = runInBackground(work, {
      failure: `The function ${name} failed`,
      log,
      pauseMs: 1000,
      longestPauseMs: 60_000,
    })
    known.set(name, background)
    return background
  }

  const stop = await database.listen('function_wanted', name => (known.get(name) ?? start(name)).run())
  return {
    async close() {
      await stop()
      await Promise.all([...known.values()].map(background => background.close()))
    },
  }
}
