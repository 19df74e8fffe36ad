/**
 * The founder's noon in the test of a whole day: the founder uses the network. Other members see each action on
 * their screens without a reload.
 */
import { type Page, test } from '@playwright/test'
import { type Day, go } from './everything-people.ts'
import { expect } from './journey.ts'
import { expectToast, follow, picture, whenFeedIsRead, whenWritten } from './network.ts'

const post = 'Nine empty chairs a week. Who knows a dentist?'
const file = async (colour: string) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await picture(colour),
})

async function findAndFollow(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(name)
  await page.getByRole('list', { name: 'Found accounts' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible()
  await expectToast(page, 'Following successfully')
  // Only posts written after this read of the feed count as new.
  const read = whenFeedIsRead(page)
  await page.getByRole('link', { name: 'Undaunted, to the feed' }).click()
  await expect(page).toHaveURL('/feed')
  await read
}

export async function meet({ page, founder, ada, ben }: Day): Promise<void> {
  await test.step('the founder and two members follow each other', async () => {
    await follow(ada, ben)
    await page.goto('/')
    await page.getByRole('link', { name: 'Go to your feed' }).click()
    await expect(page.getByText('No posts yet. Be the first to share something!')).toBeVisible()
    await Promise.all([
      findAndFollow(page, ada.fullName),
      findAndFollow(ada.page, founder.name),
      findAndFollow(ben.page, founder.name),
    ])
    // Recommendations start with members who are followed by members whom the founder follows.
    await page.getByRole('button', { name: `Follow ${ben.fullName}` }).click()
    await expectToast(page, 'You are now following this account')
  })
}

export async function share({ page, founder, ada, ben }: Day): Promise<void> {
  const friends = [ada.page, ben.page]
  await test.step('the founder posts, and others like and comment', async () => {
    await page.getByRole('textbox', { name: 'Start a post' }).fill(post)
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expectToast(page, 'Post created successfully')
    for (const friend of friends) {
      await friend.getByRole('button', { name: '1 new post' }).click()
      const card = friend.getByRole('listitem').filter({ hasText: post })
      await expect(card).toBeVisible()
      const liked = whenWritten(friend, 'post_likes')
      const like = card.getByRole('button', { name: /^Like this post, \d so far/ })
      await like.click()
      await expect(like).toHaveAttribute('aria-pressed', 'true')
      await liked
    }
    const commented = whenWritten(ada.page, 'comments')
    await ada.page
      .getByRole('region', { name: 'Posts of the last day' })
      .getByRole('button', { name: '0 comments' })
      .click()
    await ada.page.getByRole('textbox', { name: 'Write a comment' }).fill('I know one in Leipzig.')
    await ada.page.keyboard.press('Enter')
    await expect(
      ada.page
        .getByRole('region', { name: 'Posts of the last day' })
        .getByRole('button', { name: '1 comment' }),
    ).toBeVisible()
    await commented
    await page.reload()
    await expect(page.getByRole('button', { name: 'Like this post, 2 so far' })).toBeVisible()
    await page
      .getByRole('region', { name: 'Posts of the last day' })
      .getByRole('button', { name: '1 comment' })
      .click()
    const comment = page.getByRole('listitem').filter({ hasText: /^(?!.*Nine empty chairs).*Leipzig/s })
    const liked = whenWritten(page, 'comment_likes')
    await comment.getByRole('button', { name: 'Like this comment, 0 so far' }).click()
    await expect(comment.getByRole('button', { name: 'Like this comment, 1 so far' })).toBeVisible()
    await liked
  })

  await test.step('the founder shares a story', async () => {
    await page.getByLabel('Picture for your story').setInputFiles(await file('#c24a1a'))
    await page.getByRole('button', { name: 'Share story' }).click()
    await expectToast(page, 'Story shared')
    for (const friend of friends) {
      await friend.getByRole('button', { name: `${founder.name}, new` }).click()
      const story = friend.getByRole('img', { name: `Story of ${founder.name}` })
      await expect
        .poll(() => story.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await friend.keyboard.press('Escape')
      await expect(friend.getByRole('button', { name: `${founder.name}, seen` })).toBeVisible()
    }
  })
}

export async function introduceOneself({ page, founder, ada }: Day): Promise<void> {
  await test.step('the founder edits the profile', async () => {
    await go(page, /^Me$/, '/profile')
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const form = page.getByRole('form', { name: 'Edit profile' })
    await form.getByLabel('Avatar picture').setInputFiles(await file('#225577'))
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await form.getByRole('textbox', { name: 'Company/Startup Name' }).fill('Chairside')
    await form.getByRole('textbox', { name: 'Location' }).fill('Leipzig')
    await form.getByRole('textbox', { name: 'Bio' }).fill('I fill chairs.')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(page, 'Profile updated successfully')
    await page.getByRole('tab', { name: 'Public View' }).click()
    for (const text of [founder.name, 'founder', '1 post', 'Chairside', 'Leipzig', 'I fill chairs.'])
      await expect(page.getByRole('tabpanel')).toContainText(text)
    await page.getByRole('tab', { name: 'My Posts (1)' }).click()
    await expect(page.getByText(post)).toBeVisible()

    await ada.page.getByRole('main').getByRole('link', { name: founder.name }).first().click()
    // Reloads the page, because Ada read this profile less than half a minute ago and the app would show the cache.
    await ada.page.reload()
    await expect(ada.page.getByRole('heading', { level: 1, name: founder.name })).toBeVisible()
    for (const text of ['2 followers', '2 following', '1 post', 'Chairside', 'Leipzig', 'Posts (1)'])
      await expect(ada.page.getByRole('main')).toContainText(text)
    const avatar = ada.page.getByRole('main').locator('img[src*="/avatars/"]').first()
    await expect
      .poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
}

export async function talk({ page, founder, ada, ben }: Day): Promise<void> {
  const log = (of: Page) => of.getByRole('log')
  const tab = (of: Page) => of.getByRole('link', { name: /^Messaging/ })
  const say = async (of: Page, text: string) => {
    await of.getByRole('textbox', { name: /^Write to/ }).fill(text)
    await of.keyboard.press('Enter')
    await expect(log(of)).toContainText(text)
  }
  await test.step('the founder writes messages', async () => {
    await go(page, 'Courses', '/courses')
    await expect(page.getByText('Coming soon', { exact: true })).toBeVisible()
    await go(page, 'My Mentors', '/mentors')
    await expect(page.getByText('Coming soon', { exact: true })).toBeVisible()
    await ada.page.getByRole('link', { name: 'Message', exact: true }).click()
    await say(ada.page, 'Welcome! Shall I introduce you to the dentist?')
    await expect(tab(page)).toHaveText('Messaging1 unread')
    await go(page, /^Messaging/, '/messaging')
    await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').click()
    await expect(log(page)).toContainText('introduce you')
    await expect(tab(page)).toHaveText('Messaging')
    await expect(log(ada.page)).toContainText('Read')
    for (const [from, to, text] of [
      [page, ada.page, 'Gladly, today if she can.'],
      [ada.page, page, 'She can at four.'],
      [page, ada.page, 'I will call her.'],
    ] as const) {
      await say(from, text)
      await expect(log(to)).toContainText(text)
    }
    await ben.page.goto('/messaging')
    await expect(ben.page.getByText('No conversations yet')).toBeVisible()
    await page.goto(`/messaging?userId=${ben.id}`)
    await say(page, 'Thank you for the like.')
    await expect(tab(ben.page)).toHaveText('Messaging1 unread')
    await ben.page
      .getByRole('navigation', { name: 'Conversations' })
      .getByRole('link', { name: founder.name })
      .click()
    await say(ben.page, 'Any time.')
    await expect(log(page)).toContainText('Any time.')
  })
}
