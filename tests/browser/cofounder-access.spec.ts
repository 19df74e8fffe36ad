import type { Page } from '@playwright/test'
import { inLongForm, isLongForm } from '../support/long-form.ts'
import { beekeepers, saveOutput } from './cofounder-support.ts'
import { expect, type Member, test } from './journey.ts'

const empty = ['/validation', '/refinement', '/customers', '/pitch']

const time = '2026-01-01T00:00:00Z'
const table = '# Result\n\n| Figure | Likely |\n|---|---|\n| TAM | €36 million |\n\n- one\n- two'

/** Saves data of a member for every screen. */
async function furnish(member: Member) {
  const messages = beekeepers.flatMap(content => [
    { role: 'assistant', content: table, timestamp: time },
    { role: 'user', content, timestamp: time },
  ])
  const pitch = await saveOutput(member, { type: 'pitch_coaching', content: table, input: { messages } })
  const idea = await saveOutput(member, { type: 'idea_refinement', content: table, input: { messages } })
  const validation = await saveOutput(member, {
    type: 'problem_validation',
    content: table,
    input: { messages },
  })
  const customers = await saveOutput(member, { type: 'customer_analysis', content: table })
  return [
    '/journey',
    `/validation?output=${validation}`,
    `/refinement?output=${idea}`,
    `/customers?output=${customers}`,
    `/pitch?output=${pitch}`,
  ]
}

async function checkScreen(page: Page, path: string, findViolations: (page: Page) => Promise<string[]>) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).not.toHaveURL(/output=/)
  expect(await findViolations(page)).toEqual([])
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
}

inLongForm(test)(
  'axe finds no fault on the screens of the helpers, in both themes, on a desktop and on a phone',
  async ({ createMember, signInAs, findViolations }) => {
    const member = await createMember()
    const full = await furnish(member)
    const page = await signInAs(member)
    for (const path of isLongForm ? [...empty, ...full] : full) await checkScreen(page, path, findViolations)
    await page.getByRole('button', { name: 'AI History' }).click()
    await expect(page.getByRole('dialog', { name: 'AI History' }).getByRole('listitem').first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of isLongForm ? full : []) await checkScreen(page, path, findViolations)
    await page.getByRole('button', { name: 'Ask your co-founder' }).click()
    await expect(page.getByRole('dialog', { name: 'Chat with your co-founder' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  },
)

inLongForm(test)(
  'with sixty messages, scrolling and typing cause no slow frame',
  async ({ createMember, signInAs }) => {
    const member = await createMember()
    const messages = Array.from({ length: 60 }, (_, index) => ({
      role: index % 2 ? 'assistant' : 'user',
      content:
        index % 2 ? `${table}\n\n${'A longer paragraph of an answer. '.repeat(12)}` : `Question ${index}`,
      timestamp: time,
    }))
    const id = await saveOutput(member, { type: 'idea_refinement', content: table, input: { messages } })
    const page = await signInAs(member)
    await page.goto(`/refinement?output=${id}`)
    const card = page.getByRole('region', { name: 'Refinement', exact: true })
    await expect(card.getByRole('listitem').filter({ hasText: 'Question 58' })).toBeVisible()
    // A long answer is shown from its first line, not from its end.
    await expect(card.getByText('Your co-founder', { exact: true }).last()).toBeInViewport()
    // The page itself must not become longer when its conversation becomes longer.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1800)
    // Measures the time that React and the page's scripts need for each keystroke and scroll. Other work of the
    // machine does not count.
    const client = await page.context().newCDPSession(page)
    await client.send('Performance.enable')
    const scriptTime = async () => {
      const { metrics } = await client.send('Performance.getMetrics')
      const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
      return of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')
    }
    const box = card.getByRole('textbox')
    await box.focus()
    const text = 'Typing goes on without a pause.'
    const beforeTyping = await scriptTime()
    await page.keyboard.type(text)
    const perKey = ((await scriptTime()) - beforeTyping) / text.length
    const scroller = page.getByRole('region', { name: 'Refinement conversation' })
    const beforeScroll = await scriptTime()
    const frames = 30
    await scroller.evaluate(
      (element, steps) =>
        new Promise<void>(resolve => {
          const scroll = (left: number) => {
            element.scrollTop -= 200
            if (left === 0) resolve()
            else requestAnimationFrame(() => scroll(left - 1))
          }
          scroll(steps)
        }),
      frames,
    )
    const perFrame = ((await scriptTime()) - beforeScroll) / frames
    expect(perKey * 1000).toBeLessThan(50)
    expect(perFrame * 1000).toBeLessThan(50)
  },
)
