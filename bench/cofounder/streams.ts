/** 200 founders listening to a model at once, while others read through the table API of the same process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ModelServer } from '../../tests/support/model-server.ts'

const streams = 200
const members = 12
const publishable = 'sb_publishable_of_the_cofounder_benchmark'

async function start(folder: string, modelUrl: string): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['backend/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      PUBLISHABLE_KEY: publishable,
      AUTH_AUTOCONFIRM: 'true',
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'error',
      AI_BASE_URL: modelUrl,
      AI_MODEL: 'bench',
    },
  })
  let said = ''
  const url = await new Promise<string>((found, fail) => {
    const read = (chunk: Buffer) => {
      said += chunk
      const address = /http:\/\/[\d.]+:\d+/.exec(said)?.[0]
      if (address) found(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => fail(new Error(said)))
  })
  return { url, process: child }
}

async function signUp(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishable, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'kettle-of-fish-41' }),
  })
  const session = (await response.json()) as { access_token: string }
  return session.access_token
}

async function readProfiles(url: string, token: string, count: number): Promise<number> {
  const samples: number[] = []
  for (let index = 0; index < count; index++) {
    const started = performance.now()
    const response = await fetch(`${url}/rest/v1/profiles?select=id,full_name&limit=5`, {
      headers: { apikey: publishable, authorization: `Bearer ${token}` },
    })
    await response.text()
    samples.push(performance.now() - started)
  }
  samples.sort((a, b) => a - b)
  return samples[Math.floor(samples.length * 0.99)] ?? 0
}

async function listen(url: string, token: string): Promise<'result' | 'failed'> {
  const response = await fetch(`${url}/functions/v1/chat-with-deepseek`, {
    method: 'POST',
    headers: {
      apikey: publishable,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'What should I charge?' }] }),
  })
  return (await response.text()).includes('"type":"result"') ? 'result' : 'failed'
}

export async function measureStreams(model: ModelServer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-cofounder-'))
  const server = await start(folder, model.url)
  try {
    const tokens: string[] = []
    for (let index = 0; index < members; index++) tokens.push(await signUp(server.url))
    const reader = tokens[0] ?? ''
    await readProfiles(server.url, reader, 200)
    const quiet = await readProfiles(server.url, reader, 500)
    model.reply(() => ({ kind: 'words', words: Array.from({ length: 150 }, () => 'word '), delayMs: 100 }))
    const listening = Array.from({ length: streams }, (_, index) =>
      listen(server.url, tokens[index % members] ?? ''),
    )
    // All claims and first words happen at once; the measure is of the streams that follow.
    while (model.requests.length < streams) await new Promise(resolve => setTimeout(resolve, 50))
    const busy = await readProfiles(server.url, reader, 500)
    const ended = await Promise.all(listening)
    const whole = ended.filter(end => end === 'result').length
    console.log(
      `\n${whole} of ${streams} concurrent streams whole; table API p99 ${quiet.toFixed(1)} ms quiet, ${busy.toFixed(1)} ms meanwhile: ${(busy / quiet).toFixed(2)} × (wanted: under 2)`,
    )
  } finally {
    server.process.kill('SIGKILL')
    await once(server.process, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
}
