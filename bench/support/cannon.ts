/**
 * Sends the same request many times. Either twenty connections repeat the request as soon as it is answered, or the
 * requests have a fixed pace.
 */
import { setTimeout as pause } from 'node:timers/promises'
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

export type Paced = Pick<Fired, 'p50' | 'p99'>

export const connections = 20

export async function fire(
  shot: Shot,
  length: { readonly duration: number } | { readonly amount: number },
): Promise<Fired> {
  const times: number[] = []
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { ...shot, headers: { ...shot.headers }, connections, ...length }
    const instance = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)))
    // Measures the times here, because the load tool rounds its percentiles to whole milliseconds.
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

/**
 * Sends a fixed number of requests per second, however long the answers take. The time of a request counts from the
 * moment when it was due, so that a late start counts too.
 */
export async function pace(shot: Shot, perSecond: number, seconds: number): Promise<Paced> {
  const times: number[] = []
  const ask = async (due: number) => {
    const answer = await fetch(shot.url, shot)
    await answer.arrayBuffer()
    times.push(performance.now() - due)
    if (!answer.ok) throw new Error(`${shot.url}: refused with ${answer.status}`)
  }
  const running: Promise<void>[] = []
  const started = performance.now()
  for (let count = 0; count < perSecond * seconds; count++) {
    const due = started + (count * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await pause(wait)
    running.push(ask(due))
  }
  await Promise.all(running)
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}
