import { readFile } from 'node:fs/promises'
import { planned } from '../support/mvp-materials.ts'
import { projectOf } from './cofounder-support.ts'
import { expect, type Member, test } from './journey.ts'

async function writePlan(member: Member) {
  const project_id = await projectOf(member)
  const belief = 'Families in the quarter pay for bread at their door.'
  const rows = [
    await member.client
      .from('facts')
      .insert({ project_id, topic: 'customer', text: 'Families in the quarter 🥖', evidence: 'told' }),
    await member.client.from('assumptions').insert({ project_id, text: belief, importance: 5 }),
    await member.client
      .from('mvp_plans')
      .insert({ project_id, content: planned([4, 8, 9, 1], { hoursPerWeek: 13, weeks: 1 }) }),
    await member.client
      .from('member_settings')
      .upsert({ user_id: member.id, early_access: true }, { onConflict: 'user_id' }),
  ]
  for (const { error } of rows) if (error) throw error
}

test('MV02 MV03 MV04 MV07 a founder adds the test to the board, moves a story over the budget line, downloads the issues, and reads the plan', async ({
  createMember,
  signInAs,
  findViolations,
}) => {
  const member = await createMember()
  await writePlan(member)
  const page = await signInAs(member)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/mvp')
  const cheapest = page.getByRole('region', { name: 'The cheapest test of it' })
  await cheapest.getByRole('button', { name: 'Put it on the board' }).click()
  await expect(cheapest.getByRole('button', { name: 'Seal the threshold' })).toBeVisible()
  const tests = await member.client.from('experiments').select('method, target, due_on')
  expect(tests.data).toMatchObject([{ method: 'interview', target: 3 }])
  expect(await findViolations(page)).toEqual([])

  const line = page.getByRole('region', { name: 'The line', exact: true })
  await expect(line).toContainText('4 h + 8 h = 12 h of 13 h')
  const map = page.getByRole('region', { name: 'Story map' })
  const card = (name: string) => map.getByRole('listitem').filter({ hasText: name })
  await card('Story 4').dragTo(card('Story 1'))
  await expect(line).toContainText('1 h + 4 h + 8 h = 13 h of 13 h')
  const saved = async () => (await member.client.from('mvp_plans').select('content').single()).data?.content
  await expect.poll(saved).toMatchObject({ stories: [{ title: 'Story 4', activity: 'a1' }, {}, {}, {}] })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV for issues' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.split('\r\n')[1]).toBe('"Story 4","Activity: Ask\nHow: Build\nTakes: 1 h","mvp, build","1"')

  await page.setViewportSize({ width: 320, height: 800 })
  await expect(line).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
})
