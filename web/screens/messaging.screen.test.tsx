import { createMember, fill, must, service, tell, test } from '../../tests/support/screens/real.tsx'
import { expect, findToast, refuse, screen, waitFor, within } from '../../tests/support/screens/screen.tsx'

const box = (name = 'Ola Other') =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Write to ${name}` })
const inLog = async (text: string | RegExp) => within(await screen.findByRole('log')).findByText(text)

test('D01 D02 the messages page shows an empty list and an empty pane, and ?userId= opens or starts a conversation', async ({
  open,
  member,
}) => {
  const other = await createMember('Ola Other')
  await open('/messaging')
  await screen.findByRole('heading', { level: 1, name: 'Messages' })
  await screen.findByText('No conversations yet')
  await screen.findByText('Select a conversation to start messaging')
  const { user } = await open(`/messaging?userId=${other.id}`)
  await screen.findByRole('heading', { name: 'Ola Other' })
  await user.type(await box(), '  First line{Shift>}{Enter}{/Shift}second line  {Enter}')
  await inLog('Sent')
  await open(`/messaging?userId=${other.id}`)
  await inLog(/second line/)
  const { data } = await must(member.client.from('messages').select('content'))
  expect(data).toEqual([{ content: 'First line\nsecond line' }])
  await open('/messaging')
  const list = await screen.findByRole('navigation', { name: 'Conversations' })
  const [only, ...more] = await within(list).findAllByRole('link')
  expect(more).toEqual([])
  expect(only?.textContent).toMatch(/Ola Other.*You: First line/s)
})

test('D05 a refused message shows the specified text and can be sent again', async ({
  open,
  backend,
  member,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  const other = await createMember('Ola Other')
  await open(`/messaging?userId=${member.id}`)
  await findToast('Invalid recipient. Please try again.')
  const rpc = 'rpc/create_or_get_direct_conversation'
  backend.answers(rpc, refuse(400, { code: 'P0001', message: 'UNAUTHORIZED: who are you' }))
  await open(`/messaging?userId=${other.id}`)
  await findToast('Please sign in to start a conversation.')
  backend.answers(rpc, refuse(400, { code: 'P0001', message: 'The cellar is flooded' }))
  await open(`/messaging?userId=${other.id}`)
  await findToast('Failed to create conversation')
  backend.answersAsUsual(rpc)

  const { user } = await open(`/messaging?userId=${other.id}`)
  backend.answers('POST tables/messages', refuse(500))
  await user.type(await box(), 'Will it go{Enter}')
  await findToast('Failed to send message')
  await inLog(/Not sent/)
  backend.answersAsUsual('POST tables/messages')
  await user.click(within(screen.getByRole('log')).getByRole('button', { name: 'Try again' }))
  await inLog('Sent')
  expect(screen.getByRole('log').textContent).not.toContain('Not sent')
  const { data } = await must(member.client.from('messages').select('content'))
  expect(data).toEqual([{ content: 'Will it go' }])
})

test('D01 a message has at most 4,000 characters, and its draft is kept', async ({ open, member }) => {
  const other = await createMember('Ola Other')
  const id = await tell(other, member, 'Hello')
  const { user } = await open(`/messaging?userId=${other.id}`)
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send' })
  await fill(user, await box(), 'x'.repeat(4001))
  await screen.findByText('4,001 of 4,000 characters: shorten it by 1 to send')
  expect(send.disabled).toBe(true)
  await fill(user, await box(), 'y'.repeat(4000))
  await user.click(send)
  await inLog('Sent')
  await fill(user, await box(), 'Half a thought')
  await open(`/messaging?userId=${other.id}`)
  await waitFor(async () => expect((await box()).value).toBe('Half a thought'))
  const over = await member.client
    .from('messages')
    .insert({ conversation_id: id, sender_id: member.id, content: 'x'.repeat(4001) })
  expect(over.error?.code).toBe('23514')
})

test('WB11 a search finds a conversation by the other member’s name, typed without accents', async ({
  open,
  member,
}) => {
  const other = await createMember('Zoë Brändli')
  await tell(other, member, 'Hello')
  const { user } = await open('/messaging')
  await user.type(await screen.findByRole('searchbox', { name: 'Search messages' }), 'zoe brand')
  const found = within(await screen.findByRole('list', { name: 'Found conversations' }))
  await user.click(await found.findByRole('link', { name: /Zoë Brändli/ }))
  await inLog('Hello')
})

test('WB20 WB21 a message request waits in its own box with a count; an accepted request is in the inbox and is marked as read', async ({
  open,
  member,
}) => {
  const other = await createMember('Ola Other')
  const asked = { recipient_id: member.id, initial_message: 'May I ask?' }
  await must(other.client.rpc('create_or_get_direct_conversation', asked))
  const { user, address } = await open('/messaging')
  await screen.findByText('No conversations yet')
  await user.click(await screen.findByRole('link', { name: /^Requests\s*1/ }))
  await user.click(await screen.findByRole('link', { name: /Ola Other/ }))
  await inLog('May I ask?')
  const readAt = async () => (await must(other.client.from('messages').select('read_at'))).data
  expect(await readAt()).toEqual([{ read_at: null }])
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(address()).toBe(`/messaging?userId=${other.id}`))
  await waitFor(async () => expect(await readAt()).toEqual([{ read_at: expect.any(String) }]))
  await screen.findByRole('link', { name: 'Requests' })
  await waitFor(() => expect(screen.queryByText(/unread/)).toBeNull())
})

test('CK74 WB20 a conversation with hundreds of unread messages is marked as read completely', async ({
  open,
  member,
}) => {
  const other = await createMember('Ola Other')
  const conversation_id = await tell(other, member, 'The first of many')
  const sent = { conversation_id, sender_id: other.id, content: 'One of many' }
  await must(
    service()
      .from('messages')
      .insert(Array.from({ length: 520 }, () => sent)),
  )
  await open('/messaging')
  expect(await screen.findAllByText('9+')).not.toEqual([])
  await open(`/messaging?userId=${other.id}`)
  await within(await screen.findByRole('log')).findAllByText('One of many')
  const unread = async () =>
    (
      await must(
        other.client.from('messages').select('*', { count: 'exact', head: true }).is('read_at', null),
      )
    ).count
  await waitFor(async () => expect(await unread()).toBe(0))
  await waitFor(() => expect(screen.queryByText(/unread/)).toBeNull())
})

test('SF41 after a member blocked the reader, that member’s messages stay, do not count as unread, and can be reported', async ({
  open,
  member,
}) => {
  const other = await createMember('Ola Other')
  const asked = { recipient_id: member.id, initial_message: 'I know where you live' }
  await must(other.client.rpc('create_or_get_direct_conversation', asked))
  await must(other.client.from('blocks').insert({ blocker_id: other.id, blocked_id: member.id }))
  const { user } = await open('/messaging')
  await user.click(await screen.findByText('From people who closed the conversation (1)'))
  await screen.findByText('I know where you live')
  expect(screen.queryByText(/unread/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Report' }))
  await user.click(await screen.findByText('Harassment'))
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  await findToast('Reported')
  const { data } = await must(member.client.from('reports').select('reason, member_id'))
  expect(data).toEqual([{ reason: 'harassment', member_id: other.id }])
})
