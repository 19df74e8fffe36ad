import { type AddressInfo, createServer, connect as openConnection } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../support/folders.ts'
import { hungUp } from '../support/hung-up.ts'
import { inLongForm } from '../support/long-form.ts'
import { startModelServer } from '../support/model-server.ts'
import { serveOn } from './on-both.ts'

const folder = temporaryFolder()
const open: (() => unknown)[] = []
afterAll(async () => {
  for (const close of open.reverse()) await close()
})

/** Starts a server that accepts every connection and never answers. */
async function startSilence(): Promise<{ port: number; calls: () => number }> {
  let calls = 0
  const server = createServer(socket => {
    calls += 1
    socket.on('error', () => {})
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  open.push(() => server.close())
  return { port: (server.address() as AddressInfo).port, calls: () => calls }
}

inLongForm(test)(
  'CK21 SIGTERM ends the server even if the model, the mail server, an uploader and a browser do not answer',
  async () => {
    const mail = await startSilence()
    const model = await startModelServer()
    open.push(() => model.close())
    model.reply(() => ({ kind: 'silence' }))
    const { server, remove } = await serveOn('pglite', join(folder, 'hanging'), {
      AI_BASE_URL: model.url,
      AI_ADMITTED: 'yes',
      AI_MODEL: 'test-model',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      AUTH_AUTOCONFIRM: 'true',
    })
    open.push(remove)
    await server.start()
    const ada = await server.member('Ada')
    await ada.client.auth.resetPasswordForEmail(ada.email)
    const body = { messages: [{ role: 'user', content: 'Are you there?' }] }
    const asked = ada.client.functions.invoke('chat-with-deepseek', { body })
    const joined = Promise.withResolvers<void>()
    ada.client.channel('open').subscribe(status => status === 'SUBSCRIBED' && joined.resolve())
    await joined.promise
    const { data } = await ada.client.auth.getSession()
    const upload = openConnection(Number(new URL(server.url).port), '127.0.0.1')
    // Reads the answer, because an unread answer would keep the connection open.
    upload.resume()
    const cut = hungUp(upload)
    upload.write(
      `POST /storage/v1/object/avatars/${ada.id}/1.png HTTP/1.1\r\nHost: localhost\r\n` +
        `Authorization: Bearer ${data.session?.access_token}\r\nContent-Type: image/png\r\nContent-Length: 5000\r\n\r\nhalf`,
    )
    // Allows a long wait, because on a busy machine a function loads slowly.
    const heard = () => [mail.calls() > 0, model.requests.length > 0]
    await expect.poll(heard, { timeout: 60_000 }).toEqual([true, true])

    const started = performance.now()
    expect(await server.end('SIGTERM')).toBe(0)
    expect(performance.now() - started).toBeLessThan(25_000)
    await Promise.allSettled([asked, cut])
    await ada.client.removeAllChannels()

    // The server starts again with the same data. The tests with kill -9 prove the same after a kill.
    await server.start()
    expect((await ada.client.auth.getUser()).data.user?.id).toBe(ada.id)
  },
  120_000,
)
