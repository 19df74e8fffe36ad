import { expect, findToast, screen, test, waitFor } from '../../tests/support/screens/screen.tsx'

test('WB13 a decision names whom it is about, and is undone there', async ({ open, backend, member }) => {
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
  await findToast('Decided')
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
