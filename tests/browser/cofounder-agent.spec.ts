import { createClient } from '@supabase/supabase-js'
import { projectOf, saveOutput } from './cofounder-support.ts'
import { expect } from './journey.ts'
import { test } from './model-journey.ts'

test('AG06 HB06 OK04 OK05 a founder uses the mentor’s steps, sources, proposals and plan, and adds, loses and removes their own key', async ({
  createMember,
  signInAs,
  server,
}) => {
  const member = await createMember('Nora Founder')
  const project = await projectOf(member)
  const text = 'They pay €49 a month'
  const noted = await member.client.from('facts').insert({ project_id: project, topic: 'price', text })
  expect(noted.error).toBeNull()
  const content = '# Scorecard\n\nNot yet.\n\n## Refusals\n\nFour said no.'
  await saveOutput(member, { type: 'market_research', content })
  const page = await signInAs(member)
  await page.goto('/journey')
  await page.getByRole('button', { name: 'Ask your co-founder' }).click()
  const chat = page.getByRole('dialog', { name: 'Chat with your co-founder' })
  const box = chat.getByRole('textbox', { name: 'Ask anything' })
  await box.fill('I have 25,000, spend 4,000 a month and 1,000 comes in. How long is my runway?')
  await box.press('Enter')
  const steps = chat.getByRole('list', { name: 'Steps' })
  await expect(steps.getByRole('listitem')).toHaveText([
    /Reading your Market Research · Refusals/,
    /Doing the sum: How long the money lasts · .*25,000 ÷ .* = 8.3 months/,
    /Noting a fact for you to confirm/,
    /Proposing a next step/,
  ])
  const proposals = chat.getByRole('list', { name: 'Proposals' }).getByRole('listitem')
  await expect(proposals).toHaveCount(2)
  const facts = async () => (await member.client.from('facts').select('text, state').order('created_at')).data
  expect(await facts()).toHaveLength(1)

  // The page saves each decision with the conversation, together with all earlier decisions.
  const whenDecided = (count: number) =>
    page.waitForResponse(
      answer =>
        answer.url().includes('/rpc/merge_helper_session') &&
        answer.request().postData()?.split('"accepted"').length === count + 1,
    )
  const kept = whenDecided(1)
  await proposals.nth(0).getByRole('button', { name: 'Accept' }).click()
  await expect(proposals.nth(0)).toContainText('Noted')
  await kept
  expect(await facts()).toMatchObject([{ text }, { text: 'We spend €4,000 a month', state: 'confirmed' }])
  const actions = async () => (await member.client.from('actions').select('text, due_on, source')).data
  expect(await actions()).toEqual([])
  const planned = whenDecided(2)
  await proposals.nth(1).getByRole('button', { name: 'Accept' }).click()
  await expect(proposals.nth(1)).toContainText('Planned')
  await planned
  expect(await actions()).toEqual([
    { text: 'Call the four who refused.', due_on: '2099-01-05', source: 'Mentor' },
  ])

  // After a reload the decisions still exist, and each message of the helper still has its question.
  await page.reload()
  await page.getByRole('button', { name: 'Ask your co-founder' }).click()
  await expect(proposals.nth(0)).toContainText('Noted')
  await expect(proposals.nth(1)).toContainText('Planned')
  const talk = await member.client.from('helper_sessions').select('state').eq('helper', 'mentor').single()
  expect(talk.data?.state).toMatchObject({
    messages: [{}, { asked: { question: 'Whom do you call first?' } }],
  })

  await chat.getByRole('link', { name: 'Price' }).click()
  const understood = page.getByRole('dialog', { name: 'What I understood' })
  await expect(understood.getByRole('button', { name: text })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(understood).toHaveCount(0)
  await expect(chat).toBeVisible()

  await chat.getByRole('link', { name: 'Market Research' }).click()
  await expect(page).toHaveURL('/validation')
  await expect(page.getByText('Four said no.')).toBeVisible()

  // HB06: the mentor does not ask about a plan before its day, and asks on or after its day.
  await chat.getByRole('button', { name: 'New conversation' }).click()
  await expect(chat.getByText("I'm your co-founder")).toBeVisible()
  await expect(chat.getByText('You planned')).toHaveCount(0)
  const passed = await member.client
    .from('actions')
    .update({ due_on: '2015-01-05' })
    .eq('project_id', project)
  expect(passed.error).toBeNull()
  await page.reload()
  await page.getByRole('button', { name: 'Ask your co-founder' }).click()
  await expect(
    chat.getByText('You planned for Monday, Jan 5: Call the four who refused. What came of it?'),
  ).toBeVisible()

  // OK04: from here on the mentor answers with the founder's own key.
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Your own AI key' })
  await card.getByLabel('Key', { exact: true }).fill('sk-own-0123456789')
  await card.getByRole('button', { name: 'Try and keep' }).click()
  await expect(card).toContainText('theirs, set since')
  // OK05: the server's secret changes, so the server can no longer decrypt the key.
  const service = createClient(server.url, server.secret, { auth: { persistSession: false } })
  const spoilt = { sealed: btoa('x'.repeat(60)) }
  expect((await service.from('member_keys').update(spoilt).eq('user_id', member.id)).error).toBeNull()
  await page.goto('/journey')
  await page.getByRole('button', { name: 'Ask your co-founder' }).click()
  await chat.getByRole('textbox', { name: 'Ask anything' }).fill('And the price?')
  await page.keyboard.press('Enter')
  await chat.getByRole('link', { name: 'Enter it again in Settings' }).click()
  await expect(page).toHaveURL('/settings')
  await page.keyboard.press('Escape')
  await expect(card).toContainText('It cannot be used any more: please enter it again.')
  await expect(card.getByRole('button', { name: 'Try and keep' })).toBeVisible()
  await card.getByRole('button', { name: 'Remove key' }).click()
  await expect(card.getByRole('button', { name: 'Try and keep' })).toBeVisible()
  await expect(card.getByLabel('Key', { exact: true })).toHaveValue('')
})
