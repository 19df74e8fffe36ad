import { saveOutput, toastOf } from './cofounder-support.ts'
import { expect, type Member } from './journey.ts'
import { must, service, test } from './network.ts'

/** Read with the secret key, because signing out ends all sessions. */
async function kept(member: Member): Promise<string[]> {
  const { data } = await must(
    service()
      .from('ai_outputs')
      .select('output_type, project:startup_projects!inner(user_id)')
      .eq('project.user_id', member.id),
  )
  return (data ?? []).map(row => row.output_type).sort()
}

test('SM12 SM14 a delete in the history can be undone for ten seconds, then it is sent and said', async ({
  createMember,
  signInAs,
}) => {
  const member = await createMember()
  await saveOutput(member, { type: 'market_research', content: 'Bread' })
  await saveOutput(member, { type: 'idea_refinement', content: 'An idea' })
  const page = await signInAs(member)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Market Research/ }).click()
  const sheet = page.getByRole('dialog', { name: 'AI History' })
  await sheet.getByRole('button', { name: /^Delete Market Research/ }).click()
  await expect(sheet.getByText('Market Research deleted.')).toBeVisible()
  await sheet.getByRole('button', { name: /^Undo deleting Market Research/ }).click()
  await expect(sheet.getByRole('button', { name: /^Open Market Research/ })).toBeVisible()

  const said = toastOf(page, 'AI output deleted successfully.')
  const began = Date.now()
  await sheet.getByRole('button', { name: /^Delete Idea Refinement/ }).click()
  await expect(sheet.getByText('Idea Refinement deleted.')).toBeVisible()
  expect(await said.count()).toBe(0)
  // Closed as soon as it is there, and the sheet under it stays.
  await said.getByRole('button', { name: 'Close toast' }).click({ timeout: 60_000 })
  expect(Date.now() - began).toBeGreaterThanOrEqual(10_000)
  await expect(said).toHaveCount(0)
  await expect(sheet).toBeVisible()
  // The first one's ten seconds are over as well by now.
  expect(await kept(member)).toEqual(['market_research'])
})

test('SM12 a delete is sent when the page is left, and before signing out', async ({
  createMember,
  signInAs,
}) => {
  const member = await createMember()
  for (const type of ['market_research', 'idea_refinement'] as const)
    await saveOutput(member, { type, content: type })
  const page = await signInAs(member)
  const remove = async (label: string) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
    const sheet = page.getByRole('dialog', { name: 'AI History' })
    await sheet.getByRole('button', { name: new RegExp(`^Delete ${label}`) }).click()
    await expect(sheet.getByText(`${label} deleted.`)).toBeVisible()
  }
  await remove('Market Research')
  await page.goto('about:blank')
  await expect.poll(() => kept(member)).toEqual(['idea_refinement'])
  await remove('Idea Refinement')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  expect(await kept(member)).toEqual([])
})
