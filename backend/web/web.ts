/**
 * Serves the built app: its files, its settings, and `index.html` for every path that the app handles in the
 * browser.
 */
import { type Context, Hono } from 'hono'
import { chooseEncoding } from '../http/compression.ts'
import { matchesEtag } from '../http/etag.ts'
import { roomOf } from '../http/limits.ts'
import { type Asset, createAssets, isText } from './asset.ts'

type WebOptions = {
  readonly directory: string
  readonly settings: {
    readonly url: string | null
    readonly publishableKey: string
    readonly mailbox: boolean
    readonly earlyAccess: string
    readonly canHaveMind: boolean
  }
}

export function createWeb({ directory, settings }: WebOptions): Hono {
  const findAsset = createAssets(directory)
  const app = new Hono()

  app.get('/settings.json', c => c.json(settings, 200, { 'Cache-Control': 'no-cache' }))

  app.on(['GET', 'HEAD'], '*', async c => {
    const path = decoded(c.req.path)
    if (path === null) return c.json({ message: 'Bad request' }, 400)
    if (roomOf(c.req.path) !== 'web') return c.json({ message: 'Not found' }, 404)
    const asset = await findAsset(path.slice(1))
    if (asset) return send(c, asset, cacheControl(path))
    if (path !== '/' && !acceptsHtml(c)) return c.json({ message: 'Not found' }, 404)
    const index = await findAsset('index.html')
    if (index) return send(c, index, 'no-cache')
    return c.text('The app is not built yet: npm run build:web', 503)
  })

  app.all('*', c => c.json({ message: 'Not found' }, 404))
  return app
}

async function send(c: Context, asset: Asset, caching: string): Promise<Response> {
  const compressible = isText(asset.type) && asset.bytes.byteLength > 512
  const encoding = compressible ? chooseEncoding(c.req.header('accept-encoding')) : null
  const headers = new Headers({ 'Cache-Control': caching, ETag: asset.etag })
  if (compressible) headers.set('Vary', 'Accept-Encoding')
  if (matchesEtag(c.req.header('if-none-match') ?? '', asset.etag))
    return new Response(null, { status: 304, headers })
  headers.set('Content-Type', asset.type)
  if (encoding) headers.set('Content-Encoding', encoding)
  const bytes = encoding ? await asset.encoded(encoding) : asset.bytes
  headers.set('Content-Length', String(bytes.byteLength))
  return new Response(c.req.method === 'HEAD' ? null : bytes, { headers })
}

/** Vite adds a hash of the content to the names in `assets/`, so these files never change. */
function cacheControl(path: string): string {
  return /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function acceptsHtml(c: Context): boolean {
  return c.req.header('accept')?.includes('text/html') ?? false
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
