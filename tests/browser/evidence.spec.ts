import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../contracts/database.generated.ts'
import { validationDimensions } from '../../contracts/results/validation-dimensions.ts'
import { inLongForm, isLongForm } from '../support/long-form.ts'
import { saveOutput } from './cofounder-support.ts'
import { type House, startHouse } from './everything-house.ts'
import { expect, test as journey, type Member, type Server } from './journey.ts'

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

/** Saves a verdict in the same form as the problem validation does. */
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

/** Clicks the button, and waits until the change is saved. */
async function save(page: Page, table: string, button: Locator) {
  const answered = written(page, table)
  await button.click()
  await answered
}

const week = 7 * 24 * 60 * 60_000

type World = {
  member: Member
  page: Page
  phone: Page
  server: Server
  findViolations: (page: Page) => Promise<string[]>
}

/** Fills in an interview on a phone: the contact, and their answers. */
async function fillInterview(phone: Page, who: string, words: string) {
  const form = phone.getByRole('region', { name: 'Log an interview' })
  await form.getByLabel('Who').fill(who)
  const quote = form.getByRole('listitem', { name: 'Quote 1' })
  await quote.getByLabel('What they said').fill(words)
  await quote.getByLabel('How you know').selectOption({ label: 'I saw it' })
  await quote.getByLabel('Which assumption (optional)').selectOption({ label: 'Bakers throw bread away' })
  return form.getByRole('button', { name: 'Save interview' })
}

async function readMarkdown(page: Page, button: Locator) {
  await button.click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Markdown' }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}

/**
 * The story of a founder from the first idea to a decision, on a desktop and a phone. It is tested on both
 * databases.
 */
async function liveThreeWeeks({ member, page, phone, server, findViolations }: World) {
  const began = Date.now() - 2 * week
  await page.clock.setSystemTime(began)
  const output = await saveVerdict(member)
  // Dates the verdict one week back, which only the secret key may do.
  const given = { created_at: new Date(began - week).toISOString() }
  const { error } = await createClient<Database>(server.url, server.secret)
    .from('ai_outputs')
    .update(given)
    .eq('id', output)
  expect(error).toBeNull()

  await test.step('a new founder describes the idea', async () => {
    await page.goto('/dashboard')
    const about = page.getByRole('region', { name: 'About your venture' })
    await about.getByLabel('What are you building?').fill('A market for yesterday’s bread')
    await about.getByLabel('What is it called?').fill('Bread Board')
    await about.getByRole('button', { name: 'Next' }).click()
    await about.getByLabel('For whom?').fill('Bakers')
    await about.getByRole('button', { name: 'Next' }).click()
    await about.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('region', { name: 'Your venture' })).toContainText('Bread Board')
    // The first result creates an assumption with its test. The test deletes it, because this story begins with an
    // empty board.
    await expect(page.getByRole('region', { name: 'This week' })).toContainText('Bakers: they')
    const { error } = await member.client.from('assumptions').delete().neq('text', '')
    expect(error).toBeNull()
  })

  await test.step('week one: only proposed facts that the founder accepts count', async () => {
    await page.goto(`/validation?output=${output}`)
    const keep = page
      .getByRole('region', { name: 'Problem Validation', exact: true })
      .getByRole('region', { name: 'Keep for your board' })
    await expect(keep.getByRole('listitem')).toHaveCount(7)
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
  })

  const stand = page.getByRole('region', { name: 'Where you stand' })
  await test.step('the board shows where the venture is and what to test first', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Evidence' }).click()
    await expect(stand.getByRole('heading')).toHaveText('GO 32/40')
    const leaps = page.getByRole('region', { name: 'Leaps of faith' })
    await expect(leaps.getByRole('listitem')).toHaveCount(3)
    expect(await findViolations(page)).toEqual([])
  })

  const tests = page.getByRole('tabpanel', { name: 'Tests' })
  await test.step('the founder seals the threshold before the first result', async () => {
    await page.getByRole('tab', { name: 'Tests' }).click()
    await tests.getByRole('button', { name: 'Edit' }).click()
    await expect(tests.getByLabel('Threshold: at least')).toHaveValue('3')
    await tests.getByRole('combobox', { name: 'Method' }).click()
    await page.getByRole('option', { name: /^Pre-sale/ }).click()
    await save(page, 'experiments', tests.getByRole('button', { name: 'Save' }))
    await tests.getByRole('button', { name: 'Seal the threshold' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Right if 3 of 10 pay')
    await save(page, 'experiments', page.getByRole('button', { name: 'Seal it' }))
    await expect(tests.getByText(/^Sealed .*, unchanged since$/)).toBeVisible()
  })

  await test.step('one click drafts a post that looks for people to interview', async () => {
    await save(page, 'post_drafts', tests.getByRole('button', { name: 'Ask the network' }))
    await expect(page).toHaveURL('/feed')
    const { data } = await member.client.from('post_drafts').select('content')
    expect(data).toEqual([
      { content: expect.stringMatching(/^Who has had this happen\? Ten minutes for a founder\.\n\n\S/) },
    ])
    await page.goto('/evidence?tab=tests')
  })

  await test.step('the founder logs four interviews on a phone, one of them offline, and they appear on the desktop without a reload', async () => {
    await page.getByRole('tab', { name: 'Board' }).click()
    const board = page.getByRole('tabpanel', { name: 'Board' })
    await expect(board.getByText('No evidence yet')).toHaveCount(3)
    await phone.goto('/evidence?tab=interviews')
    const talks = phone.getByRole('region', { name: 'Interviews so far' })
    for (const words of ['Nine loaves in the bin', 'A sack each evening', 'The bin was full at six']) {
      await save(phone, 'rpc/log_interview', await fillInterview(phone, 'Maria Huber', words))
      await expect(talks).toContainText(words)
    }
    await expect(board.getByText('Strong evidence: 3 for, 0 against')).toBeVisible()
    await phone.context().setOffline(true)
    await (await fillInterview(phone, 'Ben Offline', 'Two trays left on Monday')).click()
    const waiting = phone.getByRole('region', { name: 'Interviews on their way' })
    await expect(waiting).toContainText('waits for the connection.')
    const arrived = written(phone, 'rpc/log_interview')
    await phone.context().setOffline(false)
    await arrived
    await expect(waiting).toHaveCount(0)
    await expect(board.getByText('Strong evidence: 4 for, 0 against')).toBeVisible()
    const { count } = await member.client.from('interviews').select('id', { count: 'exact', head: true })
    expect(count).toBe(4)
  })

  await test.step('a plan made on the phone appears on the desktop', async () => {
    await phone.goto('/evidence')
    await phone.getByRole('button', { name: 'Add an assumption' }).click()
    await phone.getByLabel('What must be true').fill('Ovens stand idle at night')
    await save(phone, 'assumptions', phone.getByRole('button', { name: 'Add', exact: true }))
    const idle = page.getByRole('listitem').filter({ hasText: 'Ovens stand idle at night' })
    await expect(idle).toBeVisible()
    await save(
      phone,
      'assumptions',
      phone
        .getByRole('listitem')
        .filter({ hasText: 'Ovens stand idle at night' })
        .getByRole('button', { name: 'Drop' }),
    )
    await expect(page.getByText('1 dropped or archived')).toBeVisible()
    await expect(idle).toHaveCount(0)
    await page.goto('/evidence?tab=tests')
  })

  await test.step('week two: the result arrives, and the score says why it changed', async () => {
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
    await stand.getByText('Week by week').click()
    const weeks = stand.getByRole('list', { name: 'Score week by week' }).getByRole('listitem')
    await expect(weeks).toHaveText([
      /^Week of .*GO 32 → NOT YET 30: “Bakers pay a deposit” came out wrong/,
      /^Week of .*First score: GO 32/,
    ])
  })

  await test.step('week three: the founder decides to stop, downloads the dossier of evidence, and reopens the decision', async () => {
    await page.clock.setSystemTime(began + 2 * week)
    await page.goto('/evidence?tab=decisions')
    await page.getByLabel('With names of people').check()
    const named = await readMarkdown(page, page.getByRole('button', { name: 'Dossier of today' }))
    expect(named).toContain('**With names of people.**')
    expect(named).toMatch(/Nine loaves in the bin \(.*, Maria Huber\)/)
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
    const kept = await readMarkdown(page, past.getByRole('button', { name: 'Its dossier' }))
    expect(kept).toContain('the threshold went from at least 3 to at least 2')
    expect(kept).not.toContain('Huber')
    for (const format of isLongForm ? ['Word (.docx)', 'PDF'] : []) {
      await past.getByRole('button', { name: 'Its dossier' }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: format }).click(),
      ])
      expect((await readFile(await file.path())).length).toBeGreaterThan(500)
    }
    await save(page, 'decisions', stopped.getByRole('button', { name: 'Open it again' }))
    await expect(stopped).toHaveCount(0)
    await expect(past).toContainText('opened again')
  })

  await test.step('the founder pivots: the assumptions that hold are carried over, and the others are archived', async () => {
    const form = page.getByRole('region', { name: 'Decide' })
    await form.getByText('Pivot', { exact: true }).click()
    const holding = form.getByRole('group', { name: 'Assumptions that still hold' })
    await expect(holding.getByLabel('Bakers throw bread away')).toBeChecked()
    await expect(holding.getByLabel('Bakers pay a deposit')).not.toBeChecked()
    await form.getByLabel('Why').fill('They throw it away, and pay nobody for it.')
    await form.getByRole('button', { name: 'Decide: Pivot' }).click()
    const pivot = page.getByRole('alertdialog').getByRole('button', { name: 'Pivot' })
    await save(page, 'rpc/decide_venture', pivot)
    await page.getByRole('tab', { name: 'Board' }).click()
    // Assumptions that the founder takes over from the last stage have strong evidence. The assumption for the next
    // stage is new and has a test.
    const carried = page.getByRole('region', { name: 'Other assumptions' })
    await expect(page.getByRole('region', { name: 'Leaps of faith' })).toContainText('Bakers: they')
    await expect(carried.getByRole('button', { name: 'Drop' })).toHaveCount(1)
    await expect(carried).toContainText('Bakers throw bread away')
    const { data } = await member.client.from('assumptions').select('text, state').order('text')
    expect(data).toEqual([
      { text: 'Bakers decide alone', state: 'archived' },
      { text: 'Bakers pay a deposit', state: 'archived' },
      { text: 'Bakers throw bread away', state: 'open' },
      { text: 'Bakers: they had this problem within the last month.', state: 'open' },
      { text: 'Ovens stand idle at night', state: 'dropped' },
    ])
  })
}

const test = journey.extend<{ openPhone: (member: Member) => Promise<Page> }>({
  openPhone: async ({ browser, server, signInAs }, use) => {
    const opened: Awaited<ReturnType<Browser['newContext']>>[] = []
    await use(async member => {
      const size = { width: 390, height: 844 }
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: size,
        isMobile: true,
        hasTouch: true,
      })
      opened.push(context)
      return signInAs(member, context)
    })
    await Promise.all(opened.map(context => context.close()))
  },
})

const offline = [/ERR_INTERNET_DISCONNECTED/, /No connection/]

const ids = 'NW18 EV12 EV04 EV05 EV06 EV07 EV08 EV10 EV11 EV34 EV42 EV43 EV44'
const story =
  'over three weeks a founder keeps assumptions, seals a test, logs interviews on a phone, sees the score move and decides'

test(`${ids} ${story}`, async ({
  createMember,
  signInAs,
  openPhone,
  allowConsole,
  findViolations,
  server,
}) => {
  allowConsole(...offline)
  const member = await createMember()
  const [page, phone] = [await signInAs(member), await openPhone(member)]
  await liveThreeWeeks({ member, page, phone, server, findViolations })
})

const onPostgres = test.extend<{ house: House }>({
  house: async ({ browserName: _browserName }, use, testInfo) => {
    const house = await startHouse()
    if ('reason' in house) return testInfo.skip(true, house.reason)
    await use(house)
    await house.close()
  },
  server: async ({ house }, use) => use(house),
})

inLongForm(onPostgres)(
  `${ids} on PostgreSQL with two processes that answer requests in turn: ${story}`,
  async ({ createMember, signInAs, openPhone, allowConsole, findViolations, server }) => {
    allowConsole(...offline)
    const member = await createMember()
    const [page, phone] = [await signInAs(member), await openPhone(member)]
    await liveThreeWeeks({ member, page, phone, server, findViolations })
  },
)
