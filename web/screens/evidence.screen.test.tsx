import { projectOf, region } from '../../tests/support/screens/cofounder.ts'
import { must, test } from '../../tests/support/screens/real.tsx'
import { expect, screen, waitFor, within } from '../../tests/support/screens/screen.tsx'
import { shortDate } from '../lib/dates.ts'

test('EV47 what moved is told since a week ago, and never since before the account was there', async ({
  open,
  member,
}) => {
  const fact = { topic: 'problem' as const, text: 'Chairs stay empty' }
  await must(member.client.from('facts').insert({ project_id: await projectOf(member), ...fact }))
  await open('/evidence')
  await within(await region('Where you stand')).findByText(`Since ${shortDate(member.user.created_at)}`)
})

test('EV48 FM06 “and N more” of the week leads to all actions, the open ones first, the done ones with what came of them', async ({
  open,
  member,
}) => {
  const project_id = await projectOf(member)
  const texts = Array.from({ length: 7 }, (_, index) => `Call clinic ${index + 1}`)
  await must(member.client.from('actions').insert(texts.map(text => ({ project_id, text }))))
  const done = { done_at: new Date().toISOString(), outcome: 'Two of them paid' }
  const last = { id: crypto.randomUUID(), project_id, text: 'Ask for a deposit' }
  await must(member.client.from('actions').insert(last))
  await must(member.client.from('actions').update(done).eq('id', last.id))
  const { user, address } = await open('/dashboard')
  const week = within(await region('This week'))
  expect(await week.findAllByRole('checkbox')).toHaveLength(5)
  await user.click(week.getByRole('link', { name: 'and 2 more' }))
  await screen.findByRole('heading', { level: 1, name: 'Actions' })
  expect(address()).toBe('/actions')
  const open7 = within(await region('Open'))
  expect(open7.getAllByRole('checkbox')).toHaveLength(7)
  for (const text of texts) open7.getByText(text)
  const closed = within(await region('Done'))
  await closed.findByText(/Ask for a deposit/)
  await closed.findByText('Two of them paid')
  // The keyboard goes on at the line beside the one that is done.
  const [first, second] = open7.getAllByRole('checkbox')
  await user.click(first!)
  await user.type(await open7.findByLabelText('What did they do?'), 'They called back{Enter}')
  await closed.findByText('They called back')
  await waitFor(() => expect(document.activeElement).toBe(second))
})
