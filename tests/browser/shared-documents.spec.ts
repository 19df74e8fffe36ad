import { projectOf } from './cofounder-support.ts'
import { expect, test } from './journey.ts'

test('DS01 DS07 a founder shares a deck; the reader opens it with the password on a phone, and sees nothing after the link is revoked', async ({
  createMember,
  signInAs,
  browser,
  findViolations,
}) => {
  const member = await createMember('Nora Founder')
  const project_id = await projectOf(member)
  const { client } = member
  const done = await Promise.all([
    client.from('startup_projects').update({ name: 'Crumb', industry: 'retail' }).eq('id', project_id),
    client
      .from('facts')
      .insert([{ project_id, topic: 'problem', text: 'Bread is sold out before seven.', evidence: 'told' }]),
    client.from('ai_outputs').insert({
      project_id,
      output_type: 'problem_validation',
      output_content: 'Unshown verdict',
    }),
    client.from('contacts').insert({ project_id, name: 'Unshown Person' }),
    client.from('member_settings').upsert({ user_id: member.id, early_access: true }),
    client
      .from('decks')
      .insert({ project_id, content: { ...empty, hidden: ['team'], notes: { problem: 'Unshown note' } } }),
  ])
  expect(done.map(({ error }) => error)).toEqual(done.map(() => null))

  const page = await signInAs(member)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/deck')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share your deck' })
  await dialog.getByLabel('For whom? (optional)').fill('Ida Investor')
  await dialog.getByLabel('Password (optional)').fill('a kettle of fish')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const line = dialog.getByRole('listitem').filter({ hasText: 'Ida Investor' })
  await expect(line).toContainText('With a password.')
  const isWider = (element: Element) => element.scrollWidth > element.clientWidth
  expect(await dialog.evaluate(isWider)).toBe(false)
  expect(await findViolations(page)).toEqual([])
  const address = (await line.getByRole('link').getAttribute('href')) ?? ''

  const reader = await (await browser.newContext({ viewport: { width: 320, height: 700 } })).newPage()
  const answers: string[] = []
  reader.on('response', async response => {
    if (response.url().includes('/rest/v1/')) answers.push(await response.text().catch(() => ''))
  })
  await reader.goto(new URL(address, page.url()).href)
  const box = reader.getByLabel('Password')
  await box.fill('a kettle of tea')
  await box.press('Enter')
  await expect(reader.getByText('That opened nothing')).toBeVisible()
  expect(await findViolations(reader)).toEqual([])
  // Polls, because the test may read an answer a moment after the page has received it.
  await expect.poll(() => answers).toEqual(['null', 'null'])
  await box.fill('a kettle of fish')
  await box.press('Enter')
  await expect(reader.getByText('Bread is sold out before seven.').first()).toBeVisible()
  await expect(reader.getByRole('article', { name: /^Slide 1: / })).toContainText('Crumb')
  expect(await reader.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  expect(await findViolations(reader)).toEqual([])
  await expect.poll(() => answers).toHaveLength(3)
  const [answer = ''] = answers.slice(2)
  expect(Object.keys(JSON.parse(answer))).toEqual(['kind', 'document', 'shared_at'])
  expect(Object.keys(JSON.parse(answer).document).toSorted()).toEqual(['locale', 'slides', 'title'])
  for (const unshown of ['Unshown', 'retail', member.email, member.id, project_id])
    expect(answer).not.toContain(unshown)

  await line.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog.getByText('No links yet.')).toBeVisible()
  await reader.reload()
  await box.fill('a kettle of fish')
  await box.press('Enter')
  await expect(reader.getByText('That opened nothing')).toBeVisible()
  await expect(reader.getByText('Bread is sold out')).toHaveCount(0)
})

const empty = { order: [], hidden: [], own: [], edits: {}, notes: {} }
