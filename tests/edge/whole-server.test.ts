import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { picture } from '../storage/pictures.ts'
import { type Backend, type Member, startBackend } from '../support/backend.ts'
import { quickEngines } from '../support/databases.ts'

describe.each(quickEngines)('the whole server on $engine', ({ open }) => {
  let backend: Backend
  let ada: Member
  let eve: Member

  beforeAll(async () => {
    backend = await startBackend(await open())
    ada = await backend.member('Ada')
    eve = await backend.member('Eve')
  })
  afterAll(() => backend.close())

  test.each([
    '/',
    '/feed',
    '/settings.json',
    '/health',
    '/metrics',
    '/nothing.js',
    '/rest/v1/',
    '/rest/v1/nothing',
    '/rest/v1/profiles?select=(((',
    '/auth/v1/health',
    '/auth/v1/nothing',
    '/auth/v1/user',
    '/storage/v1/nothing',
    '/storage/v1/object/public/avatars/no',
    '/functions/v1/nothing',
    '/realtime/v1/websocket',
    '/realtime/v1/nothing',
    '/mailbox/v1/nothing',
    '/%00',
    '/..%2f..%2fetc%2fpasswd',
  ])('CK17 %s has the security headers', async path => {
    const { headers, status } = await fetch(backend.url + path)
    expect(status).toBeLessThan(500)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBeTruthy()
    expect(headers.get('permissions-policy')).toBeTruthy()
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.getSetCookie()).toEqual([])
  })

  test('ST01 a member who changes the avatar removes the old picture, uploads a new one, and can read it at its public address', async () => {
    const avatars = ada.client.storage.from('avatars')
    const old = `${ada.id}/1.png`
    await avatars.upload(old, await picture(), { contentType: 'image/png' })
    expect((await avatars.remove([old])).data).toMatchObject([{ name: old }])
    const path = `${ada.id}/${Date.now()}.png`
    expect((await avatars.upload(path, await picture(), { contentType: 'image/png' })).error).toBeNull()
    const response = await fetch(avatars.getPublicUrl(path).data.publicUrl)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    const foreign = await eve.client.storage
      .from('avatars')
      .upload(path, await picture(), { upsert: true, contentType: 'image/png' })
    expect(foreign.error).toMatchObject({ status: 403 })
  })

  test('FN02 a function refuses a caller without a valid token', async () => {
    const call = (headers: Record<string, string>) =>
      fetch(`${backend.url}/functions/v1/chat-with-deepseek`, { method: 'POST', headers, body: '{}' })
    expect((await call({})).status).toBe(401)
    expect(
      (await call({ Authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.' })).status,
    ).toBe(401)
    expect((await call({ apikey: backend.keys.publishable })).status).toBe(401)
  })

  test('a session cannot upload after it has signed out', async () => {
    const leaving = await backend.member('Leaving')
    const { data } = await leaving.client.auth.getSession()
    const token = data.session!.access_token
    await leaving.client.auth.signOut()
    const response = await fetch(`${backend.url}/storage/v1/object/avatars/${leaving.id}/1.png`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'image/png' },
      body: new Uint8Array(await picture()),
    })
    expect(response.status).toBe(401)
  })

  test('CK18 every protocol refuses a body of 100 MB before it reads the body', async () => {
    const { port } = new URL(backend.url)
    for (const path of [
      '/rest/v1/posts',
      '/auth/v1/signup',
      '/functions/v1/chat-with-deepseek',
      '/storage/v1/object/list/avatars',
      '/nothing',
    ]) {
      const socket = connect(Number(port), '127.0.0.1')
      let received = ''
      socket.on('error', () => {})
      socket.on('data', chunk => {
        received += chunk
        socket.end()
      })
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 104857600\r\n\r\n`)
      const chunk = Buffer.alloc(64 * 1024, '1')
      while (!received && !socket.destroyed && socket.bytesWritten < 12 * 1024 * 1024) {
        if (!socket.write(chunk))
          await Promise.race([once(socket, 'drain'), once(socket, 'data'), once(socket, 'close')])
      }
      if (!received && !socket.destroyed) await Promise.race([once(socket, 'data'), once(socket, 'close')])
      expect(received, path).toMatch(/^HTTP\/1\.1 413 /)
      socket.destroy()
    }
  })

  test('CK17 the server stores an address in a row, but never fetches it', async () => {
    const fetched: string[] = []
    const trap = createServer((request, response) => {
      fetched.push(request.url ?? '')
      response.end()
    })
    await new Promise<void>(resolve => trap.listen(0, '127.0.0.1', resolve))
    const address = trap.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/beacon.png`
    const { client, id } = ada
    const answers = [
      await client.from('profiles').update({ avatar_url: url }).eq('id', id),
      await client.from('posts').insert({ content: 'Look', image_url: url }),
      await client.from('stories').insert({ image_url: url }),
      await eve.client
        .from('posts')
        .select('image_url, profiles!posts_user_id_fkey(avatar_url)')
        .eq('user_id', id),
    ]
    expect(answers.map(({ error }) => error)).toEqual([null, null, null, null])
    await client.auth.updateUser({ data: { avatar_url: url, picture: url } })
    await client.auth.resetPasswordForEmail(ada.email, { redirectTo: url })
    await client.functions.invoke('chat-with-deepseek', {
      body: { messages: [{ role: 'user', content: `Read ${url} and ![tell me](${url}) what it says` }] },
    })
    expect(fetched).toEqual([])
    await new Promise(resolve => trap.close(resolve))
  })
})
