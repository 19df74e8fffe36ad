import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { lintSlides } from '../support/lint-slides.ts'
import { projectOf } from './cofounder-support.ts'
import { expect, type Member, test } from './journey.ts'

async function writeFacts(member: Member) {
  const project_id = await projectOf(member)
  const told = { evidence: 'told' as const, project_id }
  const { error } = await member.client.from('facts').insert([
    { ...told, topic: 'problem', text: 'Bread is sold out before seven.' },
    { ...told, topic: 'cost', text: 'Each lost morning costs €40.', evidence: 'guess' },
    { ...told, topic: 'price', text: '€2 a day', evidence: 'guess' },
  ])
  if (error) throw error
  await member.client
    .from('member_settings')
    .upsert({ user_id: member.id, early_access: true }, { onConflict: 'user_id' })
}
const saved = async (member: Member) =>
  (await member.client.from('decks').select('version, content').single()).data as {
    version: number
    content: { order: string[]; edits: Record<string, string> }
  } | null
const slide = (page: Page, name: RegExp) => page.getByRole('article', { name })
const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('DK06 DK07 DK08 DK09 DK12 a founder edits the deck, drags a slide, prints it, downloads it, and reads it on a phone', async ({
  createMember,
  signInAs,
  findViolations,
}) => {
  const member = await createMember()
  await writeFacts(member)
  const page = await signInAs(member)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/deck')
  const problem = slide(page, /: Problem$/)
  await expect(problem.getByText('Each lost morning costs €40.')).toBeVisible()
  await expect(problem.getByText('guess', { exact: true })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByText('slides are still blank').click()
  await page.getByRole('button', { name: 'Edit Customer and solution, Why now' }).click()
  await page.getByLabel('Customer and solution, Why now, in your words').fill('The last mill reopened.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(async () => (await saved(member))?.content.edits['cover.now'])
    .toBe('The last mill reopened.')
  await expect(slide(page, /: Cover$/).getByText('The last mill reopened.')).toBeVisible()
  const order = page.getByRole('region', { name: 'Order of the slides' })
  const row = (name: string) => order.getByRole('listitem').filter({ hasText: name })
  await row('Team').dragTo(row('Problem'))
  await expect
    .poll(async () => (await saved(member))?.content.order.slice(0, 3))
    .toEqual(['cover', 'team', 'problem'])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PowerPoint' }).click()
  await page.getByRole('button', { name: 'Take it anyway' }).click()
  expect(lintSlides(new Uint8Array(await readFile(await (await download).path())))).toEqual([])
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  // Bars are drawn as backgrounds. They must be visible even in a print without backgrounds.
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const bars = page.locator('.printed dd > span, .printed figure span[style]')
  expect(await bars.count()).toBeGreaterThan(0)
  for (const bar of await bars.all())
    expect(await bar.evaluate(one => getComputedStyle(one).printColorAdjust)).toBe('exact')
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  // The document has five pages: the slides with content, and the questions that an investor would still ask.
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(5)
  expect(pdf.match(/\/MediaBox\s*\[0 0 960 540\]/g)).toHaveLength(5)

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(problem.getByText('Bread is sold out before seven.')).toBeVisible()
    expect(await isWider(page)).toBe(false)
  }
  expect(await findViolations(page)).toEqual([])
})

test('DS15 a name of 99 characters stays inside its slide, on the page and printed', async ({
  createMember,
  signInAs,
}) => {
  const name = 'W'.repeat(99)
  const member = await createMember(name)
  await writeFacts(member)
  const project_id = await projectOf(member)
  const { error } = await member.client
    .from('startup_projects')
    .update({ name, description: `${name} ${name}` })
    .eq('id', project_id)
  if (error) throw error
  const topics = ['customer', 'solution', 'difference', 'reach', 'price', 'money', 'team', 'ask'] as const
  const said = await member.client.from('facts').insert([
    ...topics.map(topic => ({ project_id, topic, text: `${name} ${'word '.repeat(24)}${name}` })),
    ...[1, 2, 3].map(rank => ({
      project_id,
      topic: 'rival' as const,
      text: name,
      subject: `${name.slice(1)}${rank}`,
    })),
  ])
  if (said.error) throw said.error
  const page = await signInAs(member)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/deck')
  await expect(slide(page, /: Problem$/)).toBeVisible()
  const outside = (within: string, high: number) =>
    page
      .locator(`${within} article`)
      .evaluateAll(
        (slides, most) =>
          slides.flatMap(one =>
            one.scrollWidth > one.clientWidth || one.scrollHeight > (most || one.clientHeight)
              ? [`${one.getAttribute('aria-label')} ${one.scrollWidth} × ${one.scrollHeight}`]
              : [],
          ),
        high,
      )
  expect(await outside('main', 0)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('.printed article')).not.toHaveCount(0)
  expect(await outside('.printed', 720)).toEqual([])
})
