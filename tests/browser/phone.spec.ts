/**
 * Tests the space on a phone: in half of the screen while the keyboard is open, and on screens from 320 pixels
 * wide.
 */
import type { Locator } from '@playwright/test'
import { projectOf } from './cofounder-support.ts'
import { expect, type Member } from './journey.ts'
import { must, tell, test } from './network.ts'
import { lost } from './own-server.ts'

const phone = { width: 390, height: 844 }
/** The visible size of the same phone while its keyboard is open. */
const half = { width: 390, height: 350 }

const said = Array.from({ length: 12 }, (_, index) => ({
  id: `${index}`,
  role: index % 2 === 0 ? 'assistant' : 'user',
  content: index % 2 === 0 ? `And what happened then, number ${index}?` : `They called me back, ${index}.`,
  timestamp: `2026-01-01T00:00:${String(index).padStart(2, '0')}Z`,
}))

async function holdTalk(member: Member, helper: 'pitch' | 'mentor') {
  const p_project = await projectOf(member)
  await must(member.client.rpc('merge_helper_session', { p_project, p_helper: helper, p_messages: said }))
}

/**
 * Expects that the input and the last message are completely in the window, with a few readable lines. The page
 * scrolls once when the input gets the focus. If the layout changes meanwhile, the page can scroll too far. So the
 * check repeats from the top.
 */
async function expectRoomToTalk(box: Locator, last: Locator) {
  await expect(async () => {
    await box.evaluate(input => {
      input.blur()
      window.scrollTo(0, 0)
      input.focus()
    })
    await expect(box).toBeInViewport({ ratio: 1, timeout: 500 })
    await expect(last).toBeInViewport({ ratio: 1, timeout: 500 })
  }).toPass({ timeout: 30_000 })
}

test('KB06 while the keyboard covers half of a phone, a chat shows its last message and its text box', async ({
  createMember,
  signInAs,
}) => {
  const [member, friend] = await Promise.all([createMember(), createMember('Fia Friend')])
  await Promise.all([holdTalk(member, 'pitch'), holdTalk(member, 'mentor'), tell(friend, member, 'See you?')])
  const page = await signInAs(member)
  const last = page.getByText('They called me back, 11.', { exact: true })
  await page.setViewportSize(phone)
  await page.goto('/pitch')
  const talk = page.getByRole('region', { name: 'Coaching conversation' })
  await expect(talk.getByText('They called me back, 11.')).toBeVisible()
  await page.setViewportSize(half)
  await expectRoomToTalk(page.getByRole('textbox', { name: 'Answer your coach' }), talk.locator(last))
  expect((await talk.boundingBox())?.height).toBeGreaterThan(180)

  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Ask your co-founder' }).click()
  const panel = page.getByRole('dialog', { name: 'Chat with your co-founder' })
  await expect(panel.getByText('They called me back, 11.')).toBeVisible()
  await page.setViewportSize(half)
  await expectRoomToTalk(panel.getByRole('textbox'), panel.locator(last))
  const conversation = panel.getByRole('region', { name: 'Conversation with your co-founder' })
  expect((await conversation.boundingBox())?.height).toBeGreaterThan(180)

  // An answer is shown from its first line. Proposals for the board come below the answer and do not move it.
  await page.setViewportSize(phone)
  const [isAsked, answerNow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/functions/v1/chat-with-deepseek', async route => {
    isAsked.resolve()
    await answerNow.promise
    await route.continue()
  })
  await panel.getByRole('textbox').fill('How do I find my first ten customers?')
  await page.keyboard.press('Enter')
  await isAsked.promise
  // An element above the question that loads late, such as the tiles, must not move the question out of view.
  await conversation.evaluate(async box => {
    const late = document.createElement('div')
    late.style.height = '200px'
    box.querySelector('li')?.append(late)
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
  answerNow.resolve()
  await expect(conversation.getByRole('region', { name: 'Keep for your board: Mentor' })).toBeAttached()
  const answer = conversation.locator('[data-message]').last()
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN
  const below = async () => (await top(answer)) - (await top(conversation))
  await expect.poll(async () => 0 <= (await below()) && (await below()) < 40).toBe(true)
  expect((await conversation.boundingBox())?.height).toBeGreaterThan(300)

  await page.goto(`/messaging?userId=${friend.id}`)
  await expectRoomToTalk(
    page.getByRole('textbox', { name: 'Write to Fia Friend' }),
    page.getByRole('list').getByText('See you?'),
  )
})

test('KB07 with four taps a founder logs an interview from the bottom bar; no label of the bar wraps at 320 px', async ({
  createMember,
  signInAs,
}) => {
  const member = await createMember()
  await projectOf(member)
  const page = await signInAs(member)
  await page.setViewportSize(phone)
  await page.goto('/feed')
  let taps = 0
  const tap = async (target: Locator) => {
    // The first two targets must already be in view; the fields of the form may need a scroll.
    if (taps < 2) await expect(target).toBeInViewport({ ratio: 0.9 })
    await target.click()
    taps += 1
  }
  const bar = page.getByRole('navigation', { name: 'Main' }).last()
  await tap(bar.getByRole('link', { name: 'Evidence' }))
  await tap(page.getByRole('tab', { name: 'Interviews' }))
  const form = page.getByRole('region', { name: 'Log an interview' })
  await tap(form.getByRole('textbox', { name: /said/i }).first())
  await page.keyboard.insertText('Last Tuesday three patients did not show up.')
  await tap(form.getByRole('button', { name: 'Save interview' }))
  await expect(page.getByRole('heading', { name: '1 interview' })).toBeVisible()
  expect(taps).toBe(4)

  await page.setViewportSize({ width: 320, height: 640 })
  const labels = await bar.getByRole('link').evaluateAll(links =>
    links.map(link => {
      const range = document.createRange()
      range.selectNodeContents(link.querySelector('span') ?? link)
      const { left, right, height } = range.getBoundingClientRect()
      return { left, right, height }
    }),
  )
  for (const [index, label] of labels.entries()) {
    expect(label.height).toBeLessThan(16)
    expect(label.left).toBeGreaterThan((labels[index - 1]?.right ?? 0) + 2)
  }
  expect(labels.at(-1)?.right).toBeLessThan(320)
})

test('Q03 SM17 OF08 a longer quote does not move the page, touch screens show “New line”, and the offline notice covers nothing', async ({
  createMember,
  signInAs,
  browser,
  server,
  allowConsole,
}) => {
  allowConsole(...lost, /AppError/)
  const member = await createMember()
  await projectOf(member)
  const touch = await browser.newContext({
    baseURL: server.url,
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const page = await signInAs(member, touch)
  await page.goto('/feed')
  const box = page.getByRole('textbox', { name: 'Start a post' })
  await box.fill('First second')
  await box.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 6))
  await page.getByRole('button', { name: 'New line' }).first().tap()
  await expect(box).toHaveValue('First\nsecond')
  await expect(box).toBeFocused()
  await page.waitForLoadState('networkidle')
  await touch.setOffline(true)
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible()
  const places = await page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight)
    await new Promise(resolve => requestAnimationFrame(resolve))
    const boxOf = (name: string) => document.querySelector(name)?.getBoundingClientRect()
    const ends = [...document.querySelectorAll('main *')].filter(one => one.getClientRects().length > 0)
    const content = Math.max(...ends.map(one => one.getBoundingClientRect().bottom))
    return { content, bar: boxOf('[data-offline]'), tabs: boxOf('[data-foot]') }
  })
  expect(places.content).toBeLessThanOrEqual(places.bar?.top ?? 0)
  expect(places.bar?.bottom).toBeLessThanOrEqual(places.tabs?.top ?? 0)
  await touch.close()

  const desk = await signInAs(member)
  await desk.clock.install()
  await desk.goto('/customers')
  await expect(desk.getByRole('button', { name: 'Load Previous Analyses' })).toBeEnabled()
  await expect(desk.locator('[data-quote]')).toBeVisible()
  await desk.evaluate(() => document.fonts.ready)
  const quote = desk.locator('[data-quote] blockquote')
  const seen = new Set<string>()
  const heights = new Set<number>()
  for (let turn = 0; turn < 6; turn += 1) {
    seen.add((await quote.textContent()) ?? '')
    heights.add((await desk.locator('[data-quote]').boundingBox())?.height ?? 0)
    await desk.clock.fastForward(30_600)
  }
  expect(seen.size).toBeGreaterThan(2)
  expect(heights.size).toBe(1)
})
