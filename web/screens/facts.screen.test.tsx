import { findIn, projectOf, region } from '../../tests/support/screens/cofounder.ts'
import { fill, type Member, must, test } from '../../tests/support/screens/real.tsx'
import { expect, screen, waitFor, within } from '../../tests/support/screens/screen.tsx'

const euro = (amount: number) => ({ kind: 'money', low: amount, high: amount, currency: 'EUR', per: 'month' })

/** Adds a fact in the same way as a founder. */
async function writeFact(
  member: Member,
  topic: 'price' | 'problem',
  text: string,
  value: object | null = null,
) {
  const row = { project_id: await projectOf(member), topic, text, value: value as never }
  const { data } = await must(member.client.from('facts').insert(row).select('id').single())
  return data?.id ?? ''
}

/** Proposes a fact in the same way as a helper. */
async function proposeFact(member: Member, text: string, disagrees_with: string) {
  const project_id = await projectOf(member)
  const source = { id: crypto.randomUUID(), project_id, kind: 'conversation' as const, text }
  await must(member.client.from('sources').insert(source))
  const id = crypto.randomUUID()
  const proposal = { fact_id: id, source_id: source.id, topic: 'problem' as const, text, quote: text }
  await must(member.client.rpc('propose_fact', { ...proposal, disagrees_with }))
  return id
}

const stateOf = async ({ client }: Member, id: string) =>
  (await must(client.from('facts').select('state').eq('id', id).single())).data?.state

test('FM01 FM02 FM05 FM06 FM07 FM10 FM12 a new founder answers the first questions once; the answers become name, facts and a first test, whose result changes the score', async ({
  open,
  member,
}) => {
  const { user } = await open('/dashboard')
  const card = async () => within(await region('About your venture'))
  const next = async (name = 'Next') => user.click((await card()).getByRole('button', { name }))
  await fill(
    user,
    (await card()).getByLabelText('What are you building?'),
    'A call that fills empty organ benches',
  )
  // While the form is open, no other card shows a next step.
  expect(screen.queryByRole('region', { name: 'This week' })).toBeNull()
  await fill(user, (await card()).getByLabelText('What is it called?'), 'Orgelruf')
  await next()
  await fill(user, await (await card()).findByLabelText('For whom?'), 'Organ builders')
  await user.selectOptions((await card()).getByLabelText('Where?'), 'Germany')
  await user.click((await card()).getByRole('combobox', { name: 'Industry' }))
  await user.click(await screen.findByRole('option', { name: 'Manufacturing' }))
  await next()
  await user.click(await (await card()).findByText('First money'))
  await user.click((await card()).getByText('Ten people'))
  await user.dblClick((await card()).getByRole('button', { name: 'Done' }))
  const line = () => region('Your venture')
  await waitFor(async () => expect((await line()).textContent).toContain('Orgelruf\u00a0·\u00a0Germany'))
  expect((await line()).textContent).toContain('A call that fills empty organ benches')
  const told = async () =>
    (await must(member.client.from('facts').select('topic, text, quote, state').order('topic'))).data
  await waitFor(async () => expect(await told()).toHaveLength(4))
  expect(await told()).toEqual([
    { topic: 'customer', text: 'Organ builders', quote: 'Organ builders', state: 'confirmed' },
    { topic: 'place', text: 'Germany', quote: 'Germany', state: 'confirmed' },
    { topic: 'stage', text: 'First money', quote: 'First money', state: 'confirmed' },
    { topic: 'aim', text: 'Ten people', quote: 'Ten people', state: 'confirmed' },
  ])
  // The form is gone, so the focus is on the next card, even after that card has loaded.
  const week = within(await region('This week'))
  await week.findByText(/Organ builders: those who do not know us buy too/)
  expect(document.activeElement).toBe(await region('This week'))
  const planned = async () =>
    (await must(member.client.from('experiments').select('target, due_on, sealed_at, assumption_id'))).data
  await waitFor(async () => expect(await planned()).toHaveLength(1))
  expect(await planned()).toEqual([
    { target: 3, due_on: expect.any(String), sealed_at: null, assumption_id: expect.any(String) },
  ])

  // The founder can change the answers in the line that shows them.
  await user.click(within(await line()).getByRole('button', { name: 'Change' }))
  expect((await card()).getByLabelText<HTMLInputElement>('What is it called?').value).toBe('Orgelruf')
  await next()
  await user.selectOptions(await (await card()).findByLabelText('Where?'), 'Austria')
  await next()
  await next('Done')
  await waitFor(async () => expect((await line()).textContent).toContain('Orgelruf\u00a0·\u00a0Austria'))
  await waitFor(async () => {
    const { data } = await must(member.client.from('facts').select('text, state').eq('topic', 'place'))
    expect(data).toEqual([{ text: 'Austria', state: 'corrected' }])
  })
  expect(await planned()).toHaveLength(1)
  const change = within(await line()).getByRole('button', { name: 'Change' })
  await waitFor(() => expect(document.activeElement).toBe(change))

  // One field asks for the result of the test, and the page explains what changed.
  await week.findByText(/right if at least 3/)
  expect(week.queryByLabelText('What came of it')).toBeNull()
  await user.click(week.getByRole('button', { name: 'Begin its test' }))
  await fill(user, await week.findByLabelText('What came of it'), '4')
  await user.click(week.getByRole('button', { name: 'Save the result' }))
  await week.findByText(/^First score: NOT YET \d/)
  await week.findByText(/^Stronger: Organ builders: those who do not know us/)
  expect(week.queryByLabelText('What came of it')).toBeNull()
  const { data: measured } = await must(member.client.from('experiments').select('measured, sealed_at'))
  expect(measured).toEqual([{ measured: 4, sealed_at: expect.any(String) }])
  // The result ended the last stage of that assumption, so the next assumption is different.
  await week.findByText(/^Organ builders: those who paid once pay again\.$/)
  await week.findByRole('button', { name: 'Put it on the board' })

  // The idea refinement does not ask again for known answers.
  await open('/refinement')
  const idea = await screen.findByLabelText<HTMLTextAreaElement>('What is your idea?')
  expect(idea.value).toBe('A call that fills empty organ benches')
  await screen.findByText(/This is what you told me\. Still true\?/)
})

test('FM01 FM03 a founder can skip the form and find it again, and no text calls an unnamed venture My Startup', async ({
  open,
}) => {
  const first = await open('/dashboard')
  await first.user.click(await screen.findByRole('button', { name: 'Skip for now' }))
  const untitled = async () => within(await region('Your venture')).findByText(/Untitled venture/)
  await untitled()
  const { user } = await open('/dashboard')
  await untitled()
  expect(screen.queryByText(/My Startup/)).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Tell me about it' }))
  await screen.findByLabelText('What are you building?')
})

test('EV54 if no test is open, the week offers the next test, and one click puts it on the board', async ({
  open,
  member,
}) => {
  const project_id = await projectOf(member)
  const { client } = member
  await must(
    client.from('assumptions').insert({ project_id, text: 'They pay', kind: 'viable', importance: 5 }),
  )
  const { user } = await open('/dashboard')
  const week = within(await region('This week'))
  await user.dblClick(await week.findByRole('button', { name: 'Put it on the board' }))
  await week.findByRole('button', { name: 'Begin its test' })
  const { data } = await must(client.from('experiments').select('believe, target, assumptions(text)'))
  expect(data).toEqual([{ believe: 'They pay', target: 2, assumptions: { text: 'They pay' } }])
})

test('FM02 a venture without a name is shown by its sentence, and the founder can name it later', async ({
  open,
  member,
}) => {
  const project_id = await projectOf(member)
  const { client } = member
  await must(
    client.from('startup_projects').update({ description: 'A call for benches' }).eq('id', project_id),
  )
  await must(client.from('member_settings').insert({ user_id: member.id, first_minutes: 'done' }))
  await open('/dashboard')
  const line = within(await region('Your venture'))
  await line.findByText('A call for benches')
  line.getByRole('button', { name: 'Give it a name' })
  expect(line.queryByText(/Untitled venture/)).toBeNull()
})

test('FM17 if a founder leaves after the first step, the name of the venture is saved, and the form later continues at the same step', async ({
  open,
  member,
}) => {
  const { user } = await open('/dashboard')
  const card = async () => within(await region('About your venture'))
  await fill(user, (await card()).getByLabelText('What are you building?'), 'A call that fills empty benches')
  await fill(user, (await card()).getByLabelText('What is it called?'), 'Orgelruf')
  await user.click((await card()).getByRole('button', { name: 'Next' }))
  await (await card()).findByLabelText('For whom?')
  await waitFor(async () =>
    expect(
      (await must(member.client.from('startup_projects').select('name, description').single())).data,
    ).toEqual({
      name: 'Orgelruf',
      description: 'A call that fills empty benches',
    }),
  )
  await open('/dashboard')
  await (await card()).findByDisplayValue('Orgelruf')
})

test('FM04 FM06 a new investor is asked what they look for, and sees founders instead of a journey', async ({
  open,
  member,
}) => {
  const { user } = await open('/dashboard')
  const asked = within(await region('About your venture'))
  expect(asked.getByLabelText<HTMLInputElement>('Founder').checked).toBe(true)
  await user.click(asked.getByLabelText('Investor'))
  await screen.findByLabelText('What do you look for, or offer?')
  const about = within(await region('About you'))
  expect(about.queryByLabelText('What are you building?')).toBeNull()
  await fill(user, about.getByLabelText('What do you look for, or offer?'), 'Seed rounds in organ building')
  await user.selectOptions(about.getByLabelText('Industry'), 'Manufacturing')
  await user.click(about.getByLabelText(/^Open to talk/))
  await user.dblClick(about.getByRole('button', { name: 'Done' }))
  const line = await region('What brings you here')
  expect(line.textContent).toContain('InvestorSeed rounds in organ building')
  await region('Founders to meet')
  expect(document.activeElement).not.toBe(document.body)
  expect(screen.queryByRole('region', { name: 'Your journey' })).toBeNull()
  const { data } = await must(
    member.client
      .from('profiles')
      .select('user_type, looking_for, industry, open_to_talk')
      .eq('id', member.id)
      .single(),
  )
  expect(data).toEqual({
    user_type: 'investor',
    looking_for: 'Seed rounds in organ building',
    industry: 'manufacturing',
    open_to_talk: true,
  })

  // A member who starts a venture becomes a founder and gets the founder's dashboard.
  await user.click(within(line).getByRole('button', { name: 'Change' }))
  await user.click(within(await region('About you')).getByLabelText('Founder'))
  const venture = within(await region('About your venture'))
  await fill(user, venture.getByLabelText('What is it called?'), 'Orgelruf')
  for (const name of ['Next', 'Next', 'Done']) await user.click(venture.getByRole('button', { name }))
  await waitFor(async () => expect((await region('Your venture')).textContent).toContain('Orgelruf'))
  expect(screen.queryByRole('region', { name: 'Founders to meet' })).toBeNull()
})

test('FA11 FA12 a founder adds, corrects, withdraws and restores facts by keyboard; of several figures in a text, none is used before a tap', async ({
  open,
  member,
}) => {
  const { user } = await open('/validation')
  const card = within(await region('What I understood'))
  const press = async (target: HTMLElement) => {
    target.focus()
    await user.keyboard('{Enter}')
  }
  const add = await card.findByRole<HTMLButtonElement>('button', { name: 'Add a fact' })
  await waitFor(() => expect(add.disabled).toBe(false))
  const choose = async (name: string) => {
    await user.click(await card.findByRole('combobox', { name: 'What it is about' }))
    await user.click(await screen.findByRole('option', { name }))
  }
  await press(add)
  await choose('Price')
  await fill(user, card.getByLabelText('In your words'), 'They pay 1.200 € a month')
  await findIn('What I understood', 'Read as €1,200 a month')
  await press(card.getByRole('button', { name: 'Add' }))
  const line = await card.findByRole('button', { name: /They pay 1.200/ })
  expect(line.textContent).toContain('€1,200 a month')

  await press(line)
  await fill(user, await card.findByLabelText('In your words'), 'They pay €49 a month')
  await press(card.getByRole('button', { name: 'Save' }))
  const corrected = () => card.findByRole('button', { name: /They pay €49/ })
  expect((await corrected()).textContent).toContain('€49 a month')
  await waitFor(async () => {
    const { data } = await must(member.client.from('facts').select('state, value').single())
    expect(data).toEqual({ state: 'corrected', value: euro(49) })
  })

  await press(await corrected())
  await press(await card.findByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(card.queryByRole('button', { name: /They pay €49/ })).toBeNull())
  await user.click(await card.findByText('1 withdrawn'))
  await press(await card.findByRole('button', { name: 'Bring back' }))
  await corrected()

  await user.click(await card.findByRole('button', { name: 'Add a fact' }))
  await choose('How many buyers')
  await fill(user, card.getByLabelText('In your words'), '120 in Germany, 400 in Europe')
  await card.findByText('Which figure?')
  await user.click(card.getByRole('button', { name: '400' }))
  await findIn('What I understood', 'Read as 400')
})

test('FA13 FA18 contradicting facts are at the top of the list, and each way to resolve the contradiction works', async ({
  open,
  member,
}) => {
  const card = async () => within(await region('What I understood'))
  const disagreeing = async () => (await card()).findByRole('list', { name: 'Facts that disagree' })
  const settled = () =>
    waitFor(() => expect(screen.queryByRole('list', { name: 'Facts that disagree' })).toBeNull())
  for (const [choice, states] of [
    ['The first', ['confirmed', 'withdrawn']],
    ['The second', ['withdrawn', 'confirmed']],
    ['It changed', ['replaced', 'confirmed']],
    ['Both hold', ['confirmed', 'confirmed']],
  ] as const) {
    await must(member.client.from('facts').delete().eq('topic', 'price'))
    const ids = [
      await writeFact(member, 'price', '€49 a month', euro(49)),
      await writeFact(member, 'price', '€500 a month', euro(500)),
    ]
    const { user } = await open('/pitch')
    const list = await disagreeing()
    expect(list.textContent).toContain('€49 a month')
    await user.dblClick(within(list).getByRole('button', { name: choice }))
    await settled()
    await waitFor(async () => expect(await Promise.all(ids.map(id => stateOf(member, id)))).toEqual(states))
  }
  const held = await writeFact(member, 'problem', 'They lose a morning')
  const proposed = await proposeFact(member, 'They lose nothing any more', held)
  const { user } = await open('/pitch')
  const list = within(await disagreeing())
  await list.findByText('They lose nothing any more')
  expect((await card()).getAllByText('They lose nothing any more')).toHaveLength(1)
  await user.click(list.getByRole('button', { name: 'It changed' }))
  await settled()
  await waitFor(async () =>
    expect([await stateOf(member, held), await stateOf(member, proposed)]).toEqual(['replaced', 'confirmed']),
  )
})

test('RM13 RM12 the market figures are computed while the founder types, sent with the question, and saved as facts', async ({
  open,
  member,
  backend,
}) => {
  const { user } = await open('/validation')
  const tool = () => within(screen.getByRole('region', { name: 'Market Research' }))
  await fill(user, await screen.findByRole('textbox', { name: 'Market' }), 'Parts for organ workshops')
  await fill(user, screen.getByRole('textbox', { name: 'Industry' }), 'Crafts')
  const submit = () => tool().getByText<HTMLButtonElement>('Generate Market Research')
  const buyers = await tool().findByLabelText('How many could buy')
  await fill(user, buyers, 'a few')
  await tool().findByText(/Write one number or a range/)
  expect(submit().disabled).toBe(true)
  await fill(user, buyers, '120')
  // Enter moves to the next field and does not send the form.
  await user.type(buyers, '{Enter}')
  expect(submit().disabled).toBe(false)
  await user.selectOptions(tool().getByLabelText('Where: country'), 'DE')
  await user.click(tool().getByLabelText('A register or list'))
  await fill(user, tool().getByLabelText('Which one'), 'Handwerkskammer')
  await user.click(tool().getByLabelText('They pay every week, month or year'))
  await fill(user, tool().getByLabelText('Your price'), '49')
  await fill(user, tool().getByLabelText('Left for you'), '3000')
  const sum = () => tool().getByLabelText('What they come to').textContent
  await waitFor(() => expect(sum()?.replace(/\u00a0/g, ' ')).toContain('120 × EUR 588'))
  expect(sum()).toContain('There are 120.')
  expect(sum()).toContain('If it fits 10%: SAM')

  await user.click(submit())
  const result = within(await region('Market for Parts for organ workshops'))
  await result.findByRole('heading', { name: 'What it rests on' })
  expect(backend.callsTo('functions/market-research').at(-1)?.body).toMatchObject({
    market: 'Parts for organ workshops',
    record: {
      version: 1,
      answers: { many: { buyers: { low: 120 }, counted: 'register' }, earn: { price: { low: 49 } } },
    },
  })
  await waitFor(async () => {
    const { data } = await must(
      member.client.from('facts').select('topic, evidence, source:sources(helper)').order('topic'),
    )
    expect(data).toEqual(
      (
        [
          ['price', null],
          ['buyers', 'observed'],
          ['place', null],
          ['aim', null],
        ] as const
      ).map(([topic, evidence]) => ({ topic, evidence, source: { helper: 'market-research' } })),
    )
  })
})

test('LG02 a member changes the co-founder’s language in Settings', async ({ open, member }) => {
  const first = await open('/settings')
  await first.user.click(await screen.findByRole('combobox', { name: 'Your co-founder answers in' }))
  await first.user.click(await screen.findByRole('option', { name: 'Deutsch' }))
  await waitFor(async () => {
    const { data } = await must(member.client.from('member_settings').select('language').maybeSingle())
    expect(data).toEqual({ language: 'de' })
  })
  const { user } = await open('/pitch')
  await user.click(await screen.findByRole('button', { name: 'Start Pitch Coaching' }))
  await region('Pitch coaching')
  await findIn('Pitch coaching', 'Ich bin Ihr Pitch-Coach')
})
