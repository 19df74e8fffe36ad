import { chairside, project, someFact } from '../../tests/support/deck-materials.ts'
import { refuse, type ScreenBackend } from '../../tests/support/screens/backend.ts'
import { expect, screen, test, waitFor, within } from '../../tests/support/screens/screen.tsx'
import type { Visitor } from '../../tests/support/screens/visitor.ts'
import { buildDeck } from '../../venture/deck/build.ts'
import { untouched } from '../../venture/deck/content.ts'
import { shareDeck } from '../../venture/deck/shared-deck.ts'

const at = '2026-11-01T10:00:00Z'
const token = 'a'.repeat(64)
const link = {
  id: '00000000-0000-4000-8000-00000000000a',
  project_id: project,
  token,
  label: 'Ida Investor',
  created_at: at,
  document_at: at,
  expires_at: '2999-12-01T10:00:00Z',
  has_password: true,
}
const facts = [someFact('problem', 'observed', 'Patients do not come, and the chair stays empty.')]

function withFounder(backend: ScreenBackend, member: Visitor): void {
  backend.hasRows({
    member_settings: [{ user_id: member.id, early_access: true }],
    startup_projects: [{ id: project, user_id: member.id, name: 'Chairside', description: 'No-shows.' }],
    facts: facts as never,
    decks: [],
    business_plans: [],
    share_links: [],
  })
  backend.answers('GET tables/facts', ({ query }) => (query.get('select')?.includes('sources') ? [] : facts))
  backend.answers('rpc/create_share_link', [{ id: link.id, token, created_at: at }])
  backend.answers('PATCH tables/share_links', null)
  backend.answers('DELETE tables/share_links', null)
}

const shared = {
  kind: 'deck',
  document: shareDeck(buildDeck(chairside(), untouched)),
  shared_at: at,
} as const

test('DS06 a link to the deck is valid for thirty days by default, and the founder can renew and revoke it', async ({
  open,
  backend,
  member,
}) => {
  withFounder(backend, member)
  const { user } = await open('/deck')
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share your deck' }))
  await dialog.findByText('No links yet. Your deck is yours alone.')
  await user.type(dialog.getByLabelText('For whom? (optional)'), 'Ida Investor')
  await user.type(dialog.getByLabelText('Password (optional)'), 'short')
  dialog.getByText('At least 8 letters.')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Create link' }).disabled).toBe(true)
  await user.type(dialog.getByLabelText('Password (optional)'), ' no more')
  backend.hasRows({ share_links: [{ ...link, kind: 'deck' }] })
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  const line = within(await dialog.findByRole('listitem'))
  const made = backend.callsTo('rpc/create_share_link')[0]?.body as Record<string, unknown>
  expect(made).toEqual({
    label: 'Ida Investor',
    link_id: expect.any(String),
    kind: 'deck',
    document: expect.objectContaining({ title: 'Chairside' }),
    valid_days: 30,
    password: 'short no more',
  })
  expect(JSON.stringify(made.document)).toContain('the chair stays empty')
  expect(dialog.getByLabelText<HTMLInputElement>('Password (optional)').value).toBe('')
  line.getByText(/^As of Nov 1, 2026 \d\d:00\. Until Dec 1, 2999\. With a password\.$/)
  expect(line.getByRole('link', { name: 'Ida Investor' }).getAttribute('href')).toBe(`/shared/${token}`)
  line.getByRole('button', { name: 'Copy link' })

  await user.click(line.getByRole('button', { name: 'Update what “Ida Investor” shows' }))
  await waitFor(() =>
    expect(backend.callsTo('tables/share_links', 'PATCH')[0]?.body).toEqual({ document: made.document }),
  )
  await user.click(line.getByRole('button', { name: 'Revoke' }))
  backend.hasRows({ share_links: [] })
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
  await dialog.findByText('No links yet. Your deck is yours alone.')
  expect(backend.callsTo('tables/share_links', 'DELETE')[0]?.query.get('id')).toBe(`eq.${link.id}`)
})

test('DS06 a link to the business plan is valid as long as the founder chose, and an expired link says so', async ({
  open,
  backend,
  member,
}) => {
  withFounder(backend, member)
  backend.hasRows({
    share_links: [
      {
        ...link,
        kind: 'business_plan',
        label: null,
        has_password: false,
        expires_at: '2026-11-02T10:00:00Z',
      },
      { ...link, kind: 'business_plan', id: project, has_password: false, expires_at: null },
    ],
  })
  const { user } = await open('/business-plan')
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share your business plan' }))
  await dialog.findByText(/Expired Nov 2, 2026\.$/)
  dialog.getByText(/Until you revoke it\.$/)
  await user.selectOptions(dialog.getByLabelText('Works for'), 'Until I revoke it')
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  await waitFor(() => expect(backend.callsTo('rpc/create_share_link')).toHaveLength(1))
  expect(backend.callsTo('rpc/create_share_link')[0]?.body).toMatchObject({
    label: null,
    kind: 'business_plan',
    document: {
      title: 'Chairside',
      cover: expect.arrayContaining(['No-shows.']),
      sections: expect.arrayContaining([expect.objectContaining({ title: 'Executive summary' })]),
    },
    valid_days: null,
    password: null,
  })
})

test('DS01 a reader without an account can read a shared deck', async ({ open, backend }) => {
  backend.answers('rpc/shared_document', shared)
  await open(`/shared/${token}`, { isVisitor: true })
  await screen.findByRole('heading', { level: 1, name: 'Chairside' })
  expect(screen.getAllByRole('article')).toHaveLength(shared.document.slides.length)
  screen.getByText('Patients do not come, and the chair stays empty.')
  screen.getByText(/Read-only, as of/)
})

test('DS03 a protected link asks for a password, and reports wrong passwords and too many attempts', async ({
  open,
  backend,
  allowConsole,
}) => {
  allowConsole(/Too many tries/)
  backend.answers('rpc/shared_document', ({ body }) => {
    const { password } = body as { password: string | null }
    if (password === 'again')
      return refuse(429, { code: 'PT429', message: 'Too many tries: wait 9 minutes.' })
    return password === 'right one'
      ? {
          kind: 'business_plan',
          document: {
            title: 'Chairside',
            cover: ['No-shows.'],
            sections: [{ title: 'Funding request', text: '€150,000 <b>now</b>' }],
          },
          shared_at: at,
        }
      : null
  })
  const { user } = await open(`/shared/${token}`, { isVisitor: true })
  await screen.findByRole('heading', { level: 1, name: 'This document is closed' })
  expect(screen.getByRole('alert').textContent).toBe('')
  const box = screen.getByLabelText('Password')
  await user.type(box, 'wrong{Enter}')
  await screen.findByText('That opened nothing: the password is wrong, or the link has ended.')
  await user.clear(box)
  await user.type(box, 'again{Enter}')
  await screen.findByText('Too many tries: wait 9 minutes.')
  await user.clear(box)
  await user.type(box, 'right one{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Chairside' })
  within(screen.getByRole('region', { name: 'Funding request' })).getByText(/€150,000/)
})
