import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { hostileTexts } from './hostile-texts.ts'
import { expect } from './journey.ts'
import { follow, must, picture, service, tell, tellStory, test, whenFeedIsRead, write } from './network.ts'

/** No script ran or was requested, and the page still works. */
async function expectUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await page.locator('main script, main iframe, main style, main object, main embed').count()).toBe(0)
}

test('CK14 fifty hostile texts in name, company, post, comment and message are only text', async ({
  createMember,
  signInAs,
}) => {
  expect(hostileTexts).toHaveLength(50)
  expect(new Set(hostileTexts).size).toBe(50)
  const [reader, friend] = await Promise.all([createMember('Rea Reader'), createMember('Fia Friend')])
  const admin = service()
  const ids = await Promise.all(
    hostileTexts.map(async text => {
      const { data, error } = await admin.auth.admin.createUser({
        email: `${randomUUID()}@example.com`,
        email_confirm: true,
        user_metadata: { full_name: text },
      })
      if (error) throw error
      return data.user.id
    }),
  )
  const rows = ids.map((id, index) => ({ id, text: hostileTexts[index]! }))
  await must(
    admin.from('profiles').upsert(rows.map(({ id, text }) => ({ id, full_name: text, company_name: text }))),
  )
  const now = Date.now()
  const at = (index: number) => new Date(now - 60_000 - index * 1000).toISOString()
  await write(friend, 'What do you all say?')
  const { data: post } = await must(
    friend.client.from('posts').select('id').eq('user_id', friend.id).single(),
  )
  const conversation = await tell(friend, reader)
  await Promise.all([
    follow(reader, friend),
    must(admin.from('follows').insert(ids.map(id => ({ follower_id: reader.id, following_id: id })))),
    must(
      admin
        .from('posts')
        .insert(rows.map(({ id, text }, index) => ({ user_id: id, content: text, created_at: at(index) }))),
    ),
    must(
      admin.from('comments').insert(
        rows.map(({ id, text }, index) => ({
          post_id: post!.id,
          user_id: id,
          content: text,
          created_at: at(index),
        })),
      ),
    ),
    must(
      admin.from('messages').insert(
        hostileTexts.map((content, index) => ({
          conversation_id: conversation,
          sender_id: friend.id,
          content,
          created_at: at(index),
        })),
      ),
    ),
  ])
  const page = await signInAs(reader)
  page.on('dialog', () => expect('a dialog').toBe('no dialog'))
  await page.goto('/feed')
  await page.getByRole('button', { name: '50 comments' }).click()
  const shown = page.getByRole('main').locator('p[dir=auto]')
  for (let posts = 20; posts < 50; posts += 20) {
    const older = whenFeedIsRead(page)
    await page.getByRole('button', { name: 'Show older posts' }).click()
    await older
  }
  await expect(shown).toHaveCount(101)
  const texts = await shown.allTextContents()
  for (const text of hostileTexts) expect(texts.filter(found => found === text).length).toBe(2)
  const names = await page.getByRole('main').getByRole('link').allTextContents()
  for (const text of hostileTexts) expect(names).toContain(text)
  for (const href of await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll(links => links.map(link => (link as HTMLAnchorElement).protocol)))
    expect(href).toMatch(/^https?:$/)
  await expectUnharmed(page)

  await page.goto(`/messaging?userId=${friend.id}`)
  await expect(page.getByRole('log')).toContainText(hostileTexts[0]!)
  for (const [index, text] of hostileTexts.toReversed().entries()) {
    // The last is the oldest; a page of them is loaded, and what is in sight is on it. How long the list is shows only
    // when its lines were measured.
    await expect(async () => {
      await page.getByRole('log').evaluate((element, share) => {
        element.scrollTop = share * element.scrollHeight
      }, index / hostileTexts.length)
      await expect(page.getByRole('log').getByText(text, { exact: true })).toBeAttached({ timeout: 1000 })
    }).toPass()
  }
  await expectUnharmed(page)
})

test('CK14 fifty hostile texts in a bio and in a story’s file name are only text', async ({
  createMember,
  signInAs,
}) => {
  const member = await createMember('Ben Bio')
  const page = await signInAs(member)
  page.on('dialog', () => expect('a dialog').toBe('no dialog'))
  // As many as a bio may hold, until all fifty have been in one.
  for (let from = 0; from < hostileTexts.length; from += 10) {
    const bio = hostileTexts.slice(from, from + 10).join('\n')
    await must(member.client.from('profiles').update({ bio }).eq('id', member.id))
    await page.goto(`/profile/${member.id}`)
    await expect(page.getByRole('main').locator('p[dir=auto]').first()).toHaveText(bio)
    await expectUnharmed(page)
  }
  await page.goto('/feed')
  const image = await picture()
  for (const name of hostileTexts) {
    await page
      .getByLabel('Picture for your story')
      .setInputFiles({ name: `${name.replaceAll('/', '∕')}.png`, mimeType: 'image/png', buffer: image })
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expectUnharmed(page)
})

test("axe finds nothing on the network's screens in either theme", async ({
  createMember,
  signInAs,
  findViolations,
}) => {
  const [reader, friend] = await Promise.all([createMember('Rea Reader'), createMember('Fia Friend')])
  await Promise.all([
    follow(reader, friend),
    tellStory(friend),
    write(friend, 'With a link: https://example.com'),
    tell(friend, reader, 'Hello'),
  ])
  const page = await signInAs(reader)
  await page.goto('/feed')
  await page.getByRole('button', { name: '0 comments' }).click()
  await expect(page.getByRole('button', { name: 'Fia Friend, new' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Fia Friend, new' }).click()
  await expect(page.getByRole('img', { name: 'Story of Fia Friend' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.goto(`/messaging?userId=${friend.id}`)
  await expect(page.getByRole('log')).toContainText('Hello')
  expect(await findViolations(page)).toEqual([])
  await page.goto(`/profile/${friend.id}`)
  await expect(page.getByText('With a link')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Full Name' }).fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Avatar picture').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await picture(),
  })
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
