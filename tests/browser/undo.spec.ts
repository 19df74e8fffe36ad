import { inLongForm } from '../support/long-form.ts'
import { saveOutput } from './cofounder-support.ts'
import { expect, type Member } from './journey.ts'
import { must, service, test } from './network.ts'

/** Reads with the secret key, because after signing out there is no session. */
async function kept(member: Member): Promise<string[]> {
  const { data } = await must(
    service()
      .from('ai_outputs')
      .select('output_type, project:startup_projects!inner(user_id)')
      .eq('project.user_id', member.id),
  )
  return (data ?? []).map(row => row.output_type).sort()
}

inLongForm(test)(
  'SM12 a deletion that can be undone is sent when the member leaves the page, and before the sign-out',
  async ({ createMember, signInAs }) => {
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
  },
)
