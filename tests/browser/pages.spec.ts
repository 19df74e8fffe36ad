import { inLongForm } from '../support/long-form.ts'
import { expect, test } from './journey.ts'

inLongForm(test)(
  'the dashboard shows the saved data of journey, validation, outputs and network',
  async ({ createMember, signInAs }) => {
    const [nora, ada] = [await createMember('Nora Founder'), await createMember('Ada Ally')]
    const page = await signInAs(nora)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora')
    // The quote fades when it changes.
    await expect(page.locator('[data-quote]')).toHaveCSS('transition-duration', '0.5s')
    const journey = page.getByRole('region', { name: 'Your journey' })
    await expect(journey.getByRole('heading')).toHaveText('0% complete')
    await expect(page.getByText('0 of 3 done')).toBeVisible()
    await expect(page.getByText('Nothing yet')).toBeVisible()
    await expect(page.getByText('Nobody follows you yet.', { exact: false })).toBeVisible()
    await expect(page.getByRole('link', { name: 'No unread messages' })).toBeVisible()

    const { data: project } = await nora.client.from('startup_projects').select('id').single()
    const project_id = project!.id
    await nora.client.from('journey_progress').insert({ project_id, step_id: 'problem-definition' })
    await nora.client
      .from('validation_progress')
      .insert({ project_id, item: 'marketResearch', completed: true })
    await nora.client.from('ai_outputs').insert({
      project_id,
      output_type: 'market_research',
      output_content: '## Chairs\n\nMany *empty* chairs.',
    })
    await ada.client.from('follows').insert({ follower_id: ada.id, following_id: nora.id })
    await nora.client.from('follows').insert({ follower_id: nora.id, following_id: ada.id })
    await ada.client.from('posts').insert({ user_id: ada.id, content: 'Ten interviews done.' })
    await ada.client.rpc('create_or_get_direct_conversation', {
      recipient_id: nora.id,
      initial_message: 'Hello',
    })

    await page.reload()
    await expect(journey.getByRole('heading')).toHaveText('13% complete')
    await expect(journey.getByText('1 of 8 steps')).toBeVisible()
    await expect(journey.locator('[aria-current=step]')).toContainText('Problem Validation')
    await expect(page.getByText('1 of 3 done')).toBeVisible()
    const outputs = page.getByRole('region', { name: 'Latest from your co-founder' })
    await expect(outputs.getByRole('button')).toContainText(['Market Research'])
    await expect(outputs).toContainText('Many empty chairs.')
    const network = page.getByRole('region', { name: 'Your network' })
    await expect(network.getByRole('link', { name: 'Ada Ally' }).first()).toHaveAttribute(
      'href',
      `/profile/${ada.id}`,
    )
    await expect(network).toContainText('Ten interviews done.')
    await expect(network.getByRole('link', { name: '1 unread message' })).toBeVisible()
  },
)

test('LY06 all spaces between the words of a heading have the same width', async ({ page }) => {
  await page.goto('/auth')
  await page.evaluate(() => document.fonts.ready)
  const lost = await page.evaluate(() => {
    const heading = document.body.appendChild(document.createElement('h2'))
    heading.style.cssText = 'position: absolute; white-space: pre; font-size: 32px'
    const width = (text: string) => {
      heading.textContent = text
      return heading.getBoundingClientRect().width
    }
    const space = width('n n') - 2 * width('n')
    return ['Early Venture', 'Problem Validation', 'NOT YET', 'Idea Refinement'].map(words => {
      const [first = '', second = ''] = words.split(' ')
      return Math.round((width(first) + space + width(second) - width(words)) * 10) / 10
    })
  })
  expect(lost).toEqual([0, 0, 0, 0])
})
