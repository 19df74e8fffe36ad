/**
 * Sends the attempts of `attacks.test.ts` through the table API, with the features of the table API:
 * embedding, filters on embedded rows, schemas, ordering.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, type Client, type Member, startBackend } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'

let backend: Backend
let victim: Member
let attacker: Member
/** Untyped on purpose, because our types do not stop an attacker. */
let loose: {
  from(table: string): ReturnType<Client['from']>
  rpc: (name: string, args?: object) => PromiseLike<ApiResult>
}
type ApiResult = { data: unknown; error: { code: string; message: string } | null; count?: number | null }

beforeAll(async () => {
  backend = await startBackend(await testDatabase())
  victim = await backend.member('Vera Victim')
  attacker = await backend.member('Attila Attacker')
  loose = attacker.client as unknown as typeof loose
  const project = await victim.client.from('startup_projects').select('id').single()
  await victim.client
    .from('ai_outputs')
    .insert({ project_id: project.data!.id, output_type: 'pitch_generation', output_content: 'top secret' })
  await victim.client.from('posts').insert({ content: 'A public post' })
  const friend = await backend.member('Fred Friend')
  await victim.client.rpc('create_or_get_direct_conversation', {
    recipient_id: friend.id,
    initial_message: 'top secret',
  })
  await victim.client.rpc('create_share_link', { label: 'top secret' })
})
afterAll(() => backend.close())

const reads: [string, string, string, [string, string]?][] = [
  ['outputs through a project', 'startup_projects', '*, ai_outputs!inner(*)'],
  ['messages through a conversation', 'conversations', '*, messages!inner(*)'],
  ['messages through their sender', 'profiles', 'id, messages!inner(content)'],
  [
    'conversations through a member',
    'profiles',
    'id, conversation_participants!inner(*, conversations(*, messages(*)))',
  ],
  ['share links through a project', 'startup_projects', '*, share_links!inner(*)'],
  [
    'e-mail addresses through a post',
    'posts',
    'id, profiles!posts_user_id_fkey!inner(email)',
    ['profiles.email', '%@%'],
  ],
  ['e-mail addresses by a filter', 'profiles', 'id, email', ['email', '%example%']],
]

test.each(reads)('CK10 SEC04 %s: no row of another member is returned', async (_, table, select, filter) => {
  const query = loose.from(table).select(select, { count: 'exact' })
  const { data, count, error } = (await (filter ? query.ilike(...filter) : query)) as ApiResult
  if (error) expect(error.code).toMatch(/^PGRST20|^42501$/)
  else {
    expect(JSON.stringify(data)).not.toMatch(/top secret|@example\.com/)
    expect({ data, count }).toEqual({ data: [], count: 0 })
  }
})

test.each(['auth', 'private', 'storage', 'supabase_migrations', 'backend'])(
  'SEC04 schema %s is not part of the API',
  async schema => {
    const outside = (attacker.client as unknown as { schema(name: string): typeof loose }).schema(schema)
    expect(((await outside.from('users').select('*')) as ApiResult).error?.code).toBe('PGRST106')
    expect((await outside.rpc('shared_plan', { token: 'x' })).error?.code).toBe('PGRST106')
  },
)

test.each([
  [
    'claim_ai_quota',
    { p_user: '00000000-0000-4000-8000-000000000000', p_helper: 'x', p_per_minute: 9, p_per_day: 9 },
  ],
  [
    'finish_ai_usage',
    {
      p_usage: null,
      p_provider: '',
      p_model: '',
      p_input_tokens: 0,
      p_output_tokens: 0,
      p_ms: 0,
      p_ok: false,
    },
  ],
  ['welcome_new_member', {}],
  ['count_post_likes', {}],
  ['touch_updated_at', {}],
  ['set_config', { setting_name: 'role', new_value: 'service_role', is_local: false }],
  ['pg_sleep', { seconds: 10 }],
])('SEC04 the function %s cannot be called', async (name, args) => {
  const { data, error } = await loose.rpc(name, args)
  expect(data).toBeNull()
  expect(error?.code).toMatch(/^(42501|PGRST202)$/)
})

/** Returns the whole answer to a person without an account. */
async function opened(args: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${backend.url}/rest/v1/rpc/shared_document`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: backend.keys.publishable, ...headers },
    body: JSON.stringify(args),
  })
  return { status: response.status, text: await response.text() }
}

test('DS01 DS05 a link returns its document and nothing else; the founder can also read the document in their list of links', async () => {
  const document = { title: 'Shown', cover: ['By Vera'], sections: [{ title: 'Why', text: 'Because' }] }
  const made = await victim.client.rpc('create_share_link', {
    kind: 'business_plan',
    document,
    valid_days: 30,
    password: 'a kettle of fish',
  })
  const token = made.data![0]!.token
  expect(await opened({ token })).toEqual({ status: 200, text: 'null' })
  const { text } = await opened({ token, password: 'a kettle of fish' })
  expect(JSON.parse(text)).toEqual({ kind: 'business_plan', document, shared_at: expect.any(String) })
  expect(text).not.toMatch(/top secret|Vera Victim|@|"(id|token|project_id|label|expires_at)"/)
  const own = await victim.client.from('share_links').select('*').eq('token', token).single()
  expect(own.data).toMatchObject({ document, has_password: true })
})

test('DS04 a caller who sends forged IP addresses gets no additional tries for passwords', async () => {
  const tries = []
  for (let n = 0; n < 11; n += 1) {
    const forged = { 'x-forwarded-for': `198.51.100.${n}`, 'cf-connecting-ip': `198.51.100.${n}` }
    tries.push(await opened({ token: `unknown ${n}`, password: 'guess' }, forged))
  }
  expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect(tries.at(-1)?.text).toContain('Too many tries')
})

test('SEC02 SEC04 an upsert reaches only the member’s own rows', async () => {
  const mine = await attacker.client
    .from('profiles')
    .upsert({ id: attacker.id, email: 'x@example.com', full_name: 'Me' })
    .select()
    .single()
  expect(mine.data).toMatchObject({ full_name: 'Me', email: null })
  const theirs = await attacker.client.from('profiles').upsert({ id: victim.id, full_name: 'Pwned' })
  expect(theirs.error?.code).toBe('42501')
  const renamed = await attacker.client.from('profiles').update({ id: victim.id }).eq('id', attacker.id)
  expect(renamed.error?.code).toBe('42501')
  const post = await victim.client.from('posts').select('*').single()
  for (const change of [
    { likes_count: 99 },
    { user_id: attacker.id },
    { created_at: '2001-01-01' },
    { content: 'x' },
  ]) {
    const upserted = await loose.from('posts').upsert({ ...post.data, ...change } as never)
    expect(upserted.error?.code).toBe('42501')
  }
  expect((await victim.client.from('posts').select('*').single()).data).toEqual(post.data)
})
