import { inLongForm } from '../support/long-form.ts'
import { expect, type Member, test } from './journey.ts'

async function send(from: Member, to: Member, count: number) {
  // The recipient follows the sender, so that the message is not a request.
  await to.client
    .from('follows')
    .upsert(
      { follower_id: to.id, following_id: from.id },
      { onConflict: 'follower_id,following_id', ignoreDuplicates: true },
    )
    .throwOnError()
  const opened = await from.client.rpc('create_or_get_direct_conversation', { recipient_id: to.id })
  if (opened.error) throw opened.error
  const { data: conversation } = await from.client.from('conversations').select('id').single()
  for (let index = 0; index < count; index++) {
    const { error } = await from.client
      .from('messages')
      .insert({ conversation_id: conversation!.id, sender_id: from.id, content: `Message ${index}` })
    if (error) throw error
  }
}

/** Returns the colour that is painted, whatever its notation in the style sheet is. */
function colourOf(element: Element): number[] {
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!brush) return []
  brush.fillStyle = getComputedStyle(element).backgroundColor
  brush.fillRect(0, 0, 1, 1)
  return [...brush.getImageData(0, 0, 1, 1).data]
}

inLongForm(test)(
  'T03 the unread badge updates without a reload and shows at most 9+',
  async ({ createMember, signInAs }) => {
    const [reader, writer] = [await createMember('Rea Reader'), await createMember('Wim Writer')]
    const page = await signInAs(reader)
    await page.goto('/courses')
    const tab = page.getByRole('link', { name: /^Messaging/ })
    await expect(tab).toHaveText('Messaging')
    await send(writer, reader, 2)
    await expect(tab).toHaveText('Messaging2 unread')
    await send(writer, reader, 8)
    await expect(tab).toHaveText('Messaging9+ unread')
    const badge = tab.getByText('9+')
    const [red = 0, green = 0, blue = 0] = await badge.evaluate(colourOf)
    expect(Math.min(red - green, red - blue), 'the badge is red').toBeGreaterThan(80)
    const { error } = await reader.client
      .from('messages')
      .update({ read_at: new Date().toISOString() })
      .is('read_at', null)
      .neq('sender_id', reader.id)
    expect(error).toBeNull()
    await expect(tab).toHaveText('Messaging')
  },
)

test('T04 T05 Sign Out returns to / and leaves no data in the browser', async ({
  createMember,
  signInAs,
}) => {
  const member = await createMember()
  const page = await signInAs(member)
  await page.goto('/dashboard')
  const header = page.getByRole('banner')
  await expect(header.getByText(`Welcome, ${member.email}`)).toBeVisible()
  await header.getByRole('link', { name: 'Undaunted, home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await header.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('undaunted-session'))).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText(member.email)).toHaveCount(0)
})

test('S05 S06 S07 a key and a button collapse the sidebar, and a cookie stores this for a week', async ({
  createMember,
  signInAs,
  context,
}) => {
  const page = await signInAs(await createMember())
  await page.goto('/dashboard')
  const sidebar = page.locator('[data-sidebar]')
  // Waits for the app, because the sidebar of the prerendered page does not react to keys.
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  await expect(sidebar).toHaveCSS('width', '256px')
  await page.keyboard.press('Control+b')
  await expect(sidebar).toHaveCSS('width', '48px')
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
  expect(cookie?.value).toBe('false')
  const days = (cookie!.expires - Date.now() / 1000) / (24 * 60 * 60)
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  await expect(sidebar).toHaveCSS('width', '48px')
  await page.keyboard.press('Meta+b')
  await expect(sidebar).toHaveCSS('width', '256px')
  await page.getByRole('button', { name: 'Toggle the sidebar' }).click()
  await expect(sidebar).toHaveCSS('width', '48px')
  await expect(page.getByRole('link', { name: 'Problem Validation' }).first()).toBeVisible()
})

test('a member can switch the theme, and the choice is stored; without a choice the theme is that of the system', async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/auth')
  const toNight = page.getByRole('button', { name: 'Switch to the night theme' })
  await expect(toNight).toBeEnabled()
  const paper = await ground()
  await toNight.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await expect.poll(ground).not.toBe(paper)
  const night = await ground()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await page.evaluate(() => localStorage.removeItem('undaunted-theme'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect.poll(ground).toBe(night)
})

inLongForm(test)(
  'S07 from 768 pixels on the sidebar is beside the page; on smaller screens it is a sheet',
  async ({ createMember, signInAs }) => {
    const page = await signInAs(await createMember())
    await page.goto('/dashboard')
    for (const [width, isBeside] of [
      [767, false],
      [768, true],
      [767, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.locator('[data-sidebar]')).toBeVisible({ visible: isBeside })
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('S07 T02 SM11 PH01 one menu, 18rem wide, holds the sidebar, the other tabs, the address and Sign Out', async ({
    createMember,
    signInAs,
  }) => {
    const member = await createMember()
    const page = await signInAs(member)
    await page.goto('/dashboard')
    await expect(page.locator('[data-sidebar=expanded]')).toHaveCount(0)
    const controls = page
      .getByRole('banner')
      .locator('button:visible, a:visible:not([aria-label*=Undaunted])')
    await expect(controls).toHaveCount(3)
    await page.getByRole('button', { name: 'Menu' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect(sheet).toHaveCSS('width', '288px')
    await sheet.getByRole('link', { name: 'Help' }).tap()
    await expect(page).toHaveURL('/help')
    await expect(sheet).toHaveCount(0)
    await page.getByRole('button', { name: 'Menu' }).tap()
    await sheet.getByRole('link', { name: 'My Mentors' }).tap()
    await expect(page).toHaveURL('/mentors')
    await expect(page.getByText('Coming soon')).toBeVisible()
    await expect(controls).toHaveCount(3)
    await page.getByRole('button', { name: 'Menu' }).tap()
    await sheet.getByRole('link', { name: 'Dashboard' }).tap()
    await expect(page).toHaveURL('/dashboard')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(sheet.getByText(`Welcome, ${member.email}`)).toBeVisible()
    await sheet.getByRole('button', { name: 'Sign Out' }).tap()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
})

inLongForm(test)(
  'PH01 on a phone of 320 px every tab at the bottom shows its complete label',
  async ({ createMember, signInAs }) => {
    const page = await signInAs(await createMember())
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/feed')
    const tabs = page.locator('nav[data-foot] li')
    await expect(tabs).toHaveText(['Feed', 'Building Hub', 'Evidence', 'Messaging', 'Me'])
    await page.evaluate(() => document.fonts.ready)
    const cut = await tabs.evaluateAll(items =>
      items.flatMap(item => {
        const label = item.querySelector('span')
        const text = label?.firstChild
        if (!label || !text) return ['no label']
        // A word is complete if all of it is on one line and inside its tab.
        const { left, right } = item.getBoundingClientRect()
        return [...(label.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const [line, ...more] = range.getClientRects()
          const isWhole = line && more.length === 0 && line.left >= left - 0.5 && line.right <= right + 0.5
          return isWhole ? [] : [word]
        })
      }),
    )
    expect(cut).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  },
)
