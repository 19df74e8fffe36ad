/** Neither an answer nor its duration may show whether an address has an account. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { argon2Cost } from '../../backend/auth/password-hash.ts'
import { inLongForm, isLongForm } from '../support/long-form.ts'
import { shapeOf } from './shape-of.ts'
import { type AuthServer, goodPassword, newEmail, startAuth } from './start-auth.ts'

let server: AuthServer
let known: string[]
beforeAll(async () => {
  // Uses the cost of the real configuration, because the test compares the duration of a hash.
  server = await startAuth({ config: { passwordCost: argon2Cost } })
  known = await Promise.all(Array.from({ length: 5 }, async () => (await server.member()).email))
})
afterAll(() => server[Symbol.asyncDispose]())

/** Known and unknown addresses alternate, so that other load on the machine affects both equally. */
async function compare(path: string, bodyOf: (email: string) => unknown, rounds: number) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) {
      const email = kind === 'known' ? known[round % known.length]! : newEmail()
      const started = performance.now()
      const response = await server.post(path, bodyOf(email))
      await response.arrayBuffer()
      times[kind].push(performance.now() - started)
    }
  }
  return { known: median(times.known), unknown: median(times.unknown) }
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}

/**
 * Measures again if the machine was busy, because a real difference appears in every measurement. The long form
 * makes three measurements with `rounds` requests each; `npm test` makes more measurements with fewer requests.
 */
async function expectAlike(
  measure: (rounds: number) => Promise<{ known: number; unknown: number }>,
  rounds: number,
  share: number,
  floorMs: number,
) {
  const [looks, each] = isLongForm ? [3, rounds] : [8, Math.ceil(rounds * 0.15)]
  let last = { known: 0, unknown: 0 }
  for (let look = 0; look < looks; look += 1) {
    last = await measure(each)
    const difference = Math.abs(last.known - last.unknown)
    if (difference <= Math.max(floorMs, share * Math.max(last.known, last.unknown))) return
  }
  expect.fail(`known addresses take ${last.known.toFixed(1)} ms, unknown ones ${last.unknown.toFixed(1)} ms`)
}

test('CK01 a wrong password takes as long for a known address as for an unknown address', {
  timeout: 300_000,
}, async () => {
  const wrong = (email: string) => ({ email, password: 'not-the-password' })
  await compare('/token?grant_type=password', wrong, 5)
  await expectAlike(rounds => compare('/token?grant_type=password', wrong, rounds), 100, 0.1, 1.5)
})

inLongForm(test)('a sign-up takes equally long for any address', { timeout: 300_000 }, async () => {
  const signUp = (email: string) => ({ email, password: goodPassword })
  await expectAlike(rounds => compare('/signup', signUp, rounds), 40, 0.2, 4)
})

inLongForm(test)('a password recovery takes equally long for any address', { timeout: 300_000 }, async () => {
  await compare('/recover', email => ({ email }), 5)
  await expectAlike(rounds => compare('/recover', email => ({ email }), rounds), 60, 0.35, 3)
})

test.each(['/recover', '/otp', '/resend', '/magiclink'])(
  '%s gives the same answer for any address',
  async path => {
    const bodies = [known[0], newEmail()].map(email => ({ email, type: 'signup', create_user: false }))
    const answers = await Promise.all(bodies.map(body => server.post(path, body)))
    const contents = await Promise.all(answers.map(answer => answer.text()))
    expect(answers.map(answer => answer.status)).toEqual([200, 200])
    expect(contents).toEqual(['{}', '{}'])
  },
)

test('CK01 a sign-up answer has the same keys for a new, an unconfirmed, an invited and a known address', {
  timeout: 300_000,
}, async () => {
  const invited = newEmail()
  await server.admin().auth.admin.inviteUserByEmail(invited, { data: { from: 'the board' } })
  const prepared = newEmail()
  await server.admin().auth.admin.createUser({ email: prepared, app_metadata: { team: 'red' } })
  const waiting = newEmail()
  const data = { full_name: 'Ada', zebra: 1, a: { deep: [1, null, 'x'], b: true } }
  const claims = { email: 'somebody@else.example', sub: 'me', email_verified: true }
  const challenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' }
  const bodies = isLongForm
    ? [{}, { data }, { data: claims }, challenge]
    : [{ data: { ...data, ...claims } }, challenge]
  for (const extra of bodies) {
    const answerFor = async (email: string) => {
      const response = await server.post('/signup', { email, password: goodPassword, ...extra })
      const text = await response.text()
      const answer: { email: string } = JSON.parse(text)
      expect(answer.email).toBe(email)
      // The answer must not show that the server invented the account in it.
      expect(text).not.toContain('@invalid')
      return { status: response.status, headers: [...response.headers.keys()], shape: shapeOf(answer) }
    }
    const fresh = await answerFor(newEmail())
    await server.post('/signup', { email: waiting, password: 'another-good-one' })
    for (const email of [known[0]!, known[0]!, waiting, waiting, invited, prepared]) {
      expect(await answerFor(email)).toEqual(fresh)
    }
  }
})
