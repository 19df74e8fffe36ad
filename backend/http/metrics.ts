/**
 * Counters for Prometheus. Their labels name the part of the server and not the path of the request, so there are
 * few labels.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  readonly registry: Registry
  observe(room: string, method: string, status: number, ms: number): void
  started(): void
  finished(): void
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['room', 'method', 'status'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['room'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers: [registry],
  })
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests being answered now',
    registers: [registry],
  })
  return {
    registry,
    observe(room, method, status, ms) {
      requests.inc({ room, method: methods.has(method) ? method : 'other', status: `${status}` })
      duration.observe({ room }, ms / 1000)
    },
    started: () => inFlight.inc(),
    finished: () => inFlight.dec(),
  }
}
