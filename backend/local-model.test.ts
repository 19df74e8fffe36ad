import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { canHaveMind, chooseModel, findLocalModel, lookForModel, mayLook, mindHint } from './local-model.ts'
import { readSettings } from './settings.ts'

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** Starts a server on a separate port. It replies with `body`, or never replies if `body` is null. */
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

describe('MM07 finding a model on this machine', () => {
  test('a server is found by its list of models, unless all of its models can only embed', async () => {
    const port = await serving(list('nomic-embed-text', 'bge-m3', 'llama3.1:8b'))
    expect(await findLocalModel([{ name: 'Ollama', port }])).toEqual({
      name: 'Ollama',
      environment: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'llama3.1:8b' },
    })
  })

  test('a model is found even if other servers are silent, broken or of another kind', async () => {
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
    'chooseModel finds no model in %j',
    value => {
      expect(chooseModel(value)).toBeNull()
    },
  )

  test.each([
    ['it searches without any settings', {}, true],
    ['it does not search with AI=off', { AI: 'off' }, false],
    ['it does not search if others can reach the server', { HOST: '0.0.0.0' }, false],
    ['it does not search with a PostgreSQL server', { DATABASE_URL: 'postgres://a:b@host:5432/name' }, false],
    ['it does not search if the operator named a model server', { AI_BASE_URL: 'http://x/v1' }, false],
    ['it does not search if the operator gave a key', { DEEPSEEK_API_KEY: 'sk-1' }, false],
  ])('the server decides whether to search for a model: %s', (_, environment, expected) => {
    expect(mayLook(readSettings({ DATA_DIR: '/tmp/x', ...environment }))).toBe(expected)
  })
})

const given = (environment: Record<string, string> = {}) =>
  readSettings({ DATA_DIR: '/tmp/x', ...environment })

test('MM07 MM36 a model server that starts later is found at the next question; an operator without a model gets only one hint', async () => {
  const lines: string[] = []
  const log = { error() {}, warn() {}, debug() {}, info: (line: string) => void lines.push(line) }
  let isThere = false
  let clock = 0
  let looks = 0
  const environment = { AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'llama' }
  const find = async () => {
    looks += 1
    return isThere ? { name: 'Ollama', environment } : null
  }
  const model = lookForModel(given(), log, { find, now: () => clock })
  await Promise.resolve()
  expect(canHaveMind(given(), model())).toBe(true)
  clock = 6000
  model()
  model()
  await Promise.resolve()
  expect([looks, lines.length]).toEqual([2, 1])
  expect(lines[0]).toContain('To give it a mind: start Ollama')
  isThere = true
  clock = 12_000
  model()
  await Promise.resolve()
  expect(model()).toMatchObject({ ...environment, AI_LOOKS: 'yes' })
  expect(lines[1]).toBe('Ollama is on this machine: llama answers. AI=off declines.')
  expect(canHaveMind(given(), model())).toBe(false)
})

test.each([
  ['the operator gave a key', { DEEPSEEK_API_KEY: 'sk-1' }],
  ['the operator switched models off', { AI: 'off', AI_MEMBER_PROVIDERS: 'deepseek' }],
])('MM36 the log has no hint about models: %s', (_, environment) => {
  expect(mindHint(given(environment))).toBeNull()
  expect(canHaveMind(given(environment), {})).toBe(false)
})

test('MM36 a server that others can reach does not search for models, and its log says so', () => {
  const open = given({ HOST: '0.0.0.0', AI_MEMBER_PROVIDERS: 'deepseek' })
  expect(mindHint(open)).toContain('name a server of your own with AI_BASE_URL')
  expect(canHaveMind(open, {})).toBe(true)
  expect(canHaveMind(given({ HOST: '0.0.0.0' }), {})).toBe(false)
})
