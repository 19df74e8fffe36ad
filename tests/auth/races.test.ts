import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quickEngines } from '../support/databases.ts'
import { type AuthServer, goodPassword, newEmail, startAuth } from './start-auth.ts'

describe.each(quickEngines)('many requests at once on $engine', ({ open }) => {
  let server: AuthServer
  beforeAll(async () => {
    server = await startAuth({ database: await open() })
  })
  afterAll(async () => {
    await server[Symbol.asyncDispose]()
    await server.database.close()
  })

  async function usersWith(email: string): Promise<number> {
    const [row] = await server.database.run<{ count: number }>({
      text: `select count(*)::int as count from auth.users u join public.profiles p on p.id = u.id where u.email = $1`,
      values: [email],
    })
    return row!.count
  }

  test('twenty sign-ups with one address create one account and one profile, and the newest link works', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.post('/signup', { email, password: goodPassword })),
    )
    expect(answers.map(answer => answer.status)).toEqual(Array(20).fill(200))
    expect(await usersWith(email)).toBe(1)
    const mails = await server.mails(email)
    const targets = await Promise.all(mails.map(mail => server.follow(mail.link!)))
    expect(targets.filter(target => target.hash.includes('access_token='))).toHaveLength(1)
    expect(
      (await server.client().auth.signInWithPassword({ email, password: goodPassword })).error,
    ).toBeNull()
  })

  test('twenty magic links for a new address create one account', async () => {
    const email = newEmail()
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.post('/otp', { email })))
    expect(answers.map(answer => answer.status)).toEqual(Array(20).fill(200))
    expect(await usersWith(email)).toBe(1)
  })

  test('if two members change to the same new address, only one of them gets the address', async () => {
    const next = newEmail()
    const links: string[] = []
    for (let index = 0; index < 2; index += 1) {
      const { email, password } = await server.member()
      const client = server.client()
      await client.auth.signInWithPassword({ email, password })
      await client.auth.updateUser({ email: next })
      links.push((await server.mails(email))[0]!.link!, (await server.mails(next))[0]!.link!)
    }
    const targets = await Promise.all(links.map(link => server.follow(link)))
    expect(targets.filter(target => target.hash.includes('access_token='))).toHaveLength(1)
    expect(await usersWith(next)).toBe(1)
  })

  test.each(['x'.repeat(3000), '   ', 7, null, { first: 'Ada' }, '<b>Ada</b>', '\u202eadA'])(
    'a sign-up with the odd name %j creates an account and a profile',
    async full_name => {
      const email = newEmail()
      const response = await server.post('/signup', { email, password: goodPassword, data: { full_name } })
      expect(response.status).toBe(200)
      expect(await usersWith(email)).toBe(1)
    },
  )
})
