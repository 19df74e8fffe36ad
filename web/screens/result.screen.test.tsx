import { vi } from 'vitest'
import { projectOf, region, saveOutput } from '../../tests/support/screens/cofounder.ts'
import { createMember, must, test } from '../../tests/support/screens/real.tsx'
import { expect, screen, waitFor, within } from '../../tests/support/screens/screen.tsx'

test('RS03 a saved result has its own page, which the founder can open from the dashboard, print, share and leave again', async ({
  open,
  member,
}) => {
  const content = '**Verdict: NOT YET** (15/40). Three things to find out.'
  await saveOutput(member, {
    type: 'problem_validation',
    content,
    metadata: { data_quality: 'ai-estimated' },
  })
  const { user, address } = await open('/dashboard')
  const latest = within(await region('Latest from your co-founder'))
  await user.click(await latest.findByRole('button', { name: /Problem Validation/ }))
  await user.click(await screen.findByRole('button', { name: /^Open Problem Validation/ }))
  await screen.findByRole('heading', { level: 1, name: 'Problem Validation' })
  expect(address()).toMatch(/^\/result\/[0-9a-f-]{36}$/)
  await screen.findByText('Verdict: NOT YET')
  await screen.findByText('AI Analysis')
  await screen.findByText(/Generated/)
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalled()
  vi.unstubAllGlobals()
  await screen.findByRole('button', { name: 'Collaboration' })
  // The tool page of the member, on which the result can be continued.
  const id = address().split('/').at(-1)
  const onwards = screen.getByRole('link', { name: 'Go on with it' })
  expect(onwards.getAttribute('href')).toBe(`/validation?output=${id}`)
  window.history.replaceState({ idx: 1 }, '')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

test('FM18 the page of a result shows live which figures have changed since, and links to the tool', async ({
  open,
  member,
}) => {
  const value = { kind: 'money', low: 79, high: 79, currency: 'EUR', per: 'month' }
  const text = 'Price: €79 a month'
  const row = { project_id: await projectOf(member), topic: 'price' as const, text, value }
  const fact = (await must(member.client.from('facts').insert(row).select('id, updated_at').single())).data!
  const rests_on = { facts: [fact.id], at: fact.updated_at, said: { [fact.id]: text } }
  const id = await saveOutput(member, {
    ...{ type: 'idea_refinement', content: 'For €79 a month.', metadata: { rests_on } },
  })
  await open(`/result/${id}`)
  await screen.findByRole('heading', { level: 1, name: 'Idea Refinement' })
  expect(screen.queryByText(/has changed since/)).toBeNull()
  const change = { text: 'Price: €99 a month', value: { ...value, low: 99, high: 99 } }
  await must(member.client.from('facts').update(change).eq('id', fact.id))
  await screen.findByText('Price: €79 a month → €99 a month')
  const again = screen.getByRole('link', { name: 'Open it to run it again' })
  expect(again.getAttribute('href')).toBe(`/refinement?output=${id}`)
})

test('RS03 a member cannot open another member’s result, a deleted result or a wrong URL', async ({
  open,
}) => {
  const other = await createMember('Ben Other')
  const theirs = await saveOutput(other, { type: 'market_research', content: 'Their market' })
  const { go } = await open(`/result/${theirs}`)
  await screen.findByRole('heading', { level: 1, name: 'This result is not here' })
  for (const id of [crypto.randomUUID(), 'no-id']) {
    await go(`/result/${id}`)
    await screen.findByRole('heading', { level: 1, name: 'This result is not here' })
  }
})
