import { expect, screen, test, waitFor } from '../../tests/support/screens/screen.tsx'

test('the operator can empty the mailbox, and it stays empty', async ({ open, backend }) => {
  const mail = { id: '1', to: 'nora@example.com', subject: 'Confirm', sentAt: new Date().toISOString() }
  let mails = [{ ...mail, text: 'Follow this link', link: null }]
  backend.answers('GET mailbox/messages', () => mails)
  backend.answers('DELETE mailbox/messages', () => {
    mails = []
    return new Response(null, { status: 204 })
  })
  const { user } = await open('/mailbox', { isVisitor: true })
  expect(await screen.findAllByRole('article')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Empty the mailbox' }))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  await open('/mailbox', { isVisitor: true })
  await screen.findByText('No mail yet')
})
