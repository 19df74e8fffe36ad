import type { Page } from '@playwright/test'
import { inLongForm } from '../support/long-form.ts'
import { expect, test } from './journey.ts'

// Runs with animations, because the story moves while the visitor scrolls.
test.use({ reducedMotion: 'no-preference' })

const sections = ['Welcome', 'Our Philosophy', 'Our Mission', 'The Value You Gain']
/** Waits until the app has replaced the prerendered page, so that scroll position and focus stay. */
async function open(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.locator('#root[data-picture]')).toHaveCount(0)
}
const scrollTo = (page: Page, share: number) =>
  page.evaluate(part => {
    const range = document.documentElement.scrollHeight - innerHeight
    window.scrollTo({ top: range * part, behavior: 'instant' })
  }, share)

test('L01 L02 the story shows one of four sections, depending on the scroll position', async ({ page }) => {
  await open(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('Welcome to Undaunted')
  await expect(heading).toContainText('Founding')
  await expect(heading).toContainText('without Fear')
  for (const [share, shown] of [
    [0, 0],
    [0.24, 0],
    [0.26, 1],
    [0.49, 1],
    [0.51, 2],
    [0.74, 2],
    [0.76, 3],
    [1, 3],
  ] as const) {
    await scrollTo(page, share)
    for (const [index, name] of sections.entries()) {
      const section = page.getByRole('region', { name, exact: true })
      await expect(section, `${name} at ${share}`).toHaveCSS('opacity', index === shown ? '1' : '0')
    }
  }
  const value = page.getByRole('region', { name: 'The Value You Gain' })
  await expect(value.getByRole('heading', { level: 3 })).toHaveText([
    'De-risk your idea',
    'A founders community',
    'AI as your co-founder',
  ])
  await expect(value.getByRole('figure')).toContainText('TAM€36 million')
})

test('L03 the button SCROLL TO EXPLORE and the buttons of the sections work by keyboard', async ({
  page,
}) => {
  await open(page)
  const hint = page.getByRole('button', { name: 'SCROLL TO EXPLORE' })
  await expect(hint).toBeEnabled()
  await hint.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Our Philosophy' })).toHaveCSS('opacity', '1')
  await page.getByRole('button', { name: 'The Value You Gain' }).press('Space')
  await expect(page.getByRole('region', { name: 'The Value You Gain' })).toHaveCSS('opacity', '1')
})

test('L04 AF04 Login and START YOUR JOURNEY go to /auth: the first to sign-in, the second to sign-up', async ({
  page,
}) => {
  for (const [name, button] of [
    ['Login', 'Sign In'],
    ['START YOUR JOURNEY', 'Sign Up'],
  ] as const) {
    await page.goto('/')
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(url => url.pathname === '/auth')
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
  }
})

test('L05 L06 in the header Reset Journey, Export Plan and Collaboration are smaller than Login, and each leads a visitor to /auth', async ({
  page,
}) => {
  await page.goto('/')
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name })
  for (const name of ['Reset Journey', 'Export Plan', 'Collaboration'])
    await expect(link(name)).toHaveAttribute('href', '/auth')
  await expect(link('Export Plan')).toHaveCSS('font-weight', '400')
  await expect(link('Login')).toHaveCSS('font-weight', '600')
  await link('Export Plan').click()
  await expect(page).toHaveURL('/auth')
})

inLongForm(test)(
  'a member sees "Go to your feed", and the plan tools open the journey',
  async ({ createMember, signInAs }) => {
    const page = await signInAs(await createMember())
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Export Plan' })).toHaveAttribute(
      'href',
      '/journey?open=export',
    )
    await page.getByRole('link', { name: 'Go to your feed' }).click()
    await expect(page).toHaveURL('/feed')
  },
)

inLongForm(test)('the landing page loads neither the router nor the backend client', async ({ page }) => {
  const loaded: Promise<Buffer>[] = []
  page.on('response', response => {
    if (response.url().endsWith('.js')) loaded.push(response.body())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const sizes = (await Promise.all(loaded)).map(({ length }) => length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('L05 one button opens the plan tools, and nothing is wider than the screen', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Plan menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Plan menu' }).getByRole('link')).toHaveText([
      'Reset Journey',
      'Export Plan',
      'Collaboration',
    ])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
})

test.describe('on a very small screen', () => {
  test.use({ viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true })

  inLongForm(test)(
    'the sections stand one below another, each is readable, and the main button is always visible',
    async ({ page }) => {
      await open(page)
      const action = page.getByRole('link', { name: 'START YOUR JOURNEY' })
      for (const name of sections) {
        const section = page.getByRole('region', { name, exact: true })
        await section.scrollIntoViewIfNeeded()
        await expect(section).toHaveCSS('opacity', '1')
        await expect(action).toBeInViewport({ ratio: 1 })
      }
      const boxes = await Promise.all(
        sections.map(name => page.getByRole('region', { name, exact: true }).boundingBox()),
      )
      for (const [index, box] of boxes.slice(1).entries()) {
        expect(box!.y).toBeGreaterThanOrEqual(boxes[index]!.y + boxes[index]!.height - 1)
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    },
  )
})
