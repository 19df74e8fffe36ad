import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type Reading = { readonly url: string; readonly token: string; readonly count: number }

/**
 * The p99 of a number of reads through the table API, one after the other, in milliseconds. They run in their
 * own thread, so that other measurements do not delay their clock.
 */
export async function readProfiles(reading: Reading): Promise<number> {
  const worker = new Worker(new URL('./reader-thread.ts', import.meta.url), { workerData: reading })
  const [p99] = (await once(worker, 'message')) as [number]
  return p99
}
