import { expect, test } from './journey.ts'

const coming = [
  { path: '/mvp', title: 'MVP Creation' },
  { path: '/financial', title: 'Financial Forecasting' },
  { path: '/deck', title: 'Pitch Deck Creation' },
  { path: '/business-plan', title: 'Business Plan Generation' },
]

test('N01 the four coming-soon pages say what is coming and lead back', async ({
  createMember,
  signInAs,
}) => {
  const page = await signInAs(await createMember())
  await page.goto('/dashboard')
  for (const { path, title } of coming) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Expected Features' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
    await expect(page.getByText('Coming Soon.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/dashboard')
  }
})

test('N01 a member who opened a coming-soon page directly goes back to the dashboard', async ({
  createMember,
  signInAs,
}) => {
  const page = await signInAs(await createMember())
  await page.goto('/deck')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('N02 Courses and My Mentors say "Coming soon"', async ({ createMember, signInAs }) => {
  const page = await signInAs(await createMember())
  for (const [path, title] of [
    ['/courses', 'Courses'],
    ['/mentors', 'My Mentors'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Coming soon', { exact: true })).toBeVisible()
  }
})

test('Q01 every 30 seconds the quote fades out, changes and fades in', async ({
  createMember,
  signInAs,
  context,
}) => {
  const page = await signInAs(await createMember())
  await context.clock.install()
  const begun = await page.evaluate(() => Date.now())
  await page.goto('/dashboard')
  // The picture of the first moment has a quote too, but nothing changes it.
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  const quote = page.locator('[data-quote]')
  await expect(quote).toHaveCSS('transition-duration', '0.5s')
  const paused = (await page.evaluate(() => Date.now())) + 10_000
  await context.clock.pauseAt(paused)
  const opacity = () => quote.evaluate(element => element.style.opacity)

  // It was not there before the page was opened: for half a minute from then nothing can fade.
  const quiet = begun + 29_900 - paused
  if (quiet > 0) await context.clock.runFor(quiet)
  // From here on to the moment it fades.
  for (let waited = 0; (await opacity()) === '1'; waited += 100) {
    expect(waited).toBeLessThanOrEqual(30_000)
    await context.clock.runFor(100)
  }
  const first = await quote.textContent()
  await context.clock.runFor(600)
  await expect.poll(opacity).toBe('1')
  const second = await quote.textContent()
  expect(second).not.toBe(first)
  await context.clock.runFor(29_000)
  expect(await opacity()).toBe('1')
  expect(await quote.textContent()).toBe(second)
  await context.clock.runFor(400)
  await expect.poll(opacity).toBe('0')
})

test('the dashboard shows what there is of the journey, the validation, the outputs and the network', async ({
  createMember,
  signInAs,
}) => {
  const [nora, ada] = [await createMember('Nora Founder'), await createMember('Ada Ally')]
  const page = await signInAs(nora)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora')
  const journey = page.getByRole('region', { name: 'Your journey' })
  await expect(journey.getByRole('heading')).toHaveText('0% complete')
  await expect(page.getByText('0 of 3 done')).toBeVisible()
  await expect(page.getByText('Nothing yet')).toBeVisible()
  await expect(page.getByText('Nobody follows you yet.', { exact: false })).toBeVisible()
  await expect(page.getByText('No posts yet. Be the first to share something!')).toBeVisible()
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
})

test('a panel that could not be loaded says so and can be tried again', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/, /AppError/)
  const page = await signInAs(await createMember())
  await page.route('**/rest/v1/validation_progress*', route =>
    route.fulfill({ status: 403, json: { code: '42501', message: 'No' } }),
  )
  await page.goto('/dashboard')
  const panel = page.getByRole('region', { name: 'Validation', exact: true })
  await expect(panel.getByRole('alert')).toContainText('Your validation could not be loaded.')
  await page.unroute('**/rest/v1/validation_progress*')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByText('0 of 3 done')).toBeVisible()
})

test('being offline is shown, and missing data loads when the network is back', async ({
  createMember,
  signInAs,
  context,
  allowConsole,
}) => {
  // The browser itself logs this for a request under way at that moment, and so does who asked: the subscription is
  // checked when the page has nothing else to do.
  allowConsole(/ERR_INTERNET_DISCONNECTED/, /No connection/)
  const page = await signInAs(await createMember())
  await page.goto('/dashboard')
  await expect(page.getByText('0 of 3 done')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.', { exact: false })).toHaveCount(0)
})

test('axe finds nothing on the members’ pages in either theme', async ({
  createMember,
  signInAs,
  findViolations,
}) => {
  const page = await signInAs(await createMember())
  for (const path of ['/dashboard', '/mvp', '/courses', '/mentors', '/feed']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)
    expect(await findViolations(page), path).toEqual([])
  }
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Commands' })).toBeVisible()
  expect(await findViolations(page), 'the palette').toEqual([])
})
