import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { inLongForm } from '../support/long-form.ts'
import { expect, type Member, test } from './journey.ts'

/** Saves a market research, and a conversation with the co-founder that nobody else may see. */
async function workOut(member: Member) {
  const { client } = member
  const { data: project } = await client
    .from('startup_projects')
    .update({ name: 'Chairside', description: 'No-show prevention for dental practices.' })
    .eq('user_id', member.id)
    .select('id')
    .single()
  const request = {
    market: 'No-show prevention for dental practices in Germany',
    industry: 'healthcare',
    targetCustomer: 'Practices with two to six chairs',
    record: {
      version: 1 as const,
      answers: {
        many: { buyers: { low: 38_000, high: 38_000 }, counted: 'association' as const, where: 'KZBV' },
        earn: {
          type: 'subscription' as const,
          price: { low: 79, high: 79, currency: 'EUR', per: 'month' as const },
          known: 'told' as const,
        },
        far: { fits: 25, won: { low: 90, high: 90 } },
      },
    },
  }
  const { data: research } = await client.functions.invoke('market-research', { body: request })
  const output = { project_id: project?.id ?? '', input_data: {} }
  const done = await Promise.all([
    client.from('journey_progress').insert({ project_id: output.project_id, step_id: 'problem-definition' }),
    client.from('ai_outputs').insert({
      ...output,
      output_type: 'market_research',
      output_content: `${research.analysis}\n\n<img src="x" onerror="alert(1)">`,
      metadata: { data_quality: research.dataQuality, result: research.result },
    }),
    client.from('ai_outputs').insert({
      ...output,
      output_type: 'apple-ai-chat',
      output_content: 'A secret between us',
      metadata: {},
    }),
  ])
  expect(done.map(({ error }) => error)).toEqual([null, null, null])
}

async function exported(page: Page, format: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Plan' }).click()
  await page.getByRole('menuitem', { name: format }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) }
}

inLongForm(test)(
  'the button Export Plan downloads the plan as Word, PDF and Markdown',
  async ({ createMember, signInAs }) => {
    const member = await createMember('Nora Founder')
    await workOut(member)
    const page = await signInAs(member)
    await page.goto('/journey')
    const markdown = await exported(page, 'Markdown')
    expect(markdown.name).toBe('chairside-plan.md')
    const text = strFromU8(markdown.bytes)
    expect(text).toContain('# Chairside')
    expect(text.match(/^## .*$/gm)).toEqual(['## Summary', '## The market'])
    expect(text).not.toMatch(/% complete|Problem Definition/)
    expect(text).not.toContain('A secret between us')
    expect(text).not.toContain(member.email)

    const word = await exported(page, 'Word (.docx)')
    expect(word.name).toBe('chairside-plan.docx')
    const files = unzipSync(word.bytes)
    expect(strFromU8(files['word/document.xml']!)).toContain('Chairside')
    const pictures = Object.entries(files).filter(([path]) => path.startsWith('word/media/'))
    expect(pictures.map(([, bytes]) => [...bytes.slice(0, 4)])).toEqual([[0x89, 0x50, 0x4e, 0x47]])

    const pdf = await exported(page, 'PDF')
    expect(pdf.name).toBe('chairside-plan.pdf')
    expect(strFromU8(pdf.bytes.slice(0, 5))).toBe('%PDF-')
    expect(pdf.bytes.length).toBeGreaterThan(10_000)
    // Text with characters that the typeface lacks would become an image. The chart of the market is made of lines,
    // so this document has no image.
    const imagesIn = (bytes: Uint8Array) => strFromU8(bytes, true).match(/\/Subtype \/Image/g)?.length ?? 0
    expect(imagesIn(pdf.bytes)).toBe(0)
    await member.client.from('startup_projects').update({ name: '椅子の隣 🦷' }).eq('user_id', member.id)
    const drawn = await exported(page, 'PDF')
    expect(drawn.name).toBe('椅子の隣-plan.pdf')
    expect(imagesIn(drawn.bytes)).toBeGreaterThan(0)
  },
)

inLongForm(test)(
  'a link made with Collaboration opens for a signed-out visitor, shows no e-mail address, and stops working when revoked',
  async ({ createMember, signInAs, browser, findViolations }) => {
    const member = await createMember('Nora Founder')
    await workOut(member)
    const page = await signInAs(member)
    await page.goto('/journey?open=collaboration')
    const dialog = page.getByRole('dialog', { name: 'Share your plan' })
    await expect(dialog).toContainText('Your email address and your talks')
    await expect(dialog).toContainText('No links yet')
    await dialog.getByLabel('For whom? (optional)').fill('Ida Investor')
    await dialog.getByRole('button', { name: 'Create link' }).click()
    const line = dialog.getByRole('listitem').filter({ hasText: 'Ida Investor' })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await line.getByRole('button', { name: 'Copy link' }).click()
    await expect(line.getByRole('button', { name: 'Copied' })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/plan\/[0-9a-f]{64}$/)
    expect(await findViolations(page)).toEqual([])

    const stranger = await (await browser.newContext()).newPage()
    const answers: string[] = []
    stranger.on('response', async response => {
      if (response.url().includes('/rest/v1/')) answers.push(await response.text().catch(() => ''))
    })
    await stranger.goto(link)
    await expect(stranger.getByRole('heading', { level: 1, name: 'Chairside' })).toBeVisible()
    expect(await findViolations(stranger)).toEqual([])
    await expect(stranger.getByText('Nora Founder')).toBeVisible()
    await expect(stranger.getByText(/A read-only plan, updated/)).toBeVisible()
    await expect(stranger.getByRole('figure', { name: 'Market size' })).toBeVisible()
    await expect(stranger.getByText('A secret between us')).toHaveCount(0)
    await expect(stranger.locator('main img')).toHaveCount(0)
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    expect(answers.join()).not.toContain(member.email)
    expect(answers.join()).not.toContain(member.id)

    await line.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText('Link revoked')).toBeVisible()
    await expect(dialog).toContainText('No links yet')
    await stranger.reload()
    await expect(stranger.getByRole('heading', { level: 1, name: 'This plan is not shared' })).toBeVisible()
    await stranger.context().close()
  },
)

inLongForm(test)(
  'each of the three buttons of the landing page opens the page that it names',
  async ({ createMember, signInAs }) => {
    const page = await signInAs(await createMember())
    const opens = [
      ['Reset Journey', page.getByRole('alertdialog', { name: 'Start the journey again?' })],
      ['Export Plan', page.getByRole('menuitem', { name: 'PDF' })],
      ['Collaboration', page.getByRole('dialog', { name: 'Share your plan' })],
    ] as const
    for (const [name, opened] of opens) {
      await page.goto('/')
      await page.getByRole('navigation', { name: 'Plan', exact: true }).getByRole('link', { name }).click()
      await expect(page).toHaveURL(/\/journey/)
      await expect(opened).toBeVisible()
    }
  },
)
