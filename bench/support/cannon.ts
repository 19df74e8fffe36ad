/** The same request over twenty connections, each asking again as soon as it is answered. */
import autocannon from 'autocannon'
import { percentile } from './percentile.ts'

export type Shot = {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export type Fired = {
  readonly perSecond: number
  readonly total: number
  readonly p50: number
  readonly p99: number
}

export const connections = 20

export async function fire(
  shot: Shot,
  length: { readonly duration: number } | { readonly amount: number },
): Promise<Fired> {
  const times: number[] = []
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { ...shot, headers: { ...shot.headers }, connections, ...length }
    const instance = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)))
    // Its own percentiles are whole milliseconds.
    instance.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  })
  if (result.non2xx > 0 || result.errors > 0 || result.requests.total === 0) {
    const { total } = result.requests
    throw new Error(`${shot.url}: ${total} answered, ${result.non2xx} refused, ${result.errors} failed`)
  }
  return {
    perSecond: result.requests.average,
    total: result.requests.total,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}
