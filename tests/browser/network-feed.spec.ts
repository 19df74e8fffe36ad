import { expect } from './journey.ts'
import {
  expectToast,
  fail,
  follow,
  must,
  picture,
  refused,
  service,
  tellStory,
  test,
  toast,
  whenFeedIsRead,
  whenWritten,
  write,
} from './network.ts'

test('F01 F02 F03 F08 three columns: the own profile; stories, composer and posts; people', async ({
  createMember,
  signInAs,
}) => {
  const [reader, friend, stranger] = await Promise.all([
    createMember('Rea Reader'),
    createMember('Fia Friend'),
    createMember('Stan Stranger'),
  ])
  await follow(reader, friend)
  await Promise.all([
    must(
      reader.client
        .from('profiles')
        .update({ company_name: 'Reading Ltd', location: 'Ghent', user_type: 'mentor' })
        .eq('id', reader.id),
    ),
    tellStory(friend),
    tellStory(stranger),
    write(friend, 'Good morning'),
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
  for (const name of ['Photo', 'Video', 'Write article'])
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
  const stories = page.getByRole('region', { name: 'Stories' })
  await expect(stories.getByRole('button')).toHaveText([/Your story$/, /Fia Friend$/])
  // Another of that name may be recommended.
  const post = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Good morning' })
  await expect(post.getByRole('link', { name: 'Fia Friend' }).first()).toHaveAttribute(
    'href',
    `/profile/${friend.id}`,
  )

  // The viewer: marks as seen, ends with Esc.
  await stories.getByRole('button', { name: 'Fia Friend, new' }).click()
  await expect(page.getByRole('img', { name: 'Story of Fia Friend' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(stories.getByRole('button', { name: 'Fia Friend, seen' })).toBeVisible()
})

test('F02 an own story: chosen, cropped, shared, turned by arrow keys, deleted', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
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
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('2 of 2')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog).toContainText('1 of 2')
  await dialog.getByRole('button', { name: 'Delete story' }).click()
  await expectToast(page, 'Story deleted')
  const { data } = await must(member.client.storage.from('stories').list(member.id))
  expect(data).toHaveLength(1)
})

test('F04 F05 F13 the last 24 hours of the member and those they follow, newest first', async ({
  createMember,
  signInAs,
}) => {
  const [reader, friend, stranger] = await Promise.all([
    createMember('Rea Reader'),
    createMember('Fia Friend'),
    createMember('Stan Stranger'),
  ])
  const page = await signInAs(reader)
  await page.goto('/feed')
  await expect(page.getByText('No posts yet. Be the first to share something!')).toBeVisible()
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  await must(
    service()
      .from('posts')
      .insert([
        { user_id: friend.id, content: 'Too old', created_at: ago(24.1) },
        { user_id: friend.id, content: 'Just in time', created_at: ago(23.9) },
        { user_id: reader.id, content: 'My own', created_at: ago(2) },
        { user_id: stranger.id, content: 'Not for you', created_at: ago(1) },
        { user_id: friend.id, content: 'The newest', created_at: ago(0.5) },
      ]),
  )
  await follow(reader, friend)
  await must(service().from('profiles').update({ full_name: null }).eq('id', friend.id))
  await page.reload()
  const posts = page.getByRole('main').getByRole('list').filter({ hasText: 'The newest' }).locator('> li')
  await expect(posts).toHaveCount(3)
  await expect(posts.nth(0)).toContainText('The newest')
  await expect(posts.nth(0)).toContainText('Unknown User')
  await expect(posts.nth(1)).toContainText('My own')
  await expect(posts.nth(2)).toContainText('Just in time')
  await expect(page.getByText("You're all caught up.")).toBeVisible()
  await expect(page.getByRole('region', { name: 'Stories' })).not.toContainText('User')
})

test('F06 accounts are found from two characters on, by name or company, five of them', async ({
  createMember,
  signInAs,
}) => {
  // Letters alone: a key with a 5 in it would be found by "5", too.
  const key = `zq${String(Date.now()).replace(/\d/g, digit => 'bcdfghjklm'[Number(digit)]!)}`
  const found = await Promise.all([1, 2, 3, 4, 5].map(index => createMember(`${key} Person ${index}`)))
  const byCompany = await createMember('Cora Company')
  await must(
    byCompany.client
      .from('profiles')
      .update({ company_name: `The ${key.toUpperCase()} House` })
      .eq('id', byCompany.id),
  )
  const page = await signInAs(await createMember())
  await page.goto('/feed')
  const search = page.getByRole('searchbox', { name: 'Search accounts' })
  const results = page.getByRole('list', { name: 'Found accounts' })
  await expect(search).toHaveAttribute('placeholder', 'Search accounts...')
  await search.fill(key[0]!)
  await expect(results).toHaveCount(0)
  await search.fill(key.toUpperCase())
  await expect(results.getByRole('listitem')).toHaveCount(5)
  await search.fill(`${key} house`)
  await expect(results.getByRole('listitem')).toHaveText([/Cora Company/])
  await search.fill(`PERSON 5`)
  await search.fill(`${key} PERSON 5`)
  // What was found before stays until the answer is there.
  await expect(results.getByRole('listitem')).toHaveText([/Person 5/])
  await expect(results.getByRole('link')).toHaveAttribute('href', `/profile/${found[4]!.id}`)
})

test('F07 F09 F10 F11 follow, post, like, comment, delete: three people see the same', async ({
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
  // Members followed by those I follow come first among the recommended.
  await Promise.all([follow(reader, bridge), follow(bridge, author)])
  const pages = await Promise.all([signInAs(reader), elsewhere(author), elsewhere(bridge)])
  const [readers, authors, bridges] = pages
  await Promise.all(pages.map(page => page.goto('/feed')))
  // A post that is there when the feed is read is no new one.
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
  for (const page of [readers, bridges]) {
    await page.getByRole('button', { name: '1 new post' }).click()
    await expect(page.getByText('Hello mountains')).toBeVisible()
    await expect(page.getByRole('button', { name: '1 new post' })).toHaveCount(0)
  }
  await expect(readers.getByRole('button', { name: 'Delete Post' })).toHaveCount(0)

  const liking = readers.waitForResponse('**/rest/v1/post_likes?on_conflict=*')
  await readers.getByRole('button', { name: 'Like this post, 0 so far' }).click()
  await expect(readers.getByRole('button', { name: 'Like this post, 1 so far' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await readers.getByRole('button', { name: '0 comments' }).click()
  for (const text of ['First comment', 'Second comment']) {
    await readers.getByRole('textbox', { name: 'Write a comment' }).fill(text)
    // Not while the previous one is being sent.
    await expect(readers.getByRole('button', { name: 'Comment', exact: true })).toBeEnabled()
    const sending = readers.waitForResponse('**/rest/v1/comments?on_conflict=*')
    await readers.keyboard.press('Enter')
    await expect(readers.getByText(text)).toBeVisible()
    await sending
  }
  await liking
  await expect(readers.getByRole('button', { name: '2 comments' })).toBeVisible()
  for (const page of [authors, bridges]) {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Like this post, 1 so far' })).toBeVisible()
    await page.getByRole('button', { name: '2 comments' }).click()
    const comments = page.getByRole('listitem').filter({ hasText: /^(?!.*Hello mountains).*comment/s })
    await expect(comments.nth(0)).toContainText('First comment')
    await expect(comments.nth(1)).toContainText('Second comment')
    await expect(page.getByRole('button', { name: 'Delete comment' })).toHaveCount(0)
    const liked = comments.nth(0).getByRole('button', { name: 'Like this comment, 1 so far' })
    const saved = whenWritten(page, 'comment_likes')
    await comments.nth(0).getByRole('button', { name: 'Like this comment, 0 so far' }).click()
    await expect(liked).toBeVisible()
    await saved
    // The comment is deleted soon: a like on its way would be refused.
    const taken = whenWritten(page, 'comment_likes')
    await liked.click()
    await expect(comments.nth(0).getByRole('button', { name: /0 so far/ })).toBeVisible()
    await taken
  }
  const deleted = whenWritten(readers, 'comments')
  await readers.getByRole('button', { name: 'Delete comment' }).first().click()
  await expect(readers.getByText('First comment')).toHaveCount(0)
  await deleted
  await expect(readers.getByRole('button', { name: '1 comment' })).toBeVisible()

  await authors.getByRole('button', { name: 'Delete Post' }).click()
  await authors.getByRole('alertdialog').getByRole('button', { name: 'Delete Post' }).click()
  await expectToast(authors, 'Post deleted successfully')
  for (const page of pages) {
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Start a post' })).toBeVisible()
    await expect(page.getByText('Hello mountains')).toHaveCount(0)
  }
})

test('F09 F11 a like given and a post deleted while the feed is being read again stay so', async ({
  createMember,
  signInAs,
}) => {
  const [reader, bridge, author] = await Promise.all([
    createMember('Rea Reader'),
    createMember('Bo Bridge'),
    createMember('Ann Other'),
  ])
  await Promise.all([follow(reader, bridge), follow(bridge, author)])
  await Promise.all([write(reader, 'Mine'), write(reader, 'To go'), write(author, 'From the author')])
  const page = await signInAs(reader)
  await page.goto('/feed')
  const like = page
    .getByRole('listitem')
    .filter({ hasText: 'Mine' })
    .getByRole('button', { name: /^Like this post/ })
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  const gone = page.getByRole('listitem').filter({ hasText: 'To go' })
  // Read before both are written, shown after they were done on the page.
  const isRead = Promise.withResolvers<void>()
  const isGiven = Promise.withResolvers<void>()
  await page.route('**/rpc/feed_posts*', async route => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    isRead.resolve()
    await isGiven.promise
    await route.fulfill({ response })
  })
  const isShown = Promise.withResolvers<void>()
  for (const table of ['posts', 'post_likes'])
    await page.route(`**/rest/v1/${table}?*`, async route => {
      if (route.request().method() !== 'GET') await isShown.promise
      await route.fallback()
    })
  await page.getByRole('listitem').filter({ hasText: 'Followed by Bo Bridge' }).getByRole('button').click()
  await isRead.promise
  const written = [whenWritten(page, 'post_likes'), whenWritten(page, 'posts')]
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await gone.getByRole('button', { name: 'Delete Post' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Post' }).click()
  await expect(gone).toHaveCount(0)
  isGiven.resolve()
  await expect(page.getByRole('listitem').filter({ hasText: 'From the author' })).toBeVisible()
  isShown.resolve()
  await Promise.all(written)
  await expect(gone).toHaveCount(0)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveAccessibleName('Like this post, 1 so far')
})

test('F10 a comment written while the comments are read for the first time is shown', async ({
  createMember,
  signInAs,
}) => {
  const reader = await createMember('Rea Reader')
  await write(reader, 'Mine')
  const page = await signInAs(reader)
  await page.goto('/feed')
  // Read before the comment is written, shown after it.
  const isRead = Promise.withResolvers<void>()
  const isStored = Promise.withResolvers<void>()
  const counted = page.waitForResponse('**/rest/v1/posts?select=likes_count*')
  await page.route('**/rest/v1/comments?*', async route => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    isRead.resolve()
    await isStored.promise
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: '0 comments' }).click()
  await isRead.promise
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('Early')
  await page.keyboard.press('Enter')
  // The list's end is dealt with before the counts are asked for.
  await counted
  isStored.resolve()
  await expect(page.getByText('Early')).toBeVisible()
})

test('F07 F09 F11 a refused change is undone on the screen, with the specified words', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(...refused)
  const [reader, bridge, author] = await Promise.all([
    createMember('Rea Reader'),
    createMember('Bo Bridge'),
    createMember('Aud Author'),
  ])
  await Promise.all([follow(reader, bridge), follow(bridge, author), write(reader, 'Mine')])
  const { data: post } = await must(
    reader.client.from('posts').select('id').eq('user_id', reader.id).single(),
  )
  await must(
    reader.client.from('comments').insert({ post_id: post!.id, user_id: reader.id, content: 'My comment' }),
  )
  const page = await signInAs(reader)
  await page.goto('/feed')
  await page.getByRole('button', { name: '1 comment' }).click()
  await expect(page.getByText('My comment')).toBeVisible()
  for (const table of ['posts', 'comments', 'post_likes', 'comment_likes', 'follows'])
    for (const method of ['POST', 'DELETE']) await fail(page, `**/rest/v1/${table}*`, method)

  await page.getByRole('textbox', { name: 'Start a post' }).fill('Never seen')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expectToast(page, 'Failed to create post')
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('Lost')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Failed to post comment')
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Lost')
  await page.getByRole('button', { name: 'Delete comment' }).click()
  await expectToast(page, 'Failed to delete comment')
  await expect(page.getByText('My comment')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Post' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Post' }).click()
  await expectToast(page, 'Failed to delete post')
  await expect(page.getByText('Mine', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Follow Aud Author' }).click()
  await expectToast(page, 'Failed to follow account')
  await expect(page.getByRole('button', { name: 'Follow Aud Author' })).toBeVisible()
  const toasts = await page.locator('[data-sonner-toast]').count()
  await page.getByRole('button', { name: 'Like this post, 0 so far' }).click()
  await expect(page.getByRole('button', { name: 'Like this post, 0 so far' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  expect(await page.locator('[data-sonner-toast]').count()).toBeLessThanOrEqual(toasts)
  await expect(toast(page, 'flooded')).toHaveCount(0)
})

test('F03 a post has at most 3,000 characters and a comment 1,000', async ({ createMember, signInAs }) => {
  const member = await createMember()
  const page = await signInAs(member)
  await page.goto('/feed')
  const box = page.getByRole('textbox', { name: 'Start a post' })
  const button = page.getByRole('button', { name: 'Post', exact: true })
  await box.fill('   ')
  await expect(button).toBeDisabled()
  await box.fill('x'.repeat(3001))
  await expect(page.getByText('3,001 of 3,000 characters: shorten it by 1 to post')).toBeVisible()
  await expect(button).toBeDisabled()
  await box.fill('🏔'.repeat(3000))
  await expect(page.getByText('3,000 of 3,000 characters')).toBeVisible()
  await button.click()
  await expectToast(page, 'Post created successfully')
  // Until it is shown, the posts of others stand there.
  const post = page.getByRole('listitem').filter({ hasText: '🏔' })
  await post.getByRole('button', { name: '0 comments' }).click()
  const comment = post.getByRole('textbox', { name: 'Write a comment' })
  await comment.fill('y'.repeat(1001))
  await expect(page.getByRole('button', { name: 'Comment', exact: true })).toBeDisabled()
  await comment.fill('y'.repeat(1000))
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByRole('button', { name: '1 comment' })).toBeVisible()
  const stored = () => member.client.from('comments').select('content').eq('user_id', member.id)
  await expect.poll(async () => (await stored()).data?.length).toBe(1)
  const over = await member.client.from('posts').insert({ user_id: member.id, content: 'x'.repeat(3001) })
  expect(over.error?.code).toBe('23514')
})

test('F03 F11 the dashboard shows the latest posts as they are after posting, deleting and following', async ({
  createMember,
  signInAs,
}) => {
  const [reader, friend, bridge] = await Promise.all([
    createMember('Rea Reader'),
    createMember('Fia Friend'),
    createMember('Bo Bridge'),
  ])
  // Recommended before all who are newer here.
  await Promise.all([follow(reader, bridge), follow(bridge, friend)])
  await write(reader, 'An older thought')
  await write(friend, 'From a friend to be')
  const page = await signInAs(reader)
  // The two of the dashboard are there, and too young to be asked for again by themselves.
  const shown = page.getByRole('main').getByRole('listitem')
  const openFeed = () => page.getByRole('link', { name: 'Feed', exact: true }).first().click()
  await page.goto('/dashboard')
  await expect(shown.filter({ hasText: 'An older thought' })).toBeVisible()
  await openFeed()
  await page.getByRole('textbox', { name: 'Start a post' }).fill('A newer thought')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expectToast(page, 'Post created successfully')
  await page.goBack()
  await expect(shown.filter({ hasText: 'A newer thought' })).toBeVisible()
  await expect(shown.filter({ hasText: 'An older thought' })).toBeVisible()

  await openFeed()
  const older = shown.filter({ hasText: 'An older thought' })
  await older.getByRole('button', { name: 'Delete Post' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Post' }).click()
  await expectToast(page, 'Post deleted successfully')
  await page.getByRole('listitem').filter({ hasText: 'Followed by Bo Bridge' }).getByRole('button').click()
  await expectToast(page, 'You are now following this account')
  await page.goBack()
  await expect(shown.filter({ hasText: 'From a friend to be' })).toBeVisible()
  await expect(shown.filter({ hasText: 'A newer thought' })).toBeVisible()
  await expect(shown.filter({ hasText: 'An older thought' })).toHaveCount(0)
})
