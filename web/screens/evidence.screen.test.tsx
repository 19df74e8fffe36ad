import { projectOf, region } from '../../tests/support/screens/cofounder.ts'
import { fill, must, test } from '../../tests/support/screens/real.tsx'
import { expect, screen, waitFor, within } from '../../tests/support/screens/screen.tsx'
import { shortDate } from '../lib/dates.ts'

test('EV47 the score shows the changes of the last week, and no change from before the account existed', async ({
  open,
  member,
}) => {
  const fact = { topic: 'problem' as const, text: 'Chairs stay empty' }
  await must(member.client.from('facts').insert({ project_id: await projectOf(member), ...fact }))
  await open('/evidence')
  await within(await region('Where you stand')).findByText(`Since ${shortDate(member.user.created_at)}`)
})

test('FM15 a payment logged in an interview counts for one person and replaces “nobody has paid”', async ({
  open,
  member,
}) => {
  const project_id = await projectOf(member)
  const none = { topic: 'money' as const, text: 'Nobody has paid yet', bears: 'against' as const }
  const value = { kind: 'count', low: 0, high: 0 }
  await must(member.client.from('facts').insert({ project_id, ...none, value }))
  const { user } = await open('/evidence?tab=interviews')
  const form = within(await region('Log an interview'))
  await fill(user, form.getByLabelText('Who'), 'Leonor')
  await fill(user, form.getByLabelText('What they said'), 'She paid at once')
  await user.selectOptions(form.getByLabelText('How you know'), 'They paid')
  expect(form.getByLabelText<HTMLSelectElement>('What it is about').value).toBe('money')
  await fill(user, form.getByLabelText(/How much/), '20 euros')
  form.getByText('= €20')
  await user.click(form.getByRole('button', { name: 'Save interview' }))
  await screen.findByText('She paid at once')
  const { data: people } = await must(member.client.from('contacts').select('id, name'))
  expect(people?.map(({ name }) => name)).toEqual(['Leonor'])
  const { data: facts } = await must(
    member.client.from('facts').select('text, value, evidence, state').order('state'),
  )
  expect(facts).toEqual([
    {
      text: 'She paid at once',
      value: { kind: 'money', low: 20, high: 20, currency: 'EUR', per: null, by: people?.[0]?.id },
      evidence: 'paid',
      state: 'confirmed',
    },
    { text: 'Nobody has paid yet', value, evidence: null, state: 'replaced' },
  ])
})

test('EV48 FM06 “and N more” leads to all actions, first the open ones, then the finished ones with their outcome', async ({
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
  // The focus moves to the line next to the finished line.
  const [first, second] = open7.getAllByRole('checkbox')
  await user.click(first!)
  await user.type(await open7.findByLabelText('What did they do?'), 'They called back{Enter}')
  await closed.findByText('They called back')
  await waitFor(() => expect(document.activeElement).toBe(second))
})

test('EV50 EV51 a sentence explains what a result means; a pivot says what happens to the open test and what to test next', async ({
  open,
  member,
}) => {
  const project_id = await projectOf(member)
  const [demand, price] = [crypto.randomUUID(), crypto.randomUUID()]
  const assumptions = [
    { id: demand, project_id, text: 'Clinics want it', kind: 'desirable' as const, importance: 5 },
    { id: price, project_id, text: 'Clinics pay for it', kind: 'viable' as const, importance: 4 },
  ]
  await must(member.client.from('assumptions').insert(assumptions))
  const card = { verify: 'Ask ten', measure: 'How many say yes', right_if: 'Three do', target: 3 }
  const tests = [
    { project_id, assumption_id: demand, believe: 'Clinics want it', method: 'interview' as const, ...card },
    { project_id, assumption_id: price, believe: 'Clinics sign', method: 'letter' as const, ...card },
  ].map(row => ({ id: crypto.randomUUID(), ...row }))
  await must(member.client.from('experiments').insert(tests))
  const [open1, measured] = tests
  const sealed = { sealed_at: new Date().toISOString() }
  await must(member.client.from('experiments').update(sealed).eq('id', measured!.id))
  await must(member.client.from('experiments').update({ measured: 4 }).eq('id', measured!.id))
  const { user } = await open('/evidence?tab=tests')
  await within(await region('Learned tests')).findByText(
    /^You were right: 4, at least 3 was needed, so “Clinics pay for it” has .+; next find out about “Clinics want it”: Ask ten/,
  )
  await user.click(screen.getByRole('tab', { name: /Decisions/ }))
  const decide = within(await region('Decide'))
  await user.click(decide.getByText('Pivot'))
  expect(decide.getByRole('status').textContent).toContain(`Put away without a result: ${open1?.believe}`)
  await fill(user, decide.getByLabelText('Why'), 'Nobody wants it')
  await user.click(decide.getByRole('button', { name: 'Decide: Pivot' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Pivot' }))
  await decide.findByText('After the pivot')
  expect(decide.getByRole('status').textContent).toMatch(
    // The assumption that was confirmed is not tested again.
    /Next to find out: Those it is for had this problem.*at least 3 of 5/,
  )
  const { data } = await must(
    member.client.from('experiments').select('believe, state, target, due_on, source').order('believe'),
  )
  expect(data).toMatchObject([
    { believe: 'Clinics sign', state: 'open' },
    { believe: 'Clinics want it', state: 'archived' },
    {
      believe: 'Those it is for had this problem within the last month.',
      ...{ state: 'open', target: 3, source: 'pivot', due_on: expect.any(String) },
    },
  ])
})
