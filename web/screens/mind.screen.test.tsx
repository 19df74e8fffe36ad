import { vi } from 'vitest'
import type { FunctionResponse } from '../../contracts/functions.ts'
import type { Tried } from '../../contracts/minds.ts'
import type { ScreenBackend } from '../../tests/support/screens/backend.ts'
import { expect, findCall, screen, test, waitFor, within } from '../../tests/support/screens/screen.tsx'

// This site has no model, and members may add their own key.
vi.hoisted(() =>
  Object.assign(globalThis, {
    undauntedSettings: Promise.resolve(
      Response.json({ url: null, publishableKey: 'publishable', mailbox: true, canHaveMind: true }),
    ),
  }),
)

type Minds = FunctionResponse<'member-key'>
const none: Minds = { providers: [], hosts: {}, key: null, mind: null, looks: false, tried: null }
const here = { model: 'qwen3:8b', host: null, isHere: true }
const tried = (outcome: Tried['outcome']): Tried => ({ outcome, seconds: 1.2 })
const place = 'functions/member-key'

const rowsOf = (id: string, more: object = {}) => ({
  startup_projects: [{ id: 'p1', user_id: id, name: 'Chairside', description: 'A van that comes.' }],
  member_settings: [
    {
      user_id: id,
      first_minutes: 'done',
      mind_offer: null,
      mail: {},
      privacy: {},
      quiet_notifications: [],
      ...more,
    },
  ],
})

/** Lets the server store the settings that the member chooses. */
function keeps(backend: ScreenBackend, id: string): void {
  backend.answers('POST tables/member_settings', ({ body }) => {
    const rows = rowsOf(id, body as object)
    backend.hasRows(rows)
    return rows.member_settings[0]
  })
}

test('MM37 after the first cards a founder is offered a model with its cost and data use, and one click declines forever', async ({
  open,
  backend,
  member,
}) => {
  backend.hasRows(rowsOf(member.id))
  backend.answers(place, {
    ...none,
    looks: true,
    providers: ['deepseek'],
    hosts: { deepseek: 'api.deepseek.com' },
  })
  const { user } = await open('/dashboard')
  const offer = within(await screen.findByRole('region', { name: 'Give it a mind' }))
  await user.click(offer.getByRole('button', { name: 'Give it a mind' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Give it a mind' }))
  await dialog.findByRole('heading', { name: 'A model on this machine' })
  dialog.getByText(/It costs nothing, and your words stay on that machine\./)
  dialog.getByText(/You pay the provider by use.*Your words go to api\.deepseek\.com, and nowhere else\./)
  backend.answers(place, { ...none, looks: true, mind: here })
  await user.click(dialog.getByRole('button', { name: 'Look for it' }))
  await dialog.findByRole('heading', { name: 'This site’s model: qwen3:8b' })
  dialog.getByText(/it costs nothing, and your words stay there/)
  backend.answers(place, { ...none, mind: here, tried: tried('reads') })
  await user.click(dialog.getByRole('button', { name: 'Try it with one question' }))
  await dialog.findByText(/It answered and read the test right/)
  await user.keyboard('{Escape}')
  keeps(backend, member.id)
  await user.click(offer.getByRole('button', { name: 'No, thanks' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Give it a mind' })).toBeNull())
  const call = await findCall(backend, 'tables/member_settings', 'POST')
  expect(call.body).toMatchObject({ mind_offer: 'declined' })
  await open('/dashboard')
  await screen.findByText('0 of 3 done')
  expect(screen.queryByRole('region', { name: 'Give it a mind' })).toBeNull()
})

test('MM35 OK04 a member’s key is tested before it is stored, and a failed test says what to do', async ({
  open,
  backend,
  member,
}) => {
  const listed = { ...none, providers: ['deepseek'], hosts: { deepseek: 'api.deepseek.com' } }
  backend.hasRows(rowsOf(member.id))
  keeps(backend, member.id)
  backend.answers(place, listed)
  const { user } = await open('/settings')
  const card = within(await screen.findByRole('region', { name: 'Your own AI key' }))
  const key = card.getByLabelText('Key')
  for (const [outcome, words] of [
    ['refused', /Copy it whole from its page of keys/],
    ['unpaid', /Add some there, then try again/],
    ['missing', /Choose another provider/],
    ['slow', /Try again later, or choose another provider/],
    ['unreachable', /Nobody answers at this provider/],
  ] as const) {
    backend.answers(place, { ...listed, tried: tried(outcome) })
    await user.clear(key)
    await user.type(key, `sk-${outcome}-1234`)
    await user.click(card.getByRole('button', { name: 'Try and keep' }))
    expect((await card.findByText(words)).textContent).toContain('Nothing was kept.')
  }
  const kept = { provider: 'deepseek', since: '2026-11-17T00:00:00Z', isUsable: true }
  backend.answers(place, { ...listed, key: kept, tried: tried('talks') })
  await user.clear(key)
  await user.type(key, 'sk-small-12345')
  await user.click(card.getByRole('button', { name: 'Try and keep' }))
  await card.findByText(/It only talks, and guided mode asks, notes and scores\. A larger model can do both/)
  card.getByText(/set since Nov 17/)
  expect(backend.callsTo(place).at(-1)?.body).toEqual({
    action: 'set',
    provider: 'deepseek',
    key: 'sk-small-12345',
    isTried: true,
  })
  await waitFor(() =>
    expect(backend.callsTo('tables/member_settings', 'POST')[0]?.body).toMatchObject({ mind_offer: 'taken' }),
  )
})

test('MM35 OK04 a stored key that its provider refuses later can be tested and replaced in the settings', async ({
  open,
  backend,
  member,
}) => {
  const kept = { provider: 'deepseek', since: '2026-11-17T00:00:00Z', isUsable: true }
  const held = { ...none, providers: ['deepseek'], hosts: { deepseek: 'api.deepseek.com' }, key: kept }
  backend.hasRows(rowsOf(member.id))
  keeps(backend, member.id)
  backend.answers(place, held)
  const { user } = await open('/settings')
  const card = within(await screen.findByRole('region', { name: 'Your own AI key' }))
  backend.answers(place, { ...held, tried: tried('refused') })
  await user.click(card.getByRole('button', { name: 'Try it with one question' }))
  await card.findByText(/does not take this key\. Copy it whole/)
  await user.click(card.getByRole('button', { name: 'Enter another' }))
  await user.type(card.getByLabelText('Key'), 'sk-wrong-again')
  backend.answers(place, { ...held, tried: tried('unpaid') })
  await user.click(card.getByRole('button', { name: 'Try and keep' }))
  await card.findByText(/Add some there, then try again\. Nothing was kept\./)
  // Only the form mentions the key that was not stored.
  expect(card.queryAllByText(/Copy it whole|Add some there/)).toHaveLength(1)
})

test('MM35 if the model of a site fails a test, a member reads this and what to do', async ({
  open,
  backend,
  member,
  pass,
}) => {
  backend.hasRows(rowsOf(member.id))
  backend.answers(place, { ...none, mind: here })
  const { user } = await open('/settings')
  await user.click(await screen.findByRole('button', { name: 'Which model answers' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Give it a mind' }))
  for (const [outcome, words] of [
    ['refused', /The people who run this site can mend that; guided mode answers until then/],
    ['unreachable', /start it \(Ollama: “ollama serve”\) and try again; guided mode answers until then/],
    ['slow', /A first question wakes a sleeping model: try once more/],
    ['talks', /You need do nothing; the people who run this site can name a larger model/],
  ] as const) {
    backend.answers(place, { ...none, mind: here, tried: tried(outcome) })
    await user.click(await dialog.findByRole('button', { name: 'Try it with one question' }))
    await dialog.findByText(words)
    await pass(1000)
  }
})

test('MM36 at /admin the operator reads how to get a model', async ({ open, backend }) => {
  backend.answers('rpc/is_moderator', true)
  backend.answers('rpc/moderation_queue', [])
  backend.answers(place, none)
  await open('/admin')
  const card = within(await screen.findByRole('region', { name: 'The co-founder’s mind' }))
  card.getByText(/No model is set up: guided mode asks, computes and scores/)
  card.getByText(/Set AI_BASE_URL.*a verdict about 6,000\. Words go there/)
  card.getByText(/AI=off in .env declines/)
})

test('MM35 MM36 at /admin the operator tests the site’s model and reads what to do next', async ({
  open,
  backend,
  pass,
}) => {
  backend.answers('rpc/is_moderator', true)
  backend.answers('rpc/moderation_queue', [])
  backend.answers(place, { ...none, mind: here })
  const { user } = await open('/admin')
  const set = within(await screen.findByRole('region', { name: 'The co-founder’s mind' }))
  for (const [outcome, words] of [
    ['unreachable', /Start it \(Ollama: “ollama serve”\)/],
    ['slow', /AI_FIRST_WORD_SECONDS/],
    ['talks', /Name a larger model with AI_MODEL/],
    ['refused', /Make a new one there and set it in \.env/],
  ] as const) {
    backend.answers(place, { ...none, mind: here, tried: tried(outcome) })
    await user.click(set.getByRole('button', { name: 'Try it with one question' }))
    await set.findByText(words)
    // Waits, because an earlier click would count as part of a double click.
    await pass(1000)
  }
})
