import { projectOf, refused } from '../../tests/support/screens/cofounder.ts'
import { fill, type Member, must, test } from '../../tests/support/screens/real.tsx'
import { expect, findToast, refuse, screen, waitFor, within } from '../../tests/support/screens/screen.tsx'

const calls = 'functions/chat-with-deepseek'

async function openChat(open: () => Promise<{ user: Parameters<typeof fill>[0] }>) {
  const { user } = await open()
  const [button] = await screen.findAllByRole('button', { name: 'Ask your co-founder' })
  // The chat may be open already.
  if (button?.getAttribute('aria-expanded') === 'false') await user.click(button)
  const chat = within(await screen.findByRole('dialog', { name: 'Chat with your co-founder' }))
  const say = async (text: string) => {
    await fill(user, await chat.findByRole('textbox', { name: 'Ask anything' }), text)
    await user.keyboard('{Enter}')
  }
  return { user, chat, say }
}

const messagesOf = async ({ client }: Member, helper: string) => {
  const { data } = await must(
    client.from('helper_sessions').select('state').eq('helper', helper).maybeSingle(),
  )
  return (data?.state as { messages: { content: string }[] } | undefined)?.messages
}

test('Z03 CK22 a server failure shows the specified text, and a used-up quota says when the next answer is allowed', async ({
  open,
  backend,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  const { user, chat, say } = await openChat(() => open('/journey'))
  backend.answers(calls, refuse(503, { error: { code: 'model_unavailable', message: 'upstream words' } }))
  await say('Are you there?')
  const failed = await findToast('Connection Error')
  expect(failed).toContain('Unable to reach AI. Please try again in a moment.')
  await chat.findByText('No answer came.')
  expect(screen.queryByText(/upstream words/)).toBeNull()
  backend.answersAsUsual(calls)
  await user.click(chat.getByRole('button', { name: 'Retry' }))
  await chat.findByText('Built-in playbook')
  const retryAt = new Date(Date.now() + 40_000).toISOString()
  backend.answers(
    calls,
    refuse(429, { error: { code: 'quota_exceeded', message: 'Ask again in 40 seconds.', retryAt } }),
  )
  await say('One more?')
  expect(await findToast('You have reached your limit')).toContain('Ask again in 40 seconds.')
})

test('MM58 the reason for guided mode is shown beside the text box with Retry, and the offer of another model repeats it', async ({
  open,
  member,
}) => {
  const because = 'The model did not answer, so guided mode takes this turn. It refuses this site’s key.'
  const timestamp = '2026-01-01T00:00:00Z'
  const answeredBy = { provider: 'playbook', model: 'playbook-1', because }
  const content = `${because}\n\nWhich page is it?`
  await must(
    member.client.rpc('merge_helper_session', {
      p_project: await projectOf(member),
      p_helper: 'mentor',
      p_messages: [
        { id: '1', role: 'user', content: 'What does it cost?', timestamp },
        { id: '2', role: 'assistant', content, timestamp, answeredBy, result: null },
      ],
      p_state: {},
    }),
  )
  const { user, chat } = await openChat(() => open('/journey'))
  const reason = await chat.findByText(because)
  // The reason is below the messages and above the text box.
  const box = chat.getByRole('textbox', { name: 'Ask anything' })
  expect(reason.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const talk = chat.getByRole('region', { name: 'Conversation with your co-founder' })
  expect(talk.contains(reason)).toBe(false)
  // The answer does not repeat the reason.
  expect(talk.textContent).not.toContain(because)
  await user.click(await chat.findByRole('button', { name: 'Give it a mind' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Give it a mind' }))
  await dialog.findByText(`The last time it was asked: ${because}`)
  await user.keyboard('{Escape}')
  await user.click(await chat.findByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(chat.queryByText(because)).toBeNull())
})

test('MM51 while an answer is incomplete, a note below it says what the model is still doing', async ({
  open,
  backend,
}) => {
  const { chat, say } = await openChat(() => open('/journey'))
  const event = (told: object) => new TextEncoder().encode(`data: ${JSON.stringify(told)}\n\n`)
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(event({ type: 'delta', text: 'Half a year, then. ' }))
      stream.enqueue(event({ type: 'step', label: 'Noting what we said so far' }))
      end = () => {
        const result = {
          response: 'Half a year, then.',
          answeredBy: { provider: 'openai-compatible', model: 'm' },
          result: null,
        }
        stream.enqueue(event({ type: 'result', result }))
        stream.close()
      }
    },
  })
  backend.answers(calls, new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
  await say('How long?')
  await chat.findByText('Half a year, then.')
  await new Promise(done => setTimeout(done, 80))
  chat.getByText('Noting what we said so far…')
  end()
  await waitFor(() => expect(chat.queryByText('Noting what we said so far…')).toBeNull())
})

test('MM37 guided mode offers a model; after the founder declines, it shows only the name of the mode', async ({
  open,
}) => {
  const { user, chat, say } = await openChat(() => open('/journey'))
  await say('Are you there?')
  await user.click(await chat.findByRole('button', { name: 'Give it a mind' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Give it a mind' }))
  await dialog.findByText(/every question, sum, score and verdict comes from guided mode/)
  await user.click(dialog.getByRole('button', { name: 'Stay with guided mode' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Give it a mind' })).toBeNull())
  const again = await openChat(() => open('/journey'))
  await again.chat.findByText(/^Guided mode: I ask and compute/)
  expect(again.chat.queryByRole('button', { name: 'Give it a mind' })).toBeNull()
})

test('TK03 TK05 a question that did not reach the server waits in this browser and is sent with the next question', async ({
  open,
  backend,
  member,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  const first = await openChat(() => open('/journey'))
  backend.answers(calls, refuse(500, refused))
  await first.say('Into the dark?')
  await findToast('Connection Error')
  backend.answersAsUsual(calls)
  const { chat, say } = await openChat(() => open('/journey'))
  await chat.findByText('Into the dark?')
  await chat.findByText('No answer came.')
  await say('And now?')
  await chat.findByText('Built-in playbook')
  await waitFor(async () =>
    expect((await messagesOf(member, 'mentor'))?.slice(0, 2).map(({ content }) => content)).toEqual([
      'Into the dark?',
      'And now?',
    ]),
  )
})

test('TK06 conversations stored in the browser are moved to the server once', async ({ open, member }) => {
  const project = await projectOf(member)
  const message = (id: string, role: string, content: string) => ({
    id,
    role,
    content,
    timestamp: '2026-01-01',
  })
  const messages = [message('a', 'assistant', 'Who has it?'), message('b', 'user', 'Beekeepers in Slovenia.')]
  const key = `undaunted-kept:${member.id}:${project}:pitch-coaching`
  localStorage.setItem(key, JSON.stringify({ messages, savedId: null }))
  const { user } = await open('/pitch')
  await screen.findByText('Beekeepers in Slovenia.')
  await screen.findByText(/^1 question answered/)
  await waitFor(async () => expect(await messagesOf(member, 'pitch')).toHaveLength(2))
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Start Over' }))
  await waitFor(async () => expect((await messagesOf(member, 'pitch')) ?? []).toEqual([]))
  await open('/pitch')
  await screen.findByRole('button', { name: 'Start Pitch Coaching' })
})

test('KB03 all messages of a chat together are one stop of the Tab key, and arrow keys move between them', async ({
  open,
  member,
}) => {
  await must(
    member.client.rpc('merge_helper_session', {
      p_project: await projectOf(member),
      p_helper: 'pitch',
      p_messages: ['Who has it?', 'Beekeepers.', 'How often?', 'Each spring.'].map((content, index) => ({
        id: `${index}`,
        role: index % 2 === 0 ? 'assistant' : 'user',
        content,
        timestamp: '2026-01-01T00:00:00Z',
      })),
    }),
  )
  const { user } = await open('/pitch')
  const box = await screen.findByRole('textbox', { name: 'Answer your coach' })
  const talk = screen.getByRole('region', { name: 'Coaching conversation' })
  box.focus()
  const here = () => document.activeElement?.textContent ?? ''
  while (!talk.contains(document.activeElement)) await user.tab({ shift: true })
  expect(here()).toContain('Each spring.')
  for (const words of ['Copy', 'How often?', 'Beekeepers.']) {
    await user.keyboard('{ArrowUp}')
    expect(here()).toContain(words)
  }
  await user.keyboard('{End}')
  expect(here()).toBe('Retry')
  await user.keyboard('{Home}')
  expect(here()).toContain('Who has it?')
  await user.tab()
  expect(talk.contains(document.activeElement)).toBe(false)
})
