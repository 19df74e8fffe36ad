import type { Locator, Page } from '@playwright/test'
import { inLongForm, isLongForm } from '../support/long-form.ts'
import { expect } from './journey.ts'
import {
  expectToast,
  follow,
  must,
  picture,
  refused,
  tellStory,
  test,
  whenFeedIsRead,
  whenWritten,
  write,
} from './network.ts'

test('F01 F02 F03 F08 the feed has three columns as wide as the bar: own profile; stories, composer and posts; people', async ({
  createMember,
  signInAs,
  findViolations,
}) => {
  const [reader, friend, stranger] = await Promise.all([
    createMember('Rea Reader'),
    createMember('Fia Friend'),
    createMember('Stan Stranger'),
  ])
  await follow(reader, friend)
  // A long name stays inside its column.
  const company_name = 'The Honourable Company of Extraordinarily Long Names and Associates'
  await Promise.all([
    must(stranger.client.from('profiles').update({ company_name }).eq('id', stranger.id)),
    must(
      reader.client
        .from('profiles')
        .update({ company_name: 'Reading Ltd', location: 'Ghent', user_type: 'mentor' })
        .eq('id', reader.id),
    ),
    tellStory(friend),
    tellStory(stranger),
    write(friend, 'Good morning: https://example.com'),
  ])
  const page = await signInAs(reader)
  await page.goto('/feed')
  const you = page.getByRole('complementary', { name: 'You' })
  for (const text of ['Rea Reader', 'Reading Ltd', 'mentor', 'Ghent']) await expect(you).toContainText(text)
  const people = page.getByRole('complementary', { name: 'People' })
  const box = page.getByRole('textbox', { name: 'Start a post' })
  await expect(async () => {
    const [left, middle, right] = await Promise.all(
      [you, box, people].map(async part => (await part.boundingBox())!.x),
    )
    expect(left!).toBeLessThan(middle!)
    expect(middle!).toBeLessThan(right!)
  }).toPass()
  const right = async (locator: Locator) => {
    const edge = await locator.boundingBox()
    return Math.round((edge?.x ?? 0) + (edge?.width ?? 0))
  }
  const bar = page.getByRole('button', { name: 'Sign Out' })
  await expect(people.getByRole('button', { name: /^Follow / }).first()).toBeVisible()
  await expect.poll(async () => (await right(people.locator('section').last())) - (await right(bar))).toBe(0)
  for (const name of ['Photo', 'Video', 'Write article'])
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
  const stories = page.getByRole('region', { name: 'Stories' })
  await expect(stories.getByRole('button')).toHaveText([/Your story$/, /Fia Friend$/])
  // Finds the post by its text, because a recommended member may have the same name.
  const post = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Good morning' })
  await expect(post.getByRole('link', { name: 'Fia Friend' }).first()).toHaveAttribute(
    'href',
    `/profile/${friend.id}`,
  )

  await post.getByRole('button', { name: '0 comments' }).click()
  expect(await findViolations(page)).toEqual([])
  // The viewer marks a story as seen, and Esc closes the viewer.
  await stories.getByRole('button', { name: 'Fia Friend, new' }).click()
  await expect(page.getByRole('img', { name: 'Story of Fia Friend' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(stories.getByRole('button', { name: 'Fia Friend, seen' })).toBeVisible()
})

inLongForm(test)(
  'F02 WB32 a member shares a story in the shape of its picture, goes through stories by arrow keys, and deletes the story',
  async ({ createMember, signInAs, allowConsole }) => {
    allowConsole(...refused)
    const member = await createMember('Tess Teller')
    const page = await signInAs(member)
    await page.goto('/feed')
    const file = page.getByLabel('Picture for your story')
    await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
    await expectToast(page, 'Please upload an image file')
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024) })
    await expectToast(page, 'Image must be less than 5MB')
    for (const name of ['first.png', 'second.png']) {
      await file.setInputFiles({ name, mimeType: 'image/png', buffer: await picture() })
      await page.getByRole('button', { name: 'Share story' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await expectToast(page, 'Story shared')
    await page.getByRole('button', { name: 'Your story, new' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('1 of 2')
    const shown = dialog.getByRole('img', { name: 'Story of Tess Teller' })
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const shape = await shown.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
    expect(shape).toBeCloseTo(64 / 48, 2)
    await page.keyboard.press('ArrowRight')
    await expect(dialog).toContainText('2 of 2')
    await page.keyboard.press('ArrowLeft')
    await expect(dialog).toContainText('1 of 2')
    await dialog.getByRole('button', { name: 'Delete story' }).click()
    await expectToast(page, 'Story deleted')
    const { data } = await must(member.client.storage.from('stories').list(member.id))
    expect(data).toHaveLength(1)
  },
)

const lastDay = (page: Page) => page.getByRole('region', { name: 'Posts of the last day' })

test('F07 F09 F10 F11 each follow, post, like, comment and deletion of one member is visible to every member', async ({
  elsewhere,
  createMember,
  signInAs,
}) => {
  const name = `Aud ${Date.now()}`
  const [reader, author, bridge] = await Promise.all([
    createMember('Rea Reader'),
    createMember(name),
    createMember('Bo Bridge'),
  ])
  await Promise.all([1, 2, 3, 4].map(index => createMember(`Other ${index}`)))
  // Recommendations start with members who are followed by members whom the reader follows.
  await Promise.all([follow(reader, bridge), follow(bridge, author)])
  const [readers, authors, ...others] = await Promise.all([
    signInAs(reader),
    elsewhere(author),
    ...(isLongForm ? [elsewhere(bridge)] : []),
  ])
  const pages = [readers, authors, ...others]
  await Promise.all(pages.map(page => page.goto('/feed')))
  // Waits until every page has read the feed, because only later posts count as new.
  for (const page of pages)
    await expect(page.getByText('No posts yet. Be the first to share something!')).toBeVisible()

  const recommended = readers.getByRole('complementary', { name: 'People' })
  await expect(recommended.getByRole('listitem').first()).toContainText(name)
  await expect(recommended.getByRole('listitem')).toHaveCount(5)
  for (const { id } of [reader, bridge])
    await expect(recommended.locator(`a[href="/profile/${id}"]`)).toHaveCount(0)
  const readAgain = whenFeedIsRead(readers)
  await recommended.getByRole('button', { name: `Follow ${name}` }).click()
  await expectToast(readers, 'You are now following this account')
  await readAgain
  await expect(recommended.getByText(name)).toHaveCount(0)

  await authors.getByRole('textbox', { name: 'Start a post' }).fill('  Hello mountains  ')
  await authors.getByRole('button', { name: 'Post', exact: true }).click()
  await expectToast(authors, 'Post created successfully')
  for (const page of [readers, ...others]) {
    await page.getByRole('button', { name: '1 new post' }).click()
    await expect(page.getByText('Hello mountains')).toBeVisible()
    await expect(page.getByRole('button', { name: '1 new post' })).toHaveCount(0)
  }
  await expect(lastDay(readers).getByRole('button', { name: 'Delete Post' })).toHaveCount(0)

  const liking = readers.waitForResponse('**/rest/v1/post_likes?on_conflict=*')
  await lastDay(readers).getByRole('button', { name: 'Like this post, 0 so far' }).click()
  await expect(lastDay(readers).getByRole('button', { name: 'Like this post, 1 so far' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await lastDay(readers).getByRole('button', { name: '0 comments' }).click()
  for (const text of ['First comment', 'Second comment']) {
    await readers.getByRole('textbox', { name: 'Write a comment' }).fill(text)
    // Waits until the previous comment is sent.
    await expect(lastDay(readers).getByRole('button', { name: 'Comment', exact: true })).toBeEnabled()
    const sending = readers.waitForResponse('**/rest/v1/comments?on_conflict=*')
    await readers.keyboard.press('Enter')
    await expect(readers.getByText(text)).toBeVisible()
    await sending
  }
  await liking
  await expect(lastDay(readers).getByRole('button', { name: '2 comments' })).toBeVisible()
  for (const page of [authors, ...others]) {
    await page.reload()
    await expect(lastDay(page).getByRole('button', { name: 'Like this post, 1 so far' })).toBeVisible()
    await lastDay(page).getByRole('button', { name: '2 comments' }).click()
    const comments = page.getByRole('listitem').filter({ hasText: /^(?!.*Hello mountains).*comment/s })
    await expect(comments.nth(0)).toContainText('First comment')
    await expect(comments.nth(1)).toContainText('Second comment')
    await expect(lastDay(page).getByRole('button', { name: 'Delete comment' })).toHaveCount(0)
    const liked = comments.nth(0).getByRole('button', { name: 'Like this comment, 1 so far' })
    const saved = whenWritten(page, 'comment_likes')
    await comments.nth(0).getByRole('button', { name: 'Like this comment, 0 so far' }).click()
    await expect(liked).toBeVisible()
    await saved
    // Waits for the like of the comment, because the server refuses a like after the comment is deleted.
    const taken = whenWritten(page, 'comment_likes')
    await liked.click()
    await expect(comments.nth(0).getByRole('button', { name: /0 so far/ })).toBeVisible()
    await taken
  }
  const deleted = whenWritten(readers, 'comments')
  await lastDay(readers).getByRole('button', { name: 'Delete comment' }).first().click()
  await expect(readers.getByText('First comment')).toHaveCount(0)
  await deleted
  await expect(lastDay(readers).getByRole('button', { name: '1 comment' })).toBeVisible()

  await lastDay(authors).getByRole('button', { name: 'Delete Post' }).click()
  await authors.getByRole('alertdialog').getByRole('button', { name: 'Delete Post' }).click()
  await expectToast(authors, 'Post deleted successfully')
  for (const page of pages) {
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Start a post' })).toBeVisible()
    await expect(page.getByText('Hello mountains')).toHaveCount(0)
  }
})
