/** Tests the truth table over HTTP: each persona sends forged requests, and the results must be as in the table. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Line, lines, type Outcome } from '../access/cells.ts'
import { ids, people } from '../access/world.ts'
import { quickEngines } from '../support/databases.ts'
import { inLongForm, isLongForm } from '../support/long-form.ts'
import {
  type Community,
  type Forged,
  type ForgedResponse,
  leaksIn,
  mark,
  type Person,
  startCommunity,
} from './community.ts'
import { rowRequest } from './row-requests.ts'

const everybody = ['guest', 'halfway', 'stranger', 'follower', 'participant', 'blocked'] as const
const attackers = ['guest', 'halfway', 'stranger', 'follower'] as const
const ofTheApi = lines.filter(
  ({ table, subject }) => table.startsWith('public.') && !subject.includes('blindly'),
)
const { owner, stranger } = people

describe.each(quickEngines)('personas over HTTP on $engine', engine => {
  let community: Community
  beforeAll(async () => {
    community = await startCommunity(engine)
    await community.keepPictures()
  })
  afterAll(() => community.close())

  const as = (person: Person, forged: Forged): Promise<ForgedResponse> =>
    community.send({ ...forged, headers: { ...forged.headers, ...community.credentials(person) } })

  async function outcomeOf(person: Person, { subject, verb }: Line): Promise<Outcome | string> {
    const { status, text } = await as(person, rowRequest(subject, verb))
    const { code } = JSON.parse(text) as { code?: string }
    if (code === '42501')
      return status === (person === 'guest' ? 401 : 403) ? 'denied' : `denied with ${status}`
    // The policies allowed the row, but the row conflicts with an existing row.
    if (code === '23505') return 'row'
    if (status >= 300) return `${status} ${text}`
    return (JSON.parse(text) as unknown[]).length > 0 ? 'row' : 'none'
  }

  // The short form tests two personas, because tests/access tests each persona directly on the tables.
  test.each(isLongForm ? everybody : (['guest', 'stranger'] as const))(
    'CK08 CK09 SEC02 SEC04 the %s may do exactly what the truth table allows',
    async person => {
      const wrong = async (some: readonly Line[]) => {
        const found = await Promise.all(some.map(line => outcomeOf(person, line)))
        return some.flatMap(({ subject, verb, expected }, at) =>
          found[at] === expected[person] ? [] : [`${subject} ${verb}: ${found[at]}`],
        )
      }
      const isDelete = ({ verb }: Line) => verb === 'delete'
      expect(await wrong(ofTheApi.filter(line => !isDelete(line)))).toEqual([])
      expect(await wrong(ofTheApi.filter(isDelete))).toEqual([])
      expect(ofTheApi.length).toBeGreaterThan(80)
    },
  )

  inLongForm(test)(
    'CK08 SEC02 the owner may do exactly what the truth table allows; the deletions are tested last',
    async () => {
      const deleting = ofTheApi.filter(({ verb }) => verb === 'delete').reverse()
      const ordered = [...ofTheApi.filter(({ verb }) => verb !== 'delete'), ...deleting]
      const wrong: string[] = []
      const fresh = await startCommunity(engine)
      const before = community
      community = fresh
      for (const line of ordered) {
        const found = await outcomeOf('owner', line)
        if (found !== line.expected.owner) wrong.push(`${line.subject} ${line.verb}: ${found}`)
      }
      community = before
      await fresh.close()
      expect(wrong).toEqual([])
    },
  )

  test('CK10 a table embedded in another table shows no hidden rows, and hidden rows cannot be counted', async () => {
    const tables = [...new Set(ofTheApi.map(({ table }) => table.replace('public.', '')))]
    const problems: string[] = []
    let answered = 0
    const ask = (person: Person, path: string) =>
      as(person, { method: 'GET', path, headers: { prefer: 'count=exact' } })
    for (const outer of tables.filter((_, at) => isLongForm || at % 5 === 0)) {
      const embedding = (inner: string) => `/rest/v1/${outer}?select=*,${inner}(*)`
      const first = await Promise.all(tables.map(inner => ask('stranger', embedding(inner))))
      // Leaves out tables without a relation, because embedding one of them fails for every persona.
      const related = tables.filter((_, at) => !first[at]?.text.includes('"code":"PGRST200"'))
      const asked = related.flatMap(inner => [
        embedding(inner),
        `/rest/v1/${outer}?select=*,${inner}!inner(*)&${inner}.id=eq.${ids.conversation}`,
      ])
      for (const person of ['stranger', 'halfway'] as const) {
        const answers = await Promise.all(asked.map(path => ask(person, path)))
        for (const [at, answer] of answers.entries()) {
          if (answer.status < 300) answered++
          const leaks = leaksIn(answer.text, person, community.backend)
          if (leaks.length > 0 || answer.status >= 500) {
            problems.push(`${person} ${asked[at]}: ${leaks} ${answer.status}`)
          }
        }
      }
    }
    expect(problems).toEqual([])
    expect(answered).toBeGreaterThan(isLongForm ? 50 : 10)
  })

  test.each([
    `ai_outputs?or=(output_content.like.*owner*,id.not.is.null)`,
    `messages?order=content.desc&limit=1`,
    `startup_projects?select=count()`,
    `share_links?select=token&order=token`,
    `profiles?select=id,email&email=ilike.*@*`,
    `posts?select=id,profiles!posts_user_id_fkey!inner(email)&profiles.email=like.*@*`,
    `conversations?select=*,messages!inner(content)&messages.content=ilike.*owner*`,
    `profiles?select=id,startup_projects(name)&startup_projects.name=like.*owner*&order=startup_projects(name)`,
  ])('CK10 no answer reveals hidden data: %s', async path => {
    for (const person of ['stranger', 'halfway', 'follower'] as const) {
      const { status, text, headers } = await as(person, {
        method: 'GET',
        path: `/rest/v1/${path}`,
        headers: { prefer: 'count=exact' },
      })
      expect(status, path).toBeLessThan(500)
      expect(leaksIn(text, person, community.backend)).toEqual([])
      const isCounting = path.includes('count()')
      const isPublic = path.startsWith('profiles?select=id,startup')
      if (status < 300 && !isCounting && !isPublic) expect(headers['content-range']).toMatch(/\/0$|^0-0\/1$/)
    }
  })

  test('CK11 a member who calls a function with the ids of another member changes nothing', async () => {
    const calls: [string, object][] = [
      ['create_or_get_direct_conversation', { recipient_id: owner, initial_message: 'x' }],
      ['claim_ai_quota', { p_user: owner, p_helper: 'x', p_per_minute: 9, p_per_day: 9 }],
      ['finish_ai_usage', { p_usage: ids.usage, p_ok: false }],
      ['apply_billing_event', { p_event_id: 'x', p_type: 'x', p_user: owner, p_plan: 'venture' }],
      ['shared_plan', { token: ids.shareLink }],
      ['shared_document', { token: ids.shareLink }],
      ['remove_expired_stories', {}],
      ['has_given_second_factor', {}],
      ['set_config', { setting_name: 'role', new_value: 'postgres', is_local: false }],
    ]
    const quietOnes = ['create_or_get_direct_conversation', 'shared_plan', 'shared_document']
    for (const person of attackers) {
      for (const [name, args] of calls) {
        const { status, text } = await as(person, {
          method: 'POST',
          path: `/rest/v1/rpc/${name}`,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(args),
        })
        expect(leaksIn(text, person, community.backend), `${person} ${name}`).toEqual([])
        if (!quietOnes.includes(name)) expect([401, 403, 404], `${person} ${name}`).toContain(status)
        if (name.startsWith('shared_')) expect(text).toBe('null')
      }
    }
  })

  const gone = `stories/${owner}/gone.png`
  const up = `stories/${stranger}/../${owner}/gone.png`
  const storageRequests: [string, string, object?][] = [
    ...[
      gone,
      up,
      up.replace('..', '%2e%2e'),
      up.replace('..', '.%2e'),
      up.replace('..', '%252e%252e'),
      up.replace('/../', '%2f..%2f'),
      up.replace('/../', '\\..\\'),
      up.replace('/../', '%5c..%5c'),
      `stories//${owner}/gone.png`,
      `stories/./${owner}/gone.png`,
      `${gone}%00.png`,
      `${gone}?token=x`,
      `stories%2f${owner}%2fgone.png`,
      `avatars/../stories/${owner}/gone.png`,
      '../../../../etc/passwd',
      '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    ].flatMap((path): [string, string, object?][] => [
      ['GET', `object/${path}`],
      ['GET', `object/authenticated/${path}`],
      ['GET', `object/public/${path}`],
      ['HEAD', `object/info/authenticated/${path}`],
      ['GET', `render/image/authenticated/${path}?width=9`],
      ['DELETE', `object/${path}`],
      ['POST', `object/sign/${path}`, { expiresIn: 60 }],
    ]),
    [
      'POST',
      'object/move',
      { bucketId: 'stories', sourceKey: `${owner}/gone.png`, destinationKey: `${stranger}/a.png` },
    ],
    [
      'POST',
      'object/copy',
      { bucketId: 'stories', sourceKey: `${owner}/gone.png`, destinationKey: `${stranger}/a.png` },
    ],
    [
      'POST',
      'object/copy',
      { bucketId: 'avatars', sourceKey: `${stranger}/../${owner}/face.png`, destinationKey: 'x' },
    ],
    ['POST', 'bucket', { name: 'mine', public: true }],
    ['PUT', 'bucket/stories', { public: true }],
    ['POST', 'bucket/stories/empty', {}],
    ['DELETE', 'bucket/stories'],
  ]

  test('CK13 no storage request of another member reaches a file of the owner', async () => {
    const opened: string[] = []
    for (const person of ['guest', 'halfway', 'stranger', 'blocked'] as const) {
      for (const [method, path, body] of storageRequests) {
        const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
        const answer = await as(person, { method, path: `/storage/v1/${path}`, ...(body && json) })
        const isRefused = answer.status >= 400 && answer.status < 500
        if (!isRefused) opened.push(`${person} ${method} ${path}: ${answer.status}`)
      }
      const prefixes = { prefixes: [`${owner}/gone.png`, `${owner}/face.png`] }
      const removed = await as(person, {
        method: 'DELETE',
        path: '/storage/v1/object/stories',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(prefixes),
      })
      expect(removed.status >= 400 || removed.text === '[]', `${person} removes: ${removed.text}`).toBe(true)
    }
    expect(opened).toEqual([])
    const mine = await as('owner', { method: 'GET', path: `/storage/v1/object/${gone}` })
    expect([mine.status, mine.headers['content-type']]).toEqual([200, 'image/png'])
  })

  test('CK12 a persona who subscribes to every topic receives only their own messages', async () => {
    const heard = new Map<Person, string>()
    const sockets = await Promise.all(
      (['guest', 'halfway', 'stranger', 'participant', 'blocked'] as const).map(person =>
        listen(person, heard),
      ),
    )
    const sent = await as('owner', {
      method: 'POST',
      path: '/rest/v1/messages',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ conversation_id: ids.conversation, content: mark }),
    })
    expect(sent.status).toBe(201)
    await expect.poll(() => heard.get('participant')).toContain(mark)
    // A socket answers in order: when the answer to one more request has arrived, everything that was sent before
    // has arrived too.
    await Promise.all(sockets.map(({ settle }) => settle()))
    for (const person of ['guest', 'halfway', 'stranger', 'blocked'] as const) {
      expect(leaksIn(heard.get(person) ?? '', person, community.backend), person).toEqual([])
      expect(heard.get(person), person).not.toContain(ids.conversation)
    }
    for (const { socket } of sockets) socket.close()
  })

  /** Subscribes to changes of every table, to the owner's rows by their ids, and to private topics. */
  async function listen(person: Person, heard: Map<Person, string>) {
    const address = community.backend.url.replace('http', 'ws')
    const socket = new WebSocket(
      `${address}/realtime/v1/websocket?apikey=${community.backend.keys.publishable}&vsn=1.0.0`,
    )
    heard.set(person, '')
    socket.on('message', data => heard.set(person, `${heard.get(person)}\n${data}`))
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
    const tables = ['*', 'messages', 'conversations', 'stories']
    const changes = tables.map(table => ({ event: '*', schema: 'public', table }))
    const named = { event: '*', schema: 'public', table: 'messages', filter: `sender_id=eq.${owner}` }
    const join = (topic: string, config: object, ref: string) =>
      socket.send(
        JSON.stringify({
          topic,
          event: 'phx_join',
          payload: { config, access_token: community.token(person) ?? undefined },
          ref,
          join_ref: ref,
        }),
      )
    const replied = (ref: string) => expect.poll(() => heard.get(person)).toContain(`"ref":"${ref}"`)
    join('realtime:everything', { postgres_changes: changes.slice(1) }, '1')
    join('realtime:named', { postgres_changes: [named] }, '2')
    join(`realtime:user:${owner}`, { private: true }, '3')
    join('realtime:everything-else', { postgres_changes: changes.slice(0, 1) }, '4')
    for (const ref of ['1', '2', '3', '4']) await replied(ref)
    return {
      socket,
      async settle() {
        socket.send(JSON.stringify({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: 'last' }))
        await replied('last')
      },
    }
  }
})
