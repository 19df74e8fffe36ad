/**
 * Callers that request the same result at the same time share one job. When all of them have disconnected, the job
 * gets the order to stop.
 */
type Job<T> = { readonly done: Promise<T>; readonly stop: AbortController; waiting: number }

export function createSharedJobs<T>() {
  const jobs = new Map<string, Job<T>>()

  function begin(key: string, start: (signal: AbortSignal) => Promise<T>): Job<T> {
    const stop = new AbortController()
    const job = { stop, waiting: 0, done: start(stop.signal).finally(() => forget(key, job)) }
    jobs.set(key, job)
    return job
  }

  function forget(key: string, job: Job<T>) {
    if (jobs.get(key) === job) jobs.delete(key)
  }

  return {
    async join(
      key: string,
      signal: AbortSignal | undefined,
      start: (signal: AbortSignal) => Promise<T>,
    ): Promise<T> {
      signal?.throwIfAborted()
      const job = jobs.get(key) ?? begin(key, start)
      const left = Promise.withResolvers<never>()
      const onAbort = () => left.reject(signal?.reason)
      signal?.addEventListener('abort', onAbort, { once: true })
      job.waiting++
      try {
        return await Promise.race([job.done, left.promise])
      } finally {
        signal?.removeEventListener('abort', onAbort)
        if (--job.waiting === 0) {
          forget(key, job)
          job.stop.abort()
        }
      }
    },
  }
}
