// Sends a request to the address that was checked. A second lookup of the name could give another address.
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

export type OpenedPage = {
  status: number
  header: (name: string) => string | undefined
  body: AsyncIterable<Uint8Array>
  close: () => void
}

export type OpenPage = (url: URL, address: string, signal: AbortSignal) => Promise<OpenedPage>

export const openPage: OpenPage = (url, address, signal) =>
  new Promise((resolve, reject) => {
    const family = isIP(address)
    const lookup: LookupFunction = (_, options, found) => {
      if (options.all) found(null, [{ address, family }])
      else found(null, address, family)
    }
    const request = url.protocol === 'https:' ? requestSecure : requestPlain
    const headers = {
      accept: 'text/html, text/plain;q=0.8',
      'accept-encoding': 'identity',
      'user-agent': 'Mozilla/5.0 (compatible; market research)',
    }
    // Does not use an agent, because the agent's open connection could lead to another address.
    const asking = request(url, { lookup, signal, headers, agent: false }, answer => {
      resolve({
        status: answer.statusCode ?? 0,
        header: name => {
          const value = answer.headers[name]
          return Array.isArray(value) ? value[0] : value
        },
        body: answer,
        close: () => void answer.destroy(),
      })
    })
    asking.on('error', reject)
    asking.end()
  })
