/** Impatient users: a button that is clicked twice creates one row. */

import type { Locator, Page } from '@playwright/test'
import { inLongForm } from '../support/long-form.ts'
import { outputsOf, projectOf, toastOf } from './cofounder-support.ts'
import { expect } from './journey.ts'
import { follow as begin, must, picture, test, whenWritten, write } from './network.ts'

async function clickTwice(button: Locator, answered: () => Promise<unknown>): Promise<void> {
  await button.dblclick()
  await answered()
}

/** Stops the clock, so that two clicks count as a double click even on a slow machine. */
const stopClock = (page: Page) => page.clock.setFixedTime(Date.now())

inLongForm(test)(
  'CK30 ON01 clicking twice creates one post, comment, like, follow, story, conversation and message',
  async ({ createMember, signInAs }) => {
    const [member, ada, bea, bridge] = [
      await createMember('Mia Member'),
      await createMember('Ada Author'),
      await createMember('Bea Author'),
      await createMember('Bo Bridge'),
    ]
    // With these follows Bea is recommended before newer members.
    await begin(member, bridge)
    await begin(bridge, ada)
    await write(ada, 'A post to comment on')
    const page = await signInAs(member)
    await stopClock(page)
    await page.goto('/feed')
    const box = page.getByRole('textbox', { name: 'Start a post' })
    await box.fill('Only once')
    await clickTwice(page.getByRole('button', { name: 'Post', exact: true }), () =>
      expect(toastOf(page, 'Post created successfully')).toBeVisible(),
    )
    const article = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Only once' })
    await expect(article).toHaveCount(1)

    await article
      .getByRole('button', { name: /comment/i })
      .first()
      .click()
    const comment = article.getByRole('textbox', { name: 'Write a comment' })
    await comment.fill('By Enter')
    await comment.press('Enter')
    await comment.press('Enter')
    await expect(article.getByText('By Enter')).toHaveCount(1)
    await comment.fill('By click')
    await clickTwice(article.getByRole('button', { name: 'Comment', exact: true }), () =>
      expect(article.getByText('By click')).toHaveCount(1),
    )

    await page.getByLabel('Picture for your story').setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: await picture(),
    })
    await clickTwice(page.getByRole('button', { name: 'Share story' }), () =>
      expect(toastOf(page, 'Story shared')).toBeVisible(),
    )

    const follow = page
      .getByRole('listitem')
      .filter({ hasText: 'Followed by Bo Bridge' })
      .getByRole('button', { name: 'Follow Ada Author' })
    await clickTwice(follow, () => expect(toastOf(page, 'You are now following this account')).toBeVisible())
    const like = article.getByRole('button', { name: /^Like this post/ })
    const liked = whenWritten(page, 'post_likes')
    await like.dblclick()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    // Waits until the like is saved, because leaving the page would abort it.
    await liked
    await page.goto(`/profile/${bea.id}`)
    await page.getByRole('button', { name: 'Follow', exact: true }).dblclick()
    await expect(page.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: 'Message' }).dblclick()
    const letter = page.getByRole('textbox', { name: 'Write to Bea Author' })
    await letter.fill('Dear Bea')
    await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
    await expect(page.getByRole('log').getByText('Dear Bea')).toHaveCount(1)

    const own = (table: 'posts' | 'comments' | 'stories') =>
      must(member.client.from(table).select('id').eq('user_id', member.id))
    await expect.poll(async () => (await own('comments')).data?.length).toBe(2)
    expect((await own('posts')).data).toHaveLength(1)
    expect((await own('stories')).data).toHaveLength(1)
    expect((await must(member.client.storage.from('stories').list(member.id))).data).toHaveLength(1)
    const followed = async () =>
      (await must(member.client.from('follows').select('following_id').eq('follower_id', member.id))).data
    await expect
      .poll(async () => (await followed())?.map(({ following_id }) => following_id).sort())
      .toEqual([ada.id, bea.id, bridge.id].sort())
    expect(
      (await must(member.client.from('post_likes').select('id').eq('user_id', member.id))).data,
    ).toHaveLength(1)
    await expect
      .poll(async () => (await must(member.client.from('messages').select('content'))).data)
      .toEqual([{ content: 'Dear Bea' }])
    expect((await must(member.client.from('conversations').select('id'))).data).toHaveLength(1)
  },
)

inLongForm(test)(
  'CK30 ON01 clicking twice saves one link, research, output, project and profile',
  async ({ createMember, signInAs }) => {
    const member = await createMember()
    await projectOf(member)
    const page = await signInAs(member)
    const asked: string[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (request.method() !== 'GET' && request.method() !== 'HEAD')
        asked.push(`${request.method()} ${pathname}`)
    })
    const times = (call: string) => asked.filter(one => one === call).length
    await stopClock(page)
    await page.goto('/validation')
    const tool = page.getByRole('region', { name: 'Market Research', exact: true })
    await tool.getByRole('textbox', { name: 'Market' }).fill('Bread')
    await tool.getByRole('textbox', { name: 'Industry' }).fill('Retail')
    await clickTwice(tool.getByRole('button', { name: 'Generate Market Research' }), () =>
      expect(toastOf(page, 'Research Complete')).toBeVisible(),
    )
    expect(await outputsOf(member, 'market_research')).toEqual([])
    await clickTwice(page.getByRole('button', { name: 'Save Research' }), () =>
      expect(toastOf(page, 'Research Saved')).toBeVisible(),
    )
    expect(times('POST /functions/v1/market-research')).toBe(1)
    expect(times('POST /rest/v1/market_research')).toBe(1)
    await expect.poll(() => times('POST /rest/v1/rpc/save_output')).toBe(1)
    await expect.poll(async () => (await outputsOf(member, 'market_research')).length).toBe(1)

    await page.goto('/journey')
    await page.getByRole('button', { name: 'Collaboration' }).click()
    const create = page.getByRole('button', { name: 'Create link' })
    await clickTwice(create, () => expect(toastOf(page, 'Link created')).toBeVisible())
    // In a slow double click, the second click comes after the answer to the first.
    await create.click()
    await expect(page.getByRole('list', { name: 'Your links' }).getByRole('listitem')).toHaveCount(1)
    expect(times('POST /rest/v1/rpc/create_share_link')).toBe(1)

    await page.goto('/settings')
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Bread and more')
    await clickTwice(page.getByRole('button', { name: 'Save Project' }), () =>
      expect(toastOf(page, 'Project updated')).toBeVisible(),
    )
    expect(times('PATCH /rest/v1/startup_projects')).toBe(1)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Location').fill('Lagos')
    await clickTwice(page.getByRole('button', { name: 'Save Changes' }), () =>
      expect(toastOf(page, 'Profile updated successfully')).toBeVisible(),
    )
    expect(times('PATCH /rest/v1/profiles')).toBe(1)
  },
)

inLongForm(test)(
  'CK30 ON02 a post whose answer was lost is sent again with the same id and stored once',
  async ({ createMember, signInAs, allowConsole }) => {
    allowConsole(/Failed to load resource/, /AppError/)
    const member = await createMember()
    const page = await signInAs(member)
    let isLost = false
    await page.route(/\/rest\/v1\/posts/, async route => {
      if (route.request().method() !== 'POST' || isLost) return route.continue()
      isLost = true
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.goto('/feed')
    await page.getByRole('textbox', { name: 'Start a post' }).fill('Lost on the way back')
    const send = page.getByRole('button', { name: 'Post', exact: true })
    await send.click()
    await expect(toastOf(page, 'Failed to create post')).toBeVisible()
    await send.click()
    await expect(toastOf(page, 'Post created successfully')).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Lost on the way back' }),
    ).toHaveCount(1)
    const { data } = await must(member.client.from('posts').select('id').eq('user_id', member.id))
    expect(data).toHaveLength(1)
  },
)

test('CK30 ON03 if two tabs edit one profile, each tab changes only its own fields', async ({
  createMember,
  signInAs,
  context,
}) => {
  const member = await createMember()
  const first = await signInAs(member)
  const second = await context.newPage()
  for (const page of [first, second]) {
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(page.getByLabel('Bio')).toBeVisible()
  }
  await first.getByLabel('Location').fill('Lagos')
  await first.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(first, 'Profile updated successfully')).toBeVisible()
  await second.getByLabel('Bio').fill('Bakes at night')
  await second.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(second, 'Profile updated successfully')).toBeVisible()
  const { data } = await must(
    member.client.from('profiles').select('location, bio').eq('id', member.id).single(),
  )
  expect(data).toEqual({ location: 'Lagos', bio: 'Bakes at night' })
})
