import { expect, test } from 'vitest'
import { withNewerToken } from './newer-token.ts'

const tokenOf = (session_id: string, aal: string) => `h.${btoa(JSON.stringify({ session_id, aal }))}.s`
const [earlier, newer, another] = [tokenOf('one', 'aal1'), tokenOf('one', 'aal2'), tokenOf('two', 'aal1')]

/** Sends a request to a server that accepts only the token `newer`, as after a second factor. */
async function ask(sent: string, stored: string | null) {
  const asked: unknown[] = []
  const server: typeof fetch = async (_input, init) => {
    const token = new Headers(init?.headers).get('authorization')
    asked.push([token, init?.body])
    return new Response(null, { status: token === `Bearer ${newer}` ? 204 : 401 })
  }
  const init = { method: 'POST', body: 'x', headers: { Authorization: `Bearer ${sent}` } }
  const sending = withNewerToken(server, () => stored)
  const { status } = await sending('http://localhost/functions/v1/check-subscription', init)
  return { status, asked }
}

test('A13 a request with the session’s earlier token is sent again with the newer token', async () => {
  expect(await ask(earlier, newer)).toEqual({
    status: 204,
    asked: [
      [`Bearer ${earlier}`, 'x'],
      [`Bearer ${newer}`, 'x'],
    ],
  })
})

test.each([
  ['the same token', earlier, earlier],
  ['another session', earlier, another],
  ['no session', earlier, null],
])('a refused request is not sent again if the stored token is %s', async (_name, sent, stored) => {
  expect(await ask(sent, stored)).toEqual({ status: 401, asked: [[`Bearer ${sent}`, 'x']] })
})

test('a request that is not refused is sent once', async () => {
  expect((await ask(newer, newer)).asked).toHaveLength(1)
})
