/**
 * The HTTP client of the load generator. Connections stay open. Each kind of call has a histogram instead of a list
 * of times.
 */
import { Agent, request } from 'node:http'
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { keys } from '../support/backend-process.ts'

export type LoadRequest = {
  readonly call: string
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: string
  readonly prefer?: string
  /** True if the caller needs the text of the answer. */
  readonly isRead?: boolean
}

export type CallFigures = {
  readonly call: string
  readonly count: number
  readonly p50: number
  readonly p99: number
}

export type Calls = {
  send(wanted: LoadRequest, token: string): Promise<string>
  /** Records the milliseconds of an event that is not a request, such as a delivery. */
  record(call: string, ms: number): void
  fail(call: string, reason: string): void
  /** Returns the counts since `take` was called last. */
  take(): { calls: CallFigures[]; all: CallFigures; errors: string[]; errorCount: number }
}

export function createCalls(url: string): Calls {
  const agent = new Agent({ keepAlive: true, scheduling: 'lifo' })
  const { hostname, port } = new URL(url)
  let histograms = new Map<string, RecordableHistogram>()
  let all = createHistogram()
  let errors: string[] = []
  let errorCount = 0

  function record(call: string, ms: number): void {
    const histogram = histograms.get(call) ?? createHistogram()
    histograms.set(call, histogram)
    histogram.record(inMicroseconds(ms))
  }

  function fail(call: string, reason: string): void {
    errorCount++
    if (errors.length < 5) errors.push(`${call}: ${reason}`)
  }

  function send(wanted: LoadRequest, token: string, isRetry = false): Promise<string> {
    return new Promise(resolve => {
      const startedAt = performance.now()
      const headers: Record<string, string | number> = {
        apikey: keys.publishable,
        authorization: `Bearer ${token}`,
      }
      if (wanted.body) {
        headers['content-type'] = 'application/json'
        headers['content-length'] = Buffer.byteLength(wanted.body)
      }
      if (wanted.prefer) headers.prefer = wanted.prefer
      const sending = request(
        { agent, hostname, port, method: wanted.method, path: wanted.path, headers },
        response => {
          const isFine = (response.statusCode ?? 0) < 300
          let text = ''
          if (wanted.isRead || !isFine) response.setEncoding('utf8').on('data', chunk => (text += chunk))
          else response.resume()
          response.on('end', () => {
            const ms = performance.now() - startedAt
            all.record(inMicroseconds(ms))
            record(wanted.call, ms)
            if (!isFine) fail(wanted.call, `${response.statusCode} ${text.slice(0, 200)}`)
            resolve(isFine ? text : '')
          })
          response.on('error', error => {
            fail(wanted.call, error.message)
            resolve('')
          })
        },
      )
      sending.on('error', error => {
        // The server may close an idle connection just when it is used again. A browser then repeats the request, so
        // the generator repeats it too.
        if (sending.reusedSocket && !isRetry) return resolve(send(wanted, token, true))
        fail(wanted.call, error.message)
        resolve('')
      })
      sending.end(wanted.body)
    })
  }

  return {
    send: (wanted, token) => send(wanted, token),
    record,
    fail,
    take() {
      const calls = [...histograms].map(([call, histogram]) => figuresOf(call, histogram))
      const taken = { calls, all: figuresOf('all', all), errors, errorCount }
      all = createHistogram()
      histograms = new Map()
      errors = []
      errorCount = 0
      return taken
    },
  }
}

const inMicroseconds = (ms: number) => Math.max(1, Math.round(ms * 1000))

function figuresOf(call: string, histogram: RecordableHistogram): CallFigures {
  const ms = (share: number) => histogram.percentile(share) / 1000
  return { call, count: Number(histogram.count), p50: ms(50), p99: ms(99) }
}
