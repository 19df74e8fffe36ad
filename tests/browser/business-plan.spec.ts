import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { inLongForm } from '../support/long-form.ts'
import { projectOf } from './cofounder-support.ts'
import { expect, type Member, test } from './journey.ts'

async function writeFacts(member: Member) {
  const project_id = await projectOf(member)
  const { error } = await member.client.from('facts').insert([
    { project_id, topic: 'problem', text: 'Bread is sold out before seven.', evidence: 'told' },
    { project_id, topic: 'price', text: '€2 a day 🥖', evidence: 'guess' },
  ])
  if (error) throw error
  await member.client
    .from('member_settings')
    .upsert({ user_id: member.id, early_access: true }, { onConflict: 'user_id' })
}

inLongForm(test)(
  'BP05 BP06 BP07 a founder writes a section, downloads the plan with the questions that a lender would ask, and reads it on a phone',
  async ({ createMember, signInAs }) => {
    const member = await createMember()
    await writeFacts(member)
    const page = await signInAs(member)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/business-plan')
    const summary = page.getByRole('region', { name: 'Executive summary' })
    await expect(summary.getByText('Bread is sold out before seven.')).toBeVisible()
    await page.getByRole('button', { name: 'Edit Appendix' }).click()
    await page.getByLabel('Appendix, in your words').fill('## Letters\n\nThe mill wrote to us.')
    await expect(page.getByRole('article', { name: 'Appendix, as it reads' })).toContainText('The mill wrote')
    const saved = member.client.from('business_plans').select('content').single()
    await expect
      .poll(async () => (await saved).data?.content)
      .toMatchObject({ edits: { appendix: '## Letters\n\nThe mill wrote to us.' } })

    const take = async (name: string) => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByRole('button', { name: 'Take it anyway' }).click()
      return readFile(await (await download).path())
    }
    const word = unzipSync(new Uint8Array(await take('Word')))
    const body = strFromU8(word['word/document.xml'] ?? new Uint8Array())
    for (const words of ['Traditional business plan', 'The mill wrote to us.', 'What a lender would'])
      expect(body).toContain(words)
    // A plan with few facts begins with its text. A longer plan begins with a cover and a list of contents.
    expect(body).not.toContain('Contents')
    expect((await take('PDF')).toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)

    await page.setViewportSize({ width: 390, height: 844 })
    await expect(summary.getByText('Bread is sold out before seven.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  },
)
