import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWeb } from '../../backend/web/web.ts'
import { serveEdge } from './serve.ts'

const settings = {
  url: null,
  publishableKey: 'sb_publishable_x',
  mailbox: true,
  earlyAccess: 'ask',
  canHaveMind: false,
}
let folder: string
let served: Awaited<ReturnType<typeof serveEdge>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'))
  const directory = join(folder, 'web')
  await mkdir(join(directory, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'outside')
  await writeFile(join(directory, 'index.html'), `<!doctype html><title>Undaunted</title>${' '.repeat(1000)}`)
  await writeFile(join(directory, 'assets/index-Bx3kP0aQ.js'), `export const x = '${'long '.repeat(500)}'`)
  await writeFile(join(directory, 'favicon.ico'), 'icon')
  served = await serveEdge(createWeb({ directory, settings }).fetch)
})
afterAll(async () => {
  await served.close()
  await rm(folder, { recursive: true })
})
const html = { Accept: 'text/html,application/xhtml+xml' }

describe('the built app', () => {
  test.each(['/', '/feed', '/profile/7f0e', '/auth', '/deep/er/path.with.dots'])(
    'the address %s gets index.html',
    async path => {
      const response = await fetch(served.url + path, { headers: html })
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toContain('Undaunted')
    },
  )

  test.each(['/rest/v1/nothing', '/auth/v1', '/storage/v1/x', '/functions/v1/x'])(
    'the address %s never gets index.html',
    async path => {
      const response = await fetch(served.url + path, { headers: html })
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json'])
    },
  )

  test('a missing script gets 404 and no page', async () => {
    expect((await fetch(`${served.url}/assets/gone-12345678.js`)).status).toBe(404)
  })

  test('hashed assets are compressed and may be cached forever', async () => {
    const response = await fetch(`${served.url}/assets/index-Bx3kP0aQ.js`, {
      headers: { 'Accept-Encoding': 'br' },
    })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(Number(response.headers.get('content-length'))).toBeLessThan(200)
    expect(await response.text()).toContain('long long')
  })

  test('a file that the build has compressed is sent compressed if the browser accepts the compression', async () => {
    const file = join(folder, 'web/assets/built-Bx3kP0aQ.js')
    await writeFile(file, `export const x = '${'long '.repeat(500)}'`)
    await writeFile(`${file}.br`, brotliCompressSync('export const built = true'))
    const ask = async (encoding: string) => {
      const headers = { 'Accept-Encoding': encoding }
      return (await fetch(`${served.url}/assets/built-Bx3kP0aQ.js`, { headers })).text()
    }
    expect(await ask('br')).toBe('export const built = true')
    expect(await ask('gzip')).toContain('long long')
  })

  test('the server does not send an unchanged page again, and sends a rebuilt page', async () => {
    const etag = (await fetch(served.url)).headers.get('etag')!
    const again = await fetch(served.url, { headers: { 'If-None-Match': `W/${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await writeFile(join(folder, 'web/index.html'), '<!doctype html><title>Undaunted 2</title>')
    expect(await (await fetch(served.url, { headers: { 'If-None-Match': etag } })).text()).toContain(
      'Undaunted 2',
    )
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%00',
    '/%c0%ae',
  ])('the address %s gets no file from outside the folder', async path => {
    expect(await (await fetch(served.url + path, { headers: html })).text()).not.toContain('outside')
  })

  test('settings.json tells the page the address of its backend', async () => {
    expect(await (await fetch(`${served.url}/settings.json`)).json()).toEqual(settings)
  })
})

test('WB07 the page names a manifest that makes it installable: name, start, colours and icons of the stated sizes', async () => {
  const page = await readFile('web/index.html', 'utf8')
  const link = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1]
  const app = createWeb({ directory: 'web/public', settings })
  const answer = await app.request(link!)
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  const manifest = (await answer.json()) as { icons: { src: string; type: string; sizes: string }[] }
  const colours = [...page.matchAll(/name="theme-color"[^>]+content="([^"]+)"/g)].map(([, colour]) => colour)
  expect(manifest).toMatchObject({
    name: 'Undaunted: Founding without Fear',
    short_name: 'Undaunted',
    start_url: '/dashboard',
    display: 'standalone',
    theme_color: colours[0],
    background_color: colours[0],
  })
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await app.request(src)
    expect(icon.headers.get('content-type')?.split(';')[0]).toBe(type)
    if (type !== 'image/png') continue
    const head = Buffer.from(await icon.arrayBuffer()).subarray(16, 24)
    expect(`${head.readUInt32BE(0)}x${head.readUInt32BE(4)}`).toBe(sizes)
  }
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
})
