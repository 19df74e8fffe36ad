import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { chooseModel, findLocalModel, mayLook } from './local-model.ts'
import { readSettings } from './settings.ts'

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** A server on a port of its own that answers with `body`, or never. */
async function serving(body: string | null, status = 200): Promise<number> {
  const server = createServer((_request, response) => {
    if (body !== null) response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  open.push(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

const list = (...ids: string[]) => JSON.stringify({ object: 'list', data: ids.map(id => ({ id })) })

describe('MM07 a model on this machine is found', () => {
  test('by its list of models, and never one that only embeds', async () => {
    const port = await serving(list('nomic-embed-text', 'bge-m3', 'llama3.1:8b'))
    expect(await findLocalModel([{ name: 'Ollama', port }])).toEqual({
      name: 'Ollama',
      environment: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'llama3.1:8b' },
    })
  })

  test('past servers that are silent, something else, or broken', async () => {
    const ports = await Promise.all([
      serving(null),
      serving('<html>hello</html>'),
      serving('{"data":[]}'),
      serving(list('x'), 500),
      serving(list('qwen')),
    ])
    const servers = ports.map((port, at) => ({ name: `server ${at}`, port }))
    expect(await findLocalModel(servers)).toMatchObject({ name: 'server 4' })
    expect(await findLocalModel(servers.slice(0, 4))).toBeNull()
  })

  test.each([null, 'x', {}, { data: 'x' }, { data: [null, 3, { id: 7 }, { id: '' }] }])(
    '%j is no list',
    value => {
      expect(chooseModel(value)).toBeNull()
    },
  )

  test.each([
    ['by itself', {}, true],
    ['AI=off declines', { AI: 'off' }, false],
    ['on an address others reach', { HOST: '0.0.0.0' }, false],
    ['with a database of its own', { DATABASE_URL: 'postgres://a:b@host:5432/name' }, false],
    ['beside another server', { AI_BASE_URL: 'http://x/v1' }, false],
    ['beside a key', { DEEPSEEK_API_KEY: 'sk-1' }, false],
  ])('looked for %s', (_, environment, expected) => {
    expect(mayLook(readSettings({ DATA_DIR: '/tmp/x', ...environment }))).toBe(expected)
  })
})
