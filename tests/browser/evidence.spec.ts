import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../contracts/database.generated.ts'
import { validationDimensions } from '../../contracts/results/validation-dimensions.ts'
import { saveOutput } from './cofounder-support.ts'
import { expect, type Member, test } from './journey.ts'

const card = (hypothesis: string, threshold: string) => ({
  hypothesis,
  test: `Ask ten bakers whether ${hypothesis.toLowerCase()}`,
  metric: 'How many do it',
  threshold,
})
const scorecard = {
  kind: 'scorecard',
  scores: validationDimensions.map(dimension => ({ dimension, score: 4, quote: 'Seen', reason: 'Seen' })),
  verdict: 'GO',
  verdictReason: 'By your marks.',
  testCards: [
    card('Bakers pay a deposit', '3 of 10 pay'),
    card('Bakers throw bread away', '5 of 10 do'),
    card('Bakers decide alone', '8 of 10 do'),
  ],
  closing: {
    confidence: { level: 'high', reason: 'Seen.' },
    counterArgument: 'They may not care.',
    testFirst: 'The deposit.',
    nextActions: ['Call three bakers', 'Write the offer', 'Ask for a deposit'].map((action, index) => ({
      day: `2026-11-1${index}`,
      action,
    })),
  },
}

/** A verdict as the problem validation saves it. */
function saveVerdict(member: Member) {
  const content = 'GO, 32 of 40.'
  const messages = [
    { role: 'user', content: 'Bakers throw bread away.', timestamp: '2026-11-01T08:00:00Z' },
    { role: 'assistant', content, timestamp: '2026-11-01T08:01:00Z' },
  ]
  const metadata = { conversation_type: 'problem-validation', result: scorecard }
  return saveOutput(member, { type: 'problem_validation', content, input: { messages }, metadata })
}

const written = (page: Page, table: string) =>
  page.waitForResponse(
    answer =>
      answer.url().includes(`/rest/v1/${table}`) && answer.request().method() !== 'GET' && answer.ok(),
  )

/** Clicks, and waits until it is written. */
async function save(page: Page, table: string, button: Locator) {
  const answered = written(page, table)
  await button.click()
  await answered
}

const week = 7 * 24 * 60 * 60_000

test('NW18 EV12 EV04 EV05 EV06 EV07 EV08 EV11 over three weeks a founder keeps assumptions, seals a test, sees the score move and decides', async ({
  createMember,
  signInAs,
  findViolations,
  server,
}) => {
  const member = await createMember()
  const page = await signInAs(member)
  const began = Date.now() - 2 * week
  await page.clock.setSystemTime(began)
  const output = await saveVerdict(member)
  // It was given the week before; only the server may write another day.
  const given = { created_at: new Date(began - week).toISOString() }
  const { error } = await createClient<Database>(server.url, server.secret)
    .from('ai_outputs')
    .update(given)
    .eq('id', output)
  expect(error).toBeNull()

  await test.step('week one: what the helper proposes is kept by the founder alone', async () => {
    await page.goto(`/validation?output=${output}`)
    const keep = page
      .getByRole('region', { name: 'Problem Validation', exact: true })
      .getByRole('region', { name: 'Keep for your board' })
    await expect(keep.getByRole('listitem')).toHaveCount(9)
    const { count } = await member.client.from('assumptions').select('id', { count: 'exact', head: true })
    expect(count).toBe(0)
    for (let index = 0; index < 3; index += 1) {
      const line = keep.getByRole('listitem').nth(index)
      await save(page, 'assumptions', line.getByRole('button', { name: 'Keep as assumption' }))
      await expect(line).toContainText('Kept')
    }
    const deposit = keep
      .getByRole('listitem')
      .filter({ hasText: 'Ask ten bakers whether bakers pay a deposit' })
    await save(page, 'experiments', deposit.getByRole('button', { name: 'Keep as test' }))
    await expect(deposit).toContainText('Kept')
    const call = keep.getByRole('listitem').filter({ hasText: 'Call three bakers' })
    await save(page, 'actions', call.getByRole('button', { name: 'Keep as action' }))
    await expect(call).toContainText('Kept')
    expect(await findViolations(page)).toEqual([])
  })

  const stand = page.getByRole('region', { name: 'Where you stand' })
  await test.step('the board says where the venture stands and what to test first', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Evidence' }).click()
    await expect(stand.getByRole('heading')).toHaveText('GO 32/40')
    const leaps = page.getByRole('region', { name: 'Leaps of faith' })
    await expect(leaps.getByRole('listitem')).toHaveCount(3)
    expect(await findViolations(page)).toEqual([])
  })

  const tests = page.getByRole('tabpanel', { name: 'Tests' })
  await test.step('the threshold is sealed before the first result', async () => {
    await page.getByRole('tab', { name: 'Tests' }).click()
    await tests.getByRole('button', { name: 'Edit' }).click()
    await expect(tests.getByLabel('Threshold: at least')).toHaveValue('3')
    await tests.getByRole('combobox', { name: 'Method' }).click()
    await page.getByRole('option', { name: /^Pre-sale/ }).click()
    await save(page, 'experiments', tests.getByRole('button', { name: 'Save' }))
    await tests.getByRole('button', { name: 'Seal the threshold' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Right if at least 3')
    await save(page, 'experiments', page.getByRole('button', { name: 'Seal it' }))
    await expect(tests.getByText(/^Sealed .*, unchanged since$/)).toBeVisible()
  })

  await test.step('one click puts a post among the drafts that looks for people to ask', async () => {
    await save(page, 'post_drafts', tests.getByRole('button', { name: 'Ask the network' }))
    await expect(page).toHaveURL('/feed')
    const { data } = await member.client.from('post_drafts').select('content')
    expect(data).toEqual([
      { content: expect.stringMatching(/^Who has had this happen\? Ten minutes for a founder\.\n\n\S/) },
    ])
    await page.goto('/evidence?tab=tests')
  })

  await test.step('week two: the result comes, and the score says why it moved', async () => {
    await page.clock.setSystemTime(began + week)
    await page.reload()
    await tests.getByRole('button', { name: 'Record the result' }).click()
    await tests.getByLabel('The result in figures').fill('1')
    await tests.getByLabel('We observed').fill('Two of three pre-sales were withdrawn')
    expect(await findViolations(page)).toEqual([])
    await save(page, 'experiments', tests.getByRole('button', { name: 'Save the result' }))
    await expect(tests.getByText('We were wrong')).toBeVisible()
    await tests.getByRole('button', { name: 'Change the card' }).click()
    await tests.getByLabel('Threshold: at least').fill('2')
    await save(page, 'experiments', tests.getByRole('button', { name: 'Save' }))
    const changed = tests.getByRole('list', { name: 'Changed after the seal' })
    await expect(changed).toContainText(
      ', after the result: the threshold went from at least 3 to at least 2',
    )
    await page.getByRole('tab', { name: 'Board' }).click()
    await expect(stand.getByText(/^GO 32 → NOT YET 30: “Bakers pay a deposit” came out wrong/)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Changed after the seal' })).toHaveCount(1)
  })

  await test.step('week three: the founder stops, takes the dossier along, and opens it again', async () => {
    await page.clock.setSystemTime(began + 2 * week)
    await page.goto('/evidence?tab=decisions')
    const form = page.getByRole('region', { name: 'Decide' })
    await form.getByText('Stop', { exact: true }).click()
    await form.getByLabel('Why').fill('Nobody puts money down.')
    expect(await findViolations(page)).toEqual([])
    await form.getByRole('button', { name: 'Decide: Stop' }).click()
    await save(
      page,
      'rpc/decide_venture',
      page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }),
    )
    const stopped = page.getByRole('region', { name: 'Stopped' })
    await expect(stopped).toContainText('A good stop is a success')
    const past = page.getByRole('region', { name: 'Past decisions' })
    for (const format of ['Markdown', 'Word (.docx)', 'PDF']) {
      await past.getByRole('button', { name: 'Its dossier' }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: format }).click(),
      ])
      const bytes = await readFile(await file.path())
      expect(bytes.length).toBeGreaterThan(500)
      if (format === 'Markdown')
        expect(bytes.toString()).toContain('the threshold went from at least 3 to at least 2')
    }
    await save(page, 'decisions', stopped.getByRole('button', { name: 'Open it again' }))
    await expect(stopped).toHaveCount(0)
    await expect(past).toContainText('opened again')
  })
})
