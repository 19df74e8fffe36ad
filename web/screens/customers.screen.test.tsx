// The founder's customer groups on /customers: known values fill the rows, typed values replace them, and code
// ranks the groups.
import { outputsOf, projectOf, region, saveOutput } from '../../tests/support/screens/cofounder.ts'
import { fill, must, test } from '../../tests/support/screens/real.tsx'
import { expect, screen, waitFor, within } from '../../tests/support/screens/screen.tsx'

const n = (low: number) => ({ low, high: low })
const record = {
  version: 1,
  round: 1,
  answers: {
    who: { words: 'Bakers in Bonn' },
    earn: { type: 'subscription', price: { ...n(20), currency: 'EUR', per: 'month' }, known: 'told' },
    paid: { paid: n(3), known: 'saw' },
    others: { no: n(4) },
    reach: { there: n(340), how: 'list', known: 'records' },
  },
}

const groups = async () => within(await region('Your groups'))

test('RS08 RS11 customer groups come from validation and form; the founder edits them, and they are sent as a record and saved', async ({
  open,
  backend,
  member,
}) => {
  const project = await projectOf(member)
  await must(
    member.client
      .from('helper_sessions')
      .upsert({ project_id: project, helper: 'problem-validation', state: { record, rounds: [] } }),
  )
  await saveOutput(member, {
    type: 'market_research',
    content: 'x',
    input: { market: 'Bread', industry: 'food', targetCustomer: 'Hotels' },
  })
  const { user } = await open('/customers')
  await within(await region('Ready for Analysis')).findByRole('region', { name: 'Your groups' })
  const first = await (await groups()).findByLabelText<HTMLInputElement>('Who they are')
  expect(first.value).toBe('Bakers in Bonn')
  const box = async (label: string) => (await groups()).findByLabelText<HTMLInputElement>(label)
  expect((await box('How many are there')).value).toBe('340')
  expect((await box('Asked for money')).value).toBe('7')
  expect((await box('Paid')).value).toBe('3')
  await (await groups()).findByText('from Problem Validation · From records')
  // The calculations are shown below the fields.
  await (await groups()).findByText('= 3 ÷ 7')
  await user.click(
    (await groups()).getByRole('button', { name: 'What one is worth, and how you get to them' }),
  )
  await fill(user, await box('Months one stays'), '10')
  await fill(user, await box('What getting one costs'), '30')
  await (await groups()).findByText(/= EUR.30 ÷ EUR.20/)

  // The second row comes from the form, the founder adds a third row, and only one row is open.
  await user.click((await groups()).getByRole('button', { name: /^Hotels/ }))
  expect((await box('Who they are')).value).toBe('Hotels')
  await user.click((await groups()).getByRole('button', { name: 'Add a group' }))
  await waitFor(async () => expect(document.activeElement).toBe(await box('Who they are')))
  await user.keyboard('Cafés{Enter}9000{Enter}some')
  await (await groups()).findByText('Write one number or a range, such as 4 or 4–6.')
  const generate = () =>
    screen.findByRole<HTMLButtonElement>('button', { name: 'Generate Customer Analysis' })
  expect((await generate()).disabled).toBe(true)
  await fill(user, await box('Asked for money'), '')
  // Typed groups are still there after a reload.
  await open('/customers')
  await (await groups()).findByRole('button', { name: /^Cafés/ })

  await user.click(await generate())
  const shown = within(await region('Analysis Complete'))
  await shown.findByRole('heading', { name: 'Start with Bakers in Bonn: 3 of 7 paid (43%).' })
  const [call] = backend.callsTo('functions/customer-segment-analysis')
  const { rows } = (call?.body as { record: { rows: { group: string; stays?: number }[] } } | undefined)
    ?.record ?? {
    rows: [],
  }
  expect(rows.map(({ group, stays }) => [group, stays])).toEqual([
    ['Bakers in Bonn', 10],
    ['Hotels', undefined],
    ['Cafés', undefined],
  ])
  await waitFor(async () =>
    expect((await outputsOf(member, 'customer_analysis')).map(({ input_data }) => input_data)).toMatchObject([
      { record: { rows: [{ group: 'Bakers in Bonn' }, { group: 'Hotels' }, { group: 'Cafés' }] } },
    ]),
  )

  // A group with only a name is part of the result, with a button for each blank field. The button leads to the
  // field, and a new analysis changes the order.
  shown.getByRole('button', { name: 'Fill in Paid, Hotels' })
  await user.click(shown.getByRole('button', { name: 'Fill in Paid, Cafés' }))
  await waitFor(async () => expect(document.activeElement).toBe(await box('Paid')))
  await user.keyboard('9')
  await fill(user, await box('Asked for money'), '10')
  await user.click(shown.getByRole('button', { name: 'Work it out again' }))
  await within(await region('Analysis Complete')).findByRole('heading', {
    name: 'Start with Cafés: 9 of 10 paid (90%).',
  })
})

test('RS07 RS11 without a known group there is an empty row, and the founder can add a missing group to the result', async ({
  open,
  member,
}) => {
  await projectOf(member)
  await saveOutput(member, { type: 'idea_refinement', content: 'Bread for 49 euros a month, three pay.' })
  const { user } = await open('/customers')
  expect((await (await groups()).findByLabelText<HTMLInputElement>('Who they are')).value).toBe('')
  await user.click(await screen.findByRole('button', { name: 'Generate Customer Analysis' }))
  const shown = within(await region('Analysis Complete'))
  await shown.findByRole('heading', { name: /^No group is named yet/ })
  expect(shown.queryByText(/49/)).toBeNull()
  await user.click(shown.getByRole('button', { name: 'Add a group' }))
  const name = await (await groups()).findByLabelText<HTMLInputElement>('Who they are')
  await waitFor(() => expect(document.activeElement).toBe(name))
})

test('SE01 SE02 the first section is shown while later sections are written, and received sections stay after an interruption', async ({
  open,
  backend,
  member,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  await saveOutput(member, { type: 'idea_refinement', content: 'Bakers in Bonn throw bread away.' })
  const line = new TransformStream<Uint8Array, Uint8Array>()
  const writer = line.writable.getWriter()
  const send = (text: string) =>
    writer.write(new TextEncoder().encode(`data: ${JSON.stringify({ type: 'delta', text })}\n\n`))
  backend.answers(
    'functions/customer-segment-analysis',
    () => new Response(line.readable, { headers: { 'content-type': 'text/event-stream' } }),
  )
  const { user } = await open('/customers')
  await user.click(await screen.findByRole('button', { name: 'Generate Customer Analysis' }))
  void send('Sell to bakers first (my own view: 3).\n\n')
  const came = await region('What came so far')
  await waitFor(() => expect(came.textContent).toContain('Sell to bakers first'))
  expect(came.querySelector('mark')?.textContent).toBe('(my own view: 3)')
  await screen.findByText('Building your segments')
  void send('## Hotels')
  await within(came).findByRole('heading', { name: 'Hotels' })
  await writer.close()
  await screen.findByText('It stopped before the end. What came stands below.')
  expect((await region('What came so far')).textContent).toContain('Sell to bakers first')
})
