import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../contracts/database.generated.ts'
import { projectOf } from './cofounder-support.ts'
import { expect, type Member, test } from './journey.ts'

const logged = (page: Page) => page.waitForResponse('**/rest/v1/rpc/log_interview')
const countOf = async (member: Member, table: 'interviews' | 'contacts' | 'facts') => {
  const { count, error } = await member.client.from(table).select('*', { count: 'exact', head: true })
  if (error) throw error
  return count
}

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('EV30 EV31 EV33 EV34 EV36 EV38 on a phone a founder adds and deletes contacts, logs interviews, sees the new score, completes an action', async ({
  createMember,
  signInAs,
  context,
  allowConsole,
  findViolations,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/, /No connection/)
  const member = await createMember()
  const project_id = await projectOf(member)
  const assumption = crypto.randomUUID()
  await member.client
    .from('assumptions')
    .insert({ id: assumption, project_id, text: 'Clinics lose chair hours each week', importance: 5 })
  await member.client.from('actions').insert({ project_id, text: 'Write to ten clinics' })
  const page = await signInAs(member)

  await page.goto('/evidence?tab=people')
  await page.getByLabel('CSV file with people').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      '\uFEFFWer;E-Mail;Gruppe\r\n"Huber; Maria";maria@example.com;Dentists\r\nJo;no address;Dentists\r\nAnn Lee;ann@example.com;Managers\r\n',
    ),
  })
  const dialog = page.getByRole('dialog', { name: 'Bring in people' })
  await expect(dialog.getByRole('button', { name: 'Add 0 people' })).toBeDisabled()
  await dialog.getByLabel('Name').selectOption({ label: 'Wer' })
  await expect(dialog.getByText('Row 3: “no address” is no e-mail address.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add 2 people' }).click()
  const people = page.getByRole('list', { name: 'People' })
  await expect(people.getByRole('button')).toHaveCount(2)
  await page.getByLabel('Search people').fill('hubér')
  await expect(people.getByRole('button')).toHaveCount(1)
  expect(await findViolations(page)).toEqual([])

  await people.getByRole('button', { name: /Huber; Maria/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Huber; Maria' })
  await sheet.getByLabel('Next step (optional)').fill('Ask for an hour')
  await sheet.getByLabel('Day (optional)').fill('2031-03-14')
  await sheet.getByLabel('Stage').selectOption({ label: 'Booked' })
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(people.getByRole('button')).toContainText(['Booked'])
  const calendar = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Reminders' }).click()
  expect(await readFile(await (await calendar).path(), 'utf8')).toContain(
    'DTSTART;VALUE=DATE:20310314\r\nDTEND;VALUE=DATE:20310315\r\nSUMMARY:Huber\\; Maria: Ask for an hour\r\n',
  )

  await people.getByRole('button', { name: /Huber; Maria/ }).click()
  await sheet.getByRole('link', { name: 'Log an interview' }).click()
  const form = page.getByRole('region', { name: 'Log an interview' })
  await expect(form.getByLabel('Who')).toHaveValue('Huber; Maria')
  const quote = form.getByRole('listitem', { name: 'Quote 1' })
  const say = async (words: string, mark: string) => {
    await quote.getByLabel('What they said').fill(words)
    await quote.getByLabel('How you know').selectOption({ label: mark })
  }
  await say('Maria counted nine empty hours a week', 'I saw it')
  await quote.getByLabel('What it is about').selectOption({ label: 'How often' })
  await quote.getByLabel('Which assumption (optional)').selectOption({
    label: 'Clinics lose chair hours each week',
  })
  await form.getByRole('button', { name: 'Another quote' }).click()
  const second = form.getByRole('listitem', { name: 'Quote 2' })
  await second.getByLabel('What they said').fill('What a lovely idea')
  await second.getByLabel('How you know').selectOption({ label: 'A compliment' })
  await expect(form.getByLabel(/Keep the name in the quotes/)).not.toBeChecked()
  expect(await findViolations(page)).toEqual([])
  const first = logged(page)
  await form.getByRole('button', { name: 'Save interview' }).click()
  expect((await first).ok()).toBe(true)
  const talks = page.getByRole('region', { name: 'Interviews so far' })
  await expect(talks).toContainText('… counted nine empty hours a week')
  await expect(talks).toContainText('Kind words, which support nothing: What a lovely idea')

  await context.setOffline(true)
  await form.getByLabel('Who').fill('Ben Offline')
  await say('Two chairs stay empty on Mondays', 'I saw it')
  await form.getByRole('button', { name: 'Save interview' }).click()
  const waiting = page.getByRole('region', { name: 'Interviews on their way' })
  await expect(waiting).toContainText('waits for the connection.')
  expect(await countOf(member, 'interviews')).toBe(1)
  const late = logged(page)
  await context.setOffline(false)
  expect((await late).ok()).toBe(true)
  await expect(waiting).toHaveCount(0)
  await expect(talks).toContainText('Two chairs stay empty on Mondays')
  expect(await countOf(member, 'interviews')).toBe(2)
  expect(await countOf(member, 'facts')).toBe(2)
  expect(await countOf(member, 'contacts')).toBe(3)

  await page.getByRole('tab', { name: 'Board' }).click()
  await expect(page.getByRole('region', { name: 'Where you stand' })).toContainText(/First score: .* \d/)

  await page.goto('/dashboard')
  const week = page.getByRole('region', { name: 'This week' })
  await expect(week).toContainText('Clinics lose chair hours each week')
  await expect(week.getByRole('link', { name: 'Ann Lee' })).toBeVisible()
  await expect(week).toContainText('Stronger: Clinics lose chair hours each week')
  await week.getByLabel('Write to ten clinics').check()
  await week.getByLabel('What did they do?').fill('Two of ten answered')
  expect(await findViolations(page)).toEqual([])
  await week.getByRole('button', { name: 'Done' }).click()
  await expect(week.getByLabel('Write to ten clinics')).toHaveCount(0)
  const { data: done } = await member.client.from('actions').select('outcome')
  expect(done).toEqual([{ outcome: 'Two of ten answered' }])

  await page.goto('/evidence?tab=people')
  await people.getByRole('button', { name: /Ben Offline/ }).click()
  const ben = page.getByRole('dialog', { name: 'Ben Offline' })
  await ben.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete the person, keep what they said' }).click()
  await expect(people.getByRole('button', { name: /Ben Offline/ })).toHaveCount(0)
  await expect.poll(() => countOf(member, 'contacts')).toBe(2)
  expect(await countOf(member, 'facts')).toBe(2)
})

test('EV40 EV41 with 2,000 contacts and 1,201 facts every fact counts, and the page renders only the contacts in view', async ({
  createMember,
  signInAs,
  server,
}) => {
  const member = await createMember()
  const project_id = await projectOf(member)
  // Writes with the secret key, because a member has a limit of rows per minute.
  const service = createClient<Database>(server.url, server.secret)
  const assumption = { id: crypto.randomUUID(), project_id, text: 'Ovens stand cold', importance: 5 }
  const oldest = {
    id: crypto.randomUUID(),
    project_id,
    topic: 'frequency' as const,
    text: 'The oven stood cold nine hours',
    evidence: 'observed' as const,
    said_at: '2020-01-01T08:00:00Z',
  }
  const told = Array.from({ length: 1200 }, (_, index) => ({
    project_id,
    topic: 'problem' as const,
    text: `Bread is thrown away, said baker ${index}`,
    evidence: 'told' as const,
  }))
  const people = Array.from({ length: 2000 }, (_, index) => ({
    project_id,
    name: `Person ${String(index + 1).padStart(4, '0')}`,
  }))
  const answers = [
    await service.from('assumptions').insert(assumption),
    await service.from('facts').insert(oldest),
    await service.from('facts').insert(told),
    await service
      .from('assumption_facts')
      .insert({ project_id, assumption_id: assumption.id, fact_id: oldest.id }),
    await service.from('contacts').insert(people),
  ]
  expect(answers.map(({ error }) => error)).toEqual([null, null, null, null, null])

  const page = await signInAs(member)
  await page.goto('/evidence')
  // All of the 1,201 facts count: the oldest is an observed fact worth four points, and a told fact is worth two.
  await expect(page.getByRole('region', { name: 'Where you stand' }).getByRole('heading')).toHaveText(
    'NOT YET 6/40',
  )
  await expect(page.getByRole('region', { name: 'Leaps of faith' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Assumptions', exact: true })).toContainText(
    '1 for, 0 against',
  )

  await page.getByRole('tab', { name: 'People' }).click()
  await expect(page.getByText('2,000 of 2,000')).toBeVisible()
  const list = page.getByRole('list', { name: 'People' })
  const rows = list.getByRole('listitem')
  await expect(rows.first()).toContainText('Person 0001')
  await expect.poll(() => rows.count()).toBeLessThan(60)
  // Scrolls repeatedly, because the length of the list is known only when its rows have been measured.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(rows.filter({ hasText: 'Person 2000' })).toBeInViewport({ timeout: 1000 })
  }).toPass()
  await expect(rows.filter({ hasText: 'Person 0001' })).toHaveCount(0)
  await expect.poll(() => rows.count()).toBeLessThan(60)
})
