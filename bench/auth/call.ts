import { Agent, request } from 'node:http'
import { keys } from '../support/backend-process.ts'

type Session = { access_token?: string; refresh_token?: string }
export type Call = (
  method: string,
  path: string,
  body?: object,
  token?: string,
) => Promise<{ status: number; body: Session; ms: number }>

/** Sends requests over connections that stay open and measures the time of each. */
export function createCall(url: string): Call {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  return (method, path, body, token) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now()
      const headers: Record<string, string> = { apikey: keys.publishable, 'content-type': 'application/json' }
      if (token) headers.authorization = `Bearer ${token}`
      const sending = request(url + path, { method, headers, agent }, response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const answer = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Session
          resolve({ status: response.statusCode ?? 0, body: answer, ms: performance.now() - startedAt })
        })
      })
      sending.on('error', reject)
      sending.end(body ? JSON.stringify(body) : undefined)
    })
}
