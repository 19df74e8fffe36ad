import { expect, findToast, screen, test, waitFor, within } from '../../tests/support/screens/screen.tsx'

test('WB13 each decision of a moderator shows the name of the member whom it concerns, and the moderator can undo it', async ({
  open,
  backend,
  member,
}) => {
  const decided = {
    kind: 'post',
    object_id: 'p1',
    member_id: 'm1',
    moderator_id: member.id,
    created_at: '2026-11-16',
  }
  backend.answers('rpc/is_moderator', true)
  backend.answers('rpc/moderation_queue', [])
  backend.hasRows({
    profiles: [{ id: 'm1', full_name: 'Spam Sender' }],
    moderation_actions: [
      { ...decided, id: 'a2', action: 'suspend', note: 'Spam', until: '2999-02-03T00:00:00Z' },
      { ...decided, id: 'a1', action: 'warn', note: null, until: null, kind: 'profile', object_id: 'm1' },
    ],
  })
  backend.answers('rpc/moderate', [])
  const { user } = await open('/admin')
  await screen.findByText(/Suspended: Spam Sender, for a post, until Feb [23], 2999/)
  await screen.findByText('Warned: Spam Sender')
  await user.click(screen.getByRole('button', { name: 'Undo: Suspended Spam Sender, for a post' }))
  await findToast('Undone')
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1)
  const [call] = backend.callsTo('rpc/moderate')
  expect(call?.body).toMatchObject({ p_action: 'restore', p_kind: 'post', p_id: 'p1' })
  backend.tables.moderation_actions?.unshift({
    ...decided,
    id: 'a3',
    action: 'restore',
    note: null,
    until: null,
  })
  await open('/admin')
  await screen.findByText('Restored: post of Spam Sender')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull())
})

test('SF31 a suspension needs a reason, and the toast says what was decided', async ({ open, backend }) => {
  backend.answers('rpc/is_moderator', true)
  backend.answers('rpc/moderation_queue', [
    {
      kind: 'post',
      object_id: 'p1',
      member_id: 'm1',
      member_name: 'Spam Sender',
      content: 'Buy my course',
      is_hidden: false,
      suspended_until: null,
      reports: 1,
      reasons: ['spam'],
      texts: [],
      reported_at: '2026-11-16',
    },
  ])
  backend.answers('rpc/moderate', [])
  const { user } = await open('/admin')
  await user.click(await screen.findByRole('button', { name: 'Suspend 7 days' }))
  await screen.findByText('A suspension needs a reason.')
  const reason = screen.getByLabelText(/^Reason/)
  expect(document.activeElement).toBe(reason)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.type(reason, 'Advertises')
  await user.click(screen.getByRole('button', { name: 'Suspend 7 days' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Suspend' }))
  await findToast('Suspended Spam Sender for 7 days')
  await user.click(screen.getByRole('button', { name: 'Leave as it is' }))
  await findToast('Kept')
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  await findToast('Hidden')
  const sent = backend.callsTo('rpc/moderate').map(({ body }) => body as Record<string, unknown>)
  expect(sent.map(({ p_action, p_note }) => [p_action, p_note])).toEqual([
    ['suspend', 'Advertises'],
    ['restore', 'Advertises'],
    ['hide', 'Advertises'],
  ])
})

test('SF43 SF42 more reports are on the next page, and for deleted content the reported text is shown', async ({
  open,
  backend,
}) => {
  const line = (n: number) => ({
    kind: 'post',
    object_id: `p${n}`,
    member_id: 'm1',
    member_name: 'Sender',
    content: `words ${n}`,
    is_hidden: false,
    is_gone: n === 50,
    suspended_until: null,
    reports: 1,
    reasons: ['spam'],
    texts: [],
    reported_at: '2026-11-16',
  })
  backend.answers('rpc/is_moderator', true)
  backend.answers('rpc/moderation_queue', ({ body }: { body: unknown }) =>
    (body as { p_after: number }).p_after === 0 ? Array.from({ length: 50 }, (_, n) => line(n)) : [line(50)],
  )
  const { user } = await open('/admin')
  await user.click(await screen.findByRole('button', { name: 'Show more reports' }))
  const last = (await screen.findByText('words 50')).closest('li')!
  within(last).getByText('deleted')
  expect(within(last).queryByRole('button', { name: 'Hide' })).toBeNull()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more reports' })).toBeNull())
})
