/** A thief with the password of a member who uses two-factor sign-in cannot reach the data of the member. */
import { generate } from 'otplib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, type Client, type Member, startBackend } from '../support/backend.ts'
import { quickEngines } from '../support/databases.ts'

describe.each(quickEngines)('a second factor on $engine', ({ open }) => {
  let backend: Backend
  let member: Member
  let project: string
  /** The client of the thief, who signed in with the password alone. */
  let thief: Client
  beforeAll(async () => {
    backend = await startBackend(await open())
    member = await backend.member('Vera Victim')
    project = (await member.client.from('startup_projects').select('id').single()).data!.id
    const { data } = await member.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    const { id: factorId, totp } = data as { id: string; totp: { secret: string } }
    thief = backend.guest()
    await thief.auth.signInWithPassword(member)
    const halfDone = await thief.from('startup_projects').select('id')
    expect(halfDone.data, 'a factor that was never verified protects nothing yet').toHaveLength(1)
    const code = await generate({ secret: totp.secret })
    expect((await member.client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
    thief = backend.guest()
    expect((await thief.auth.signInWithPassword(member)).error).toBeNull()
  })
  afterAll(() => backend.close())

  test('a member who has entered the second factor can read and write as before', async () => {
    const { data } = await member.client.from('startup_projects').select('id')
    expect(data).toEqual([{ id: project }])
    const saved = await member.client.from('posts').insert({ content: 'Two factors given' })
    expect(saved.error).toBeNull()
    const { error } = await member.client.functions.invoke('check-subscription')
    expect(error).toBeNull()
  })

  test('a session with a password but no second factor can read and write nothing', async () => {
    const reads = [
      thief.from('startup_projects').select('*'),
      thief.from('ai_outputs').select('*'),
      thief.from('messages').select('*'),
      thief.from('subscribers').select('*'),
      thief.from('conversation_list').select('*'),
      thief.from('notifications').select('*'),
    ]
    for (const read of reads) expect((await read).data).toEqual([])
    const post = await thief.from('posts').insert({ content: 'Not me' })
    expect(post.error?.code).toBe('42501')
    const renamed = await thief.from('profiles').update({ full_name: 'Thief' }).eq('id', member.id).select()
    expect(renamed.data).toEqual([])
    const upload = await thief.storage.from('avatars').upload(`${member.id}/x.txt`, 'x')
    expect(upload.error).not.toBeNull()
    expect((await thief.rpc('create_share_link')).error?.code).toBe('42501')
    expect((await thief.rpc('own_sessions')).data).toEqual([])
    expect((await thief.rpc('own_model_key')).data).toEqual([])
  })

  test.each(['chat-with-deepseek', 'check-subscription', 'customer-portal', 'secure-account-deletion'])(
    'the function %s refuses a session with a password but no second factor',
    async name => {
      const { data } = await thief.auth.getSession()
      const headers = {
        authorization: `Bearer ${data.session!.access_token}`,
        apikey: backend.keys.publishable,
      }
      const body = JSON.stringify({ messages: [{ role: 'user', content: 'Hello' }] })
      const response = await fetch(`${backend.url}/functions/v1/${name}`, { method: 'POST', headers, body })
      expect(response.status).toBe(401)
      expect((await member.client.auth.getUser()).error).toBeNull()
    },
  )
})
