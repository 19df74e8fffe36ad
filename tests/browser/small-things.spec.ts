import { inLongForm } from '../support/long-form.ts'
import { expect } from './journey.ts'
import { follow, must, picture, tell, test, whenListening, write } from './network.ts'

inLongForm(test)(
  'SM02 a picture on our server is shown; an address of another server is shown as a link and not loaded',
  async ({ createMember, signInAs }) => {
    const member = await createMember()
    const path = `${member.id}/1.png`
    const avatars = member.client.storage.from('avatars')
    await must(avatars.upload(path, await picture(), { contentType: 'image/png' }))
    const own = new URL(avatars.getPublicUrl(path).data.publicUrl).pathname
    const foreign = 'https://elsewhere.example/beacon.png'
    await must(member.client.from('posts').insert({ user_id: member.id, content: 'Ours', image_url: own }))
    await must(
      member.client.from('posts').insert({ user_id: member.id, content: 'Theirs', image_url: foreign }),
    )
    const page = await signInAs(member)
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goto('/feed')
    const shown = page.getByRole('img', { name: 'Shared by Nora Founder' })
    await expect(shown).toHaveCount(1)
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)
    await expect(page.getByRole('link', { name: foreign })).toHaveAttribute('href', foreign)
    expect(asked.filter(url => url.includes('elsewhere.example'))).toEqual([])
  },
)

test('SM04 SM05 the side columns stay in view beside a long feed; relative times such as “now” are updated and have a date', async ({
  createMember,
  signInAs,
}) => {
  const member = await createMember()
  for (let index = 0; index < 12; index++) await write(member, `Post ${index}\nwith\nsome\nlines`)
  const page = await signInAs(member)
  await page.clock.install()
  await page.goto('/feed')
  const time = page.getByRole('main').locator('time').first()
  await expect(time).toHaveText('now')
  await expect(time).toHaveAttribute('title', /^[A-Z][a-z]{2} \d{1,2}, \d{4} \d{2}:\d{2}$/)
  await page.clock.fastForward('05:00')
  await expect(time).toHaveText(/^[56] minutes ago$/)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  for (const name of ['You', 'People'])
    await expect(page.getByRole('complementary', { name })).toBeInViewport({ ratio: 1 })
})

test('SM06 the first Tab key focuses a link that skips the bars and leads to the content', async ({
  createMember,
  signInAs,
}) => {
  const page = await signInAs(await createMember())
  await page.goto('/courses')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('SM07 right-to-left text is aligned to the right', async ({ createMember, signInAs }) => {
  const member = await createMember('נורה')
  await write(member, 'שלום לכולם, יצאנו לדרך')
  const page = await signInAs(member)
  await page.goto('/feed')
  const post = page.getByText('שלום לכולם')
  await expect(post).toBeVisible()
  const gaps = await post.evaluate(element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const words = range.getBoundingClientRect()
    const card = element.closest('section')!.getBoundingClientRect()
    return { left: words.left - card.left, right: card.right - words.right }
  })
  expect(gaps.right).toBeLessThan(40)
  expect(gaps.left).toBeGreaterThan(100)
  const box = page.getByRole('textbox', { name: 'Start a post' })
  await box.fill('مرحبا')
  await expect(box).toHaveCSS('direction', 'rtl')
})

test('SM09 a deleted account disappears from an open feed, an open profile and the list of conversations', async ({
  createMember,
  signInAs,
  elsewhere,
  allowConsole,
}) => {
  // The page requests the deleted profile again and gets an error.
  allowConsole(/AppError/, /Failed to load resource/)
  const [reader, leaver] = [await createMember('Rea Reader'), await createMember('Leo Leaver')]
  await follow(reader, leaver)
  await write(leaver, 'Farewell')
  await tell(leaver, reader, 'Goodbye')
  const feed = await signInAs(reader)
  const profile = await elsewhere(reader)
  const messages = await elsewhere(reader)
  const heard = [feed, profile, messages].map(page => whenListening(page, 'profiles'))
  await feed.goto('/feed')
  await expect(feed.getByText('Farewell')).toBeVisible()
  await profile.goto(`/profile/${leaver.id}`)
  await expect(profile.getByRole('heading', { level: 1, name: 'Leo Leaver' })).toBeVisible()
  await messages.goto('/messaging')
  await expect(messages.getByRole('link', { name: /Leo Leaver/ })).toBeVisible()
  for (const isHeard of heard) await isHeard()
  await must(leaver.client.functions.invoke('secure-account-deletion', { body: {} }))
  await expect(feed.getByText('Farewell')).toHaveCount(0)
  await expect(messages.getByRole('link', { name: /Leo Leaver/ })).toHaveCount(0)
  await expect(profile).toHaveURL('/feed')
})

test('SM10 Public View shows what other members see, without delete buttons', async ({
  createMember,
  signInAs,
  elsewhere,
}) => {
  const [member, other] = [await createMember('Mia Member'), await createMember()]
  await follow(other, member)
  await write(member, 'Seen by all')
  const page = await signInAs(member)
  await page.goto('/profile?view=public')
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText('1 follower')
  await expect(panel).toContainText('Seen by all')
  await expect(panel.getByRole('button', { name: 'Delete Post' })).toHaveCount(0)
  await expect(panel.getByRole('link', { name: 'Start a post' })).toHaveCount(0)
  const theirs = await elsewhere(other)
  await theirs.goto(`/profile/${member.id}`)
  const counts = theirs.getByRole('main').getByRole('list').first()
  await expect(counts).toContainText('1 follower')
  await expect(panel.getByRole('list').first()).toHaveText((await counts.textContent()) ?? '')
})

test('SM13 the button for older conversations loads them and disappears', async ({
  createMember,
  signInAs,
}) => {
  test.slow()
  const reader = await createMember('Rea Reader')
  const friends = await Promise.all(Array.from({ length: 33 }, (_, index) => createMember(`Friend ${index}`)))
  for (const [index, friend] of friends.entries()) await tell(friend, reader, `Hello ${index}`)
  const page = await signInAs(reader)
  await page.goto('/messaging')
  const list = page.getByRole('navigation', { name: 'Conversations' })
  const more = list.getByRole('button', { name: 'Show older conversations' })
  await more.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const place = (await more.boundingBox())!.y
  await more.click()
  const older = list.getByRole('link', { name: /Friend 2\b/ })
  await expect(older).toBeVisible()
  await expect(older).toBeInViewport()
  await expect.poll(async () => Math.abs((await older.boundingBox())!.y - place)).toBeLessThan(60)
})
