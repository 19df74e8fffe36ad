/**
 * Any site may call the protocols. This is safe because browsers add no credentials by themselves: there are no
 * cookies, and each request must contain a key or a token.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'

const exposed = [
  'Content-Range',
  'Content-Location',
  'Content-Disposition',
  'Content-Length',
  'ETag',
  'Location',
  'Preference-Applied',
  'Proxy-Status',
  'Range-Unit',
  'Retry-After',
  'X-Request-Id',
  'X-Relay-Error',
  'X-Supabase-Api-Version',
  'X-Total-Count',
  'Link',
  'Sb-Request-Id',
].join(', ')

/**
 * The mailbox and the metrics trust requests from this machine. A page of another site in a browser on this machine
 * could also send such requests. So other sites may call only these protocols, and neither the mailbox nor the
 * metrics.
 */
const openRooms = ['rest', 'auth', 'storage', 'functions', 'realtime']

export function isOpenToOtherSites(room: string): boolean {
  return openRooms.includes(room)
}

export function setCorsHeaders(response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Expose-Headers', exposed)
}

export function isPreflight(request: IncomingMessage): boolean {
  return (
    request.method === 'OPTIONS' &&
    request.headers.origin !== undefined &&
    request.headers['access-control-request-method'] !== undefined
  )
}

export function answerPreflight(request: IncomingMessage, response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
  const wanted = request.headers['access-control-request-headers']
  if (wanted) response.setHeader('Access-Control-Allow-Headers', wanted)
  response.setHeader('Access-Control-Max-Age', '7200')
  response.setHeader('Vary', 'Access-Control-Request-Headers')
  response.writeHead(204).end()
}
