import { projectOf } from '../../tests/support/screens/cofounder.ts'
import { fill, type Member, must, test } from '../../tests/support/screens/real.tsx'
import { expect, screen, waitFor, within } from '../../tests/support/screens/screen.tsx'
import { createItem } from '../../venture/forecast/model.ts'

const calls = 'functions/chat-with-deepseek'

async function openChat(open: () => Promise<{ user: Parameters<typeof fill>[0] }>) {
  const { user } = await open()
  const [button] = await screen.findAllByRole('button', { name: 'Ask your co-founder' })
  if (button?.getAttribute('aria-expanded') === 'false') await user.click(button)
  const chat = within(await screen.findByRole('dialog', { name: 'Chat with your co-founder' }))
  return { user, chat }
}

const messagesOf = async ({ client }: Member) => {
  const { data } = await must(
    client.from('helper_sessions').select('state').eq('helper', 'mentor').maybeSingle(),
  )
  return (data?.state as { messages: { content: string }[] } | undefined)?.messages ?? []
}

test('CA06 a founder can use a calculator by keyboard alone, and the result is added to the conversation without a call', async ({
  open,
  backend,
  member,
}) => {
  const record = {
    version: 1,
    round: 1,
    answers: {
      earn: { type: 'subscription', price: { low: 220, high: 220, currency: 'EUR', per: 'month' } },
      paid: { paid: { low: 23, high: 23 }, still: { low: 23, high: 23 } },
    },
  }
  await must(
    member.client.from('helper_sessions').upsert({
      project_id: await projectOf(member),
      helper: 'problem-validation',
      state: { record, messages: [] },
    }),
  )
  let called = 0
  backend.answers(calls, () => {
    called += 1
    return new Response('{}', { status: 500 })
  })
  const { user, chat } = await openChat(() => open('/help'))
  const tile = await chat.findByRole('button', { name: /^Work something out/ })
  expect(tile.getAttribute('aria-expanded')).toBe('false')
  chat.getByText('A handbook and 13 calculators are at hand, also without a model.')
  tile.focus()
  await user.keyboard('{Enter}')
  expect(within(chat.getByRole('list', { name: 'Work something out' })).getAllByRole('button')).toHaveLength(
    13,
  )
  chat.getByRole('button', { name: 'What is left' }).focus()
  await user.keyboard('{Enter}')
  const card = within(await chat.findByRole('form', { name: 'What is left' }))
  const box = (name: string) => card.getByLabelText<HTMLInputElement>(name)
  expect(box('How many pay or are sold a month').value).toBe('23')
  expect(box('What one pays').value).toBe('220')
  expect(card.getAllByText('from Problem Validation')).toHaveLength(2)
  expect(document.activeElement).toBe(box('How many pay or are sold a month'))
  // If a required field is empty, one sentence says so.
  await user.clear(box('What one pays'))
  box('Cost 1').focus()
  await user.keyboard('1000{Enter}')
  expect(card.getByRole('status').textContent).toBe('There is no sum yet without: What one pays.')
  expect(document.activeElement).toBe(box('What one pays'))
  await user.keyboard('220{Enter}{Enter}')
  const result = await chat.findByText(/left a month/, { selector: '[data-message] p' })
  expect(result.textContent?.replaceAll('\u00a0', ' ')).toContain(
    '23 × EUR 220 − EUR 1,000 of costs = EUR 4,060 left a month',
  )
  expect(chat.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(document.activeElement).toBe(chat.getByRole('textbox', { name: 'Ask anything' }))
  await waitFor(async () => expect(await messagesOf(member)).toHaveLength(2))
  expect(called).toBe(0)
  // The founder can change the figures, and Escape closes only the card.
  await user.click(await chat.findByRole('button', { name: 'Change the figures' }))
  const again = within(await chat.findByRole('form', { name: 'What is left' }))
  expect(again.getByLabelText<HTMLInputElement>('Cost 1').value).toBe('1000')
  await user.keyboard('{Escape}')
  await chat.findByRole('textbox', { name: 'Ask anything' })
})

test('CA07 CA08 CA06 without a model, a reply offers calculators, a result can be used in the forecast, and a page’s title opens that page', async ({
  open,
  member,
}) => {
  const plan = createItem('plan', 'subscription', 'Plan', { price: 2000 }, { billing: 'monthly' })
  const model = {
    currency: 'EUR',
    start: '2027-01',
    months: 36,
    items: [plan, createItem('general', 'general', 'General')],
    origins: {},
    scenarios: [],
    actuals: [],
  }
  await must(member.client.from('forecasts').insert({ project_id: await projectOf(member), model }))
  const { user, chat } = await openChat(() => open('/help'))
  await fill(
    user,
    await chat.findByRole('textbox', { name: 'Ask anything' }),
    'Should I raise my price from 20 to 25?',
  )
  await user.keyboard('{Enter}')
  const near = within(await chat.findByRole('list', { name: 'Work it out' }))
  await user.click(near.getByRole('button', { name: 'Raise the price' }))
  const card = within(await chat.findByRole('form', { name: 'Raise the price' }))
  expect(card.getByLabelText<HTMLInputElement>('Price now').value).toBe('20')
  card.getByText('from your forecast')
  await fill(user, card.getByLabelText('How many pay or are sold a month'), '100')
  await fill(user, card.getByLabelText('New price'), '25')
  await user.click(card.getByRole('button', { name: 'Send' }))
  await user.click(await chat.findByRole('button', { name: 'Use in forecast' }))
  await chat.findByText('It stands in your forecast now.')
  const { data } = await must(member.client.from('forecasts').select('model').single())
  expect(data).toMatchObject({ model: { items: [{ values: { price: 2500 } }, {}] } })
  await user.click(chat.getByRole('button', { name: /^Read up/ }))
  await user.click(chat.getByRole('button', { name: 'Taxes' }))
  await chat.findByText('taxes', { selector: 'strong' })
  await waitFor(() => expect(chat.getAllByText('Built-in playbook')).toHaveLength(3))
})

test('HB04 if no handbook page clearly fits, the reply offers page titles as buttons once, and the founder can keep the question for a person', async ({
  open,
  member,
}) => {
  const { user, chat } = await openChat(() => open('/help'))
  const question = 'It is all a bit much with the money and the customers'
  await fill(user, await chat.findByRole('textbox', { name: 'Ask anything' }), question)
  await user.keyboard('{Enter}')
  const titles = within(await chat.findByRole('list', { name: 'Read up' })).getAllByRole('button')
  expect(titles).toHaveLength(3)
  const [first] = titles
  const title = first!.textContent!.replace('1. ', '')
  expect(chat.queryByText(new RegExp(title), { selector: '[data-message] *' })).toBeNull()
  // The question is added to the board once, and is due in a week.
  await user.dblClick(chat.getByRole('button', { name: 'Keep this as a question for a person' }))
  await chat.findByText('Kept on your board')
  const { data } = await must(member.client.from('actions').select('text, source'))
  expect(data).toEqual([{ text: `Ask a person: ${question}`, source: 'Mentor' }])
  await user.click(first!)
  await chat.findByText(title, { selector: 'strong' })
})
