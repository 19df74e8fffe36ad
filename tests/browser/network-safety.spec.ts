import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { firstOrAll, inLongForm, isLongForm } from '../support/long-form.ts'
import { hostileTexts } from './hostile-texts.ts'
import { expect } from './journey.ts'
import { follow, must, picture, service, tell, test, whenFeedIsRead, write } from './network.ts'

/** Expects that no script has run or was requested, and that the page still works. */
async function expectUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await page.locator('main script, main iframe, main style, main object, main embed').count()).toBe(0)
}

// The short form uses a third of the texts, because all fifty do not fit on a page of the feed or a conversation.
const tried = isLongForm ? hostileTexts : hostileTexts.filter((_, index) => index % 3 === 0)

test('CK14 names, companies, posts, comments, messages, bios and file names with hostile text are shown only as text', async ({
  createMember,
  signInAs,
}) => {
  expect(new Set(hostileTexts).size).toBe(50)
  const [reader, friend] = await Promise.all([createMember('Rea Reader'), createMember('Fia Friend')])
  const admin = service()
  const ids = await Promise.all(
    tried.map(async text => {
      const { data, error } = await admin.auth.admin.createUser({
        email: `${randomUUID()}@example.com`,
        email_confirm: true,
        user_metadata: { full_name: text },
      })
      if (error) throw error
      return data.user.id
    }),
  )
  const rows = ids.map((id, index) => ({ id, text: tried[index]! }))
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
        tried.map((content, index) => ({
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
  const lastDay = page.getByRole('region', { name: 'Posts of the last day' })
  await lastDay.getByRole('button', { name: `${tried.length} comments` }).click()
  const shown = lastDay.locator('p[dir=auto]')
  for (let posts = 20; posts < tried.length; posts += 20) {
    const older = whenFeedIsRead(page)
    await lastDay.getByRole('button', { name: 'Show older posts' }).click()
    await older
  }
  await expect(shown).toHaveCount(2 * tried.length + 1)
  const texts = await shown.allTextContents()
  for (const text of tried) expect(texts.filter(found => found === text).length).toBe(2)
  const names = await page.getByRole('main').getByRole('link').allTextContents()
  for (const text of tried) expect(names).toContain(text)
  for (const href of await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll(links => links.map(link => (link as HTMLAnchorElement).protocol)))
    expect(href).toMatch(/^https?:$/)
  await expectUnharmed(page)

  await page.goto(`/messaging?userId=${friend.id}`)
  await expect(page.getByRole('log')).toContainText(tried[0]!)
  // The page renders only visible messages. So the test scrolls from the newest message to the oldest, half a screen
  // at a time.
  const seen = new Set<string>()
  await expect(async () => {
    const shown = (await page.getByRole('log').textContent()) ?? ''
    for (const text of tried) if (shown.includes(text)) seen.add(text)
    await page.getByRole('log').evaluate(element => element.scrollBy(0, -element.clientHeight / 2))
    expect(tried.filter(text => !seen.has(text))).toEqual([])
  }).toPass({ intervals: [50] })
  await expectUnharmed(page)

  // A bio has space for only ten texts. The long form repeats this with the next ten texts until all were in a bio.
  for (let from = 0; from < (isLongForm ? tried.length : 10); from += 10) {
    const bio = tried.slice(from, from + 10).join('\n')
    await must(reader.client.from('profiles').update({ bio }).eq('id', reader.id))
    await page.goto(`/profile/${reader.id}`)
    await expect(page.getByRole('main').locator('p[dir=auto]').first()).toHaveText(bio)
    await expectUnharmed(page)
  }
  await page.goto('/feed')
  const image = await picture()
  for (const name of firstOrAll(tried)) {
    await page
      .getByLabel('Picture for your story')
      .setInputFiles({ name: `${name.replaceAll('/', '∕')}.png`, mimeType: 'image/png', buffer: image })
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expectUnharmed(page)
})

inLongForm(test)(
  'axe finds no fault in conversations and profiles, in both themes',
  async ({ createMember, signInAs, findViolations }) => {
    const [reader, friend] = await Promise.all([createMember('Rea Reader'), createMember('Fia Friend')])
    await Promise.all([write(friend, 'With a link: https://example.com'), tell(friend, reader, 'Hello')])
    const page = await signInAs(reader)
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
  },
)
