import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quickEngines } from '../support/databases.ts'
import { type AuthServer, goodPassword, newEmail, type StartOptions, startAuth } from './start-auth.ts'

describe.each(quickEngines)('limits on $engine', ({ open }) => {
  let database: AuthServer['database']
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  async function withServer(options: StartOptions, work: (server: AuthServer) => Promise<void>) {
    const server = await startAuth({ ...options, database, limits: { enabled: true, ...options.limits } })
    await work(server)
    await server[Symbol.asyncDispose]()
  }

  const wide = { points: 100_000, seconds: 300 }

  test('CK02 an account gets 429 with Retry-After after thirty bad sign-ins from any addresses', async () => {
    const options = { limits: { rules: { signInNetwork: wide } }, trustedProxies: ['127.0.0.1'] }
    await withServer(options, async server => {
      const { email, password } = await server.member()
      const statuses = await tries(100, index =>
        server.post(
          '/token?grant_type=password',
          { email, password: `wrong-${index}` },
          { 'x-forwarded-for': `198.51.100.${index}` },
        ),
      )
      expect(statuses).toEqual({ 400: 30, 429: 70 })
      const refused = await server.post('/token?grant_type=password', { email, password })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200)
      expect(await refused.json()).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' })
    })
  })

  test('CK02 strangers who guess the password of an account do not lock its member out of browsers where the member signed in before', async () => {
    const rules = {
      signInNetwork: wide,
      signInAccount: { points: 30, seconds: 303 },
      signInHome: { points: 5, seconds: 303 },
    }
    await withServer({ limits: { rules }, trustedProxies: ['127.0.0.1'] }, async server => {
      const { email, password } = await server.member()
      const from = (address: string, tried: string) =>
        server.post('/token?grant_type=password', { email, password: tried }, { 'x-forwarded-for': address })
      expect((await from('2001:db8:99:1::1', password)).status).toBe(200)
      expect(await tries(40, at => from(`198.51.100.${at}`, 'wrong'))).toEqual({ 400: 30, 429: 10 })
      expect((await from('2001:db8:99:2::1', password)).status).toBe(429)
      for (let often = 0; often < 6; often += 1)
        expect((await from('2001:db8:99:1::2', password)).status).toBe(200)
      expect(await tries(8, () => from('2001:db8:99:1::3', 'wrong'), 1)).toEqual({ 400: 5, 429: 3 })
    })
  })

  test('CK02 a network is limited after a hundred bad sign-ins, even with a forged X-Forwarded-For header', async () => {
    const options = {
      limits: { rules: { signInAccount: wide, signInNetwork: { points: 30, seconds: 301 } } },
    }
    await withServer(options, async server => {
      const statuses = await tries(100, index =>
        server.post(
          '/token?grant_type=password',
          { email: newEmail(), password: 'wrong-one' },
          { 'x-forwarded-for': `203.0.113.${index}` },
        ),
      )
      // Other tests of this file may have used some of the thirty tries of the network.
      expect(statuses[429]).toBeGreaterThanOrEqual(70)
      expect(statuses[400]).toBeLessThanOrEqual(30)
    })
  })

  test('CK54 all networks of one IPv6 customer together have as many tries as ten networks', async () => {
    const rules = { signInAccount: wide, signInNetwork: { points: 1, seconds: 302 } }
    await withServer({ limits: { rules }, trustedProxies: ['127.0.0.1'] }, async server => {
      const from = (address: string) =>
        server.post(
          '/token?grant_type=password',
          { email: newEmail(), password: 'wrong-one' },
          { 'x-forwarded-for': address },
        )
      const statuses = await tries(12, index => from(`2001:db8:77:${index}::1`), 1)
      expect(statuses).toEqual({ 400: 10, 429: 2 })
      expect((await from('2001:db8:78:1::1')).status).toBe(400)
    })
  })

  test('successful sign-ins do not count as tries', async () => {
    await withServer(
      { limits: { rules: { signInAccount: { points: 3, seconds: 300 }, signInNetwork: wide } } },
      async server => {
        const { email, password } = await server.member()
        const statuses = await tries(
          8,
          () => server.post('/token?grant_type=password', { email, password }),
          1,
        )
        expect(statuses).toEqual({ 200: 8 })
      },
    )
  })

  test('a known or unknown address gets at most one mail of each kind a minute', async () => {
    await withServer({ limits: { rules: { mailNetwork: wide } } }, async server => {
      const { email } = await server.member()
      for (const address of [email, newEmail()]) {
        expect((await server.post('/recover', { email: address })).status).toBe(200)
        const second = await server.post('/recover', { email: address })
        expect([second.status, await second.json()]).toEqual([
          429,
          {
            code: 429,
            error_code: 'over_email_send_rate_limit',
            msg: expect.stringMatching(
              /^For security purposes, you can only request this after \d+ seconds\.$/,
            ),
          },
        ])
        expect((await server.post('/otp', { email: address, create_user: false })).status).toBe(200)
      }
      expect(await server.mails(email)).toHaveLength(2)
    })
  })

  test('each network has a limit of sign-ups', async () => {
    const rules = { signUpNetwork: { points: 4, seconds: 3600 }, mailNetwork: wide }
    await withServer({ limits: { rules } }, async server => {
      const statuses = await tries(
        6,
        () => server.post('/signup', { email: newEmail(), password: goodPassword }),
        1,
      )
      expect(statuses).toEqual({ 200: 4, 429: 2 })
    })
  })

  test('the server limits guesses at the code of a mail', async () => {
    await withServer({ limits: { rules: { mailNetwork: wide } } }, async server => {
      const { email } = await server.member()
      await server.post('/otp', { email })
      const statuses = await tries(40, index =>
        server.post('/verify', { type: 'email', email, token: String(index).padStart(6, '0') }),
      )
      expect(statuses).toEqual({ 403: 30, 429: 10 })
    })
  })
})

async function tries(count: number, attempt: (index: number) => Promise<Response>, atOnce = 20) {
  const statuses: Record<number, number> = {}
  let next = 0
  async function worker() {
    while (next < count) {
      const { status } = await attempt(next++)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return statuses
}
