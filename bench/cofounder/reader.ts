import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type Reading = { readonly url: string; readonly token: string; readonly count: number }

/**
 * Returns the p99, in milliseconds, of reads through the table API, one after another. The reads run in a separate
 * thread, so that other measurements do not falsify their times.
 */
export async function readProfiles(reading: Reading): Promise<number> {
  const worker = new Worker(new URL('./reader-thread.ts', import.meta.url), { workerData: reading })
  const [p99] = (await once(worker, 'message')) as [number]
  return p99
}
