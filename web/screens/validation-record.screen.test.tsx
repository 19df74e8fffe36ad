import type { Json } from '../../contracts/database.generated.ts'
import type { ValidationAnswers, ValidationQuestion } from '../../contracts/validation-record.ts'
import { inLongForm } from '../../tests/support/long-form.ts'
import {
  answerInWords,
  dentists,
  findAnswers,
  inRegion,
  outputsOf,
  projectOf,
  refused,
  region,
} from '../../tests/support/screens/cofounder.ts'
import { fill, type Member, must, test } from '../../tests/support/screens/real.tsx'
import { expect, findToast, refuse, screen, waitFor, within } from '../../tests/support/screens/screen.tsx'

const title = 'Problem Validation'
const start = 'Start Validation Simulation'
const calls = 'functions/problem-validation-simulation'
const card = (question: string | RegExp) => inRegion(title).findByRole('form', { name: question })
const box = (name: string) => inRegion(title).getByRole<HTMLInputElement>('textbox', { name })
/** A number field with suggestions has the role `combobox`, so it is found by its label. */
const number = (name: string) => inRegion(title).getByLabelText<HTMLInputElement>(name)
const button = (name: string | RegExp) => inRegion(title).getByRole<HTMLButtonElement>('button', { name })
const messages = () =>
  [...screen.getByRole('region', { name: title }).querySelectorAll('[data-message]')].map(
    ({ textContent }) => textContent ?? '',
  )

async function storedTalk(member: Member) {
  const { data } = await must(
    member.client
      .from('helper_sessions')
      .select('state')
      .eq('project_id', await projectOf(member))
      .eq('helper', 'problem-validation')
      .single(),
  )
  return data?.state as { record: { answers: Record<string, unknown> }; messages: Record<string, unknown>[] }
}

const timestamp = '2026-01-01T00:00:00Z'
const count = (low: number) => ({ low, high: low })

/** Saves a conversation with these answers. `asks` is the open question. */
async function seedTalk(member: Member, answers: ValidationAnswers, asks: ValidationQuestion | null) {
  const turn = { reaction: '', question: 'And then?', dimension: null, weakness: null, standing: {} }
  const lines = Object.keys(answers).flatMap((question, at) => [
    { id: crypto.randomUUID(), role: 'user', content: question, timestamp, answers: { question, round: 1 } },
    {
      id: crypto.randomUUID(),
      role: 'assistant',
      content: 'And then?',
      timestamp,
      result: { kind: 'turn', ...turn, answered: question, asks: Object.keys(answers)[at + 1] ?? asks },
    },
  ])
  const opening = {
    id: crypto.randomUUID(),
    role: 'assistant',
    content: 'And then?',
    timestamp,
    result: { kind: 'turn', ...turn, answered: null, asks: 'problem' },
  }
  const state = { record: { version: 1, round: 1, answers }, messages: [opening, ...lines] }
  await must(
    member.client.from('helper_sessions').upsert({
      project_id: await projectOf(member),
      helper: 'problem-validation',
      state: state as unknown as Json,
    }),
  )
}

const known = 'told' as const
const six = {
  problem: { words: dentists[0], known },
  who: { words: 'Practice managers', known },
  often: { often: { ...count(2), per: 'week' }, known },
  today: { words: 'By telephone', known },
  others: { no: count(5) },
  evidence: { talked: count(9) },
} satisfies ValidationAnswers

test('V01 V02 V03 V04 V05 V06 V09 Z04 ON04 RC10 a founder answers Problem Validation in fields up to the verdict, and the page shows failures', async ({
  open,
  backend,
  member,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  const { user } = await open('/validation')
  await region(title)
  backend.answers(calls, refuse(500, refused))
  await user.click(await inRegion(title).findByRole('button', { name: start }))
  await findToast('Failed to start problem validation simulation. Please try again.')
  backend.answersAsUsual(calls)

  await user.click(await inRegion(title).findByRole('button', { name: start }))
  await findAnswers(title, 1)
  await inRegion(title).findByText('Built-in playbook')
  await card('What went wrong the last time you saw it?')
  expect(document.activeElement).toBe(box('Whose case'))
  expect(button('Send').disabled).toBe(true)
  await user.type(box('What happened'), '   {Enter}')
  expect(button('Send').disabled).toBe(true)
  await user.clear(box('What happened'))
  await user.type(box('What happened'), 'One{Shift>}{Enter}{/Shift}')
  expect(box('What happened').value).toBe('One\n')

  backend.answers(calls, refuse(500, refused))
  await fill(user, box('What happened'), `  ${dentists[0]}  `)
  await user.keyboard('{Enter}')
  await findToast('Failed to send message. Please try again.')
  await inRegion(title).findByText('No answer came.')
  backend.answersAsUsual(calls)
  await user.click(button('Retry'))
  await findAnswers(title, 2)
  await inRegion(title).findByText(dentists[0])

  await answerInWords(user, title, dentists[1])
  await user.click(button('Start New Simulation'))
  const asked = await screen.findByRole('alertdialog', { name: 'Start a new simulation?' })
  await user.click(within(asked).getByRole('button', { name: 'Keep talking' }))
  await findAnswers(title, 3)
  // After five messages the item cannot be marked as complete yet. A skip sends no message.
  await user.click(button('Skip'))
  await card('What do they do about it today?')
  await waitFor(() => expect(messages()).toHaveLength(5))
  expect(screen.queryByRole('button', { name: `Mark ${title} Complete` })).toBeNull()
  expect(inRegion(title).queryByRole('button', { name: 'Mark Complete' })).toBeNull()
  await answerInWords(user, title, dentists[2])
  await inRegion(title).findByRole('button', { name: 'Mark Complete' })
  await open('/validation')
  await region(title)
  await findAnswers(title, 4)
  await card('How do you earn, or how will you?')
  await user.click(await screen.findByRole('button', { name: `Mark ${title} Complete` }))
  await waitFor(async () => expect((await region('Validation Progress')).textContent).toContain('1 of 3'))
  await waitFor(async () => expect(await outputsOf(member, 'problem_validation')).toHaveLength(1))

  await user.click(button('Start New Simulation'))
  await user.click(await inRegion(title).findByRole('button', { name: start }))
  await findAnswers(title, 1)
  await card('What went wrong the last time you saw it?')
  await user.click(screen.getByRole('button', { name: 'AI History' }))
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Open ${title}`) }))
  await findAnswers(title, 4)
  await card('How do you earn, or how will you?')
})

test('GM17 RC10 RC11 RC13 RC20 figures are shown as the page understands them, sent, saved with their ids, and can be changed', async ({
  open,
  member,
}) => {
  const { user } = await open('/validation')
  await region(title)
  await user.click(await inRegion(title).findByRole('button', { name: start }))
  await card('What went wrong the last time you saw it?')
  await user.type(box('Whose case'), 'Kev{Enter}')
  // Enter moves to the next field, and choosing a month fills in the year.
  const month = inRegion(title).getByRole('combobox', { name: 'When: month' })
  expect(document.activeElement).toBe(month)
  await user.selectOptions(month, 'January')
  await user.type(box('What happened'), 'The truck was sent home')
  await user.click(inRegion(title).getByRole('radio', { name: 'I saw it' }))
  await user.click(button('Send'))
  await findAnswers(title, 2)
  await inRegion(title).findByText(/^Kev, Jan \d{4}\. Did it happen to a second one since\?$/)
  await card('Who has it worst, and who would pay?')
  await inRegion(title).findByRole('button', { name: 'Whose case: Kev' })
  await user.click(inRegion(title).getByRole('radio', { name: 'They themselves' }))
  await user.selectOptions(inRegion(title).getByRole('combobox', { name: 'Where: country' }), 'Canada')
  await user.type(box('Which group'), 'Food trucks')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await findAnswers(title, 3)

  await card(/^How often does it happen/)
  await user.type(box('How often'), '4-6')
  await inRegion(title).findByText('= 4 to 6')
  await user.type(box('Money each time'), '1.500')
  await inRegion(title).findByText('= 1.5')
  await user.click(button('I mean 1,500'))
  await inRegion(title).findByText('= 1,500')
  expect(
    inRegion(title).getByRole<HTMLSelectElement>('combobox', { name: 'Money each time: currency' }).value,
  ).toBe('CAD')
  for (const [text, refusal] of [
    ['−3', 'This cannot be less than zero.'],
    ['1'.padEnd(19, '0'), 'This is more than I can count with.'],
    ['x'.repeat(5000), 'Write one number or a range, such as 4 or 4–6.'],
    ['٢', ''],
  ] as const) {
    await fill(user, box('Hours each time'), text)
    if (refusal) await inRegion(title).findByText(refusal)
    else await inRegion(title).findByText('= 2')
    expect(button('Send').disabled).toBe(refusal !== '')
  }
  await fill(user, box('In your words'), 'w'.repeat(2001))
  await inRegion(title).findByText('2001 of 2000 characters: shorten it by 1 to send')
  // The complete draft is still there after a reload.
  await fill(user, box('In your words'), '')
  await open('/validation')
  await region(title)
  await card(/^How often does it happen/)
  expect(box('How often').value).toBe('4-6')
  await inRegion(title).findByText('= 1,500')
  await user.click(button('Send'))
  await findAnswers(title, 4)
  await inRegion(title).findByText(
    '48–72 × CAD 1,500 = CAD 72,000–CAD 108,000 a year, if it goes on all year, for each who has it.',
  )
  await inRegion(title).findByRole('button', { name: /^Money each time: CAD.1,500 each time$/ })

  const { record, messages: kept } = await storedTalk(member)
  expect(record.answers.often).toEqual({
    often: { low: 4, high: 6, per: 'month' },
    money: { low: 1500, high: 1500, currency: 'CAD', per: 'time' },
    hours: 2,
  })
  expect(kept.filter(({ role }) => role === 'user').map(({ answers }) => answers)).toEqual(
    ['problem', 'who', 'often'].map(question => ({ question, round: 1 })),
  )

  // A typed value becomes a confirmed fact.
  const { data: facts } = await must(
    member.client
      .from('facts')
      .select('topic, state, evidence, value')
      .eq('project_id', await projectOf(member)),
  )
  expect(facts).toEqual(
    expect.arrayContaining([
      { topic: 'problem', state: 'confirmed', evidence: 'observed', value: null },
      {
        topic: 'place',
        state: 'confirmed',
        evidence: null,
        value: { kind: 'place', country: 'CA', name: 'CA' },
      },
      expect.objectContaining({ topic: 'frequency', state: 'confirmed' }),
      expect.objectContaining({
        topic: 'cost',
        value: expect.objectContaining({ currency: 'CAD', low: 1500 }),
      }),
    ]),
  )

  // A tap on a value opens its answer. Saving a change updates the message and the reply.
  await user.click(button(/^Money each time: CAD.1,500/))
  await waitFor(() => expect(document.activeElement).toBe(box('Money each time')))
  await fill(user, box('Money each time'), '600')
  await user.click(button('Save'))
  await inRegion(title).findByText(
    '48–72 × CAD 600 = CAD 28,800–CAD 43,200 a year, if it goes on all year, for each who has it.',
  )
  await inRegion(title).findByText('edited')
  expect(messages()).toHaveLength(7)
  // The new fact is confirmed, and the old fact is withdrawn.
  const project = await projectOf(member)
  await waitFor(async () => {
    const { data: costs } = await must(
      member.client.from('facts').select('state, value').eq('project_id', project).eq('topic', 'cost'),
    )
    const states = costs?.map(({ state, value }) => [state, (value as { low: number }).low])
    expect(states?.toSorted()).toEqual([
      ['confirmed', 600],
      ['withdrawn', 1500],
    ])
  })
  await open('/validation')
  await region(title)
  await inRegion(title).findByRole('button', { name: /^Money each time: CAD.600 each time$/ })
  await card('What do they do about it today?')
})

inLongForm(test)(
  'RC11 "What you told me" lists every answer; with enough answers there is a verdict, which is updated after each change',
  async ({ open, member }) => {
    const { user } = await open('/validation')
    await region(title)
    await user.click(await inRegion(title).findByRole('button', { name: start }))
    for (const text of ['A case', 'A group', 'Often', 'By hand']) await answerInWords(user, title, text)
    await card('How do you earn, or how will you?')
    expect(inRegion(title).queryByRole('button', { name: 'Give me the verdict' })).toBeNull()
    await user.click(button('I do not know'))
    await card('Has anybody paid you?')
    // The fields about payers appear after the founder enters a payer.
    expect(inRegion(title).queryByRole('textbox', { name: 'What each really paid' })).toBeNull()
    await user.type(box('Paid you, ever'), '3')
    await user.type(box('What each really paid'), '49')
    // No unit is preselected, because a wrong unit would change the meaning of the amount.
    await inRegion(title).findByText(/^Choose what it was for/)
    expect(button('Send').disabled).toBe(true)
    await user.selectOptions(
      inRegion(title).getByRole('combobox', { name: 'What each really paid: per' }),
      'a month',
    )
    await user.type(box('Still pay or came again'), '2')
    await user.click(button('Send'))
    await findAnswers(title, 6)
    await answerInWords(user, title, 'Nobody said no')
    await user.click(await inRegion(title).findByRole('button', { name: 'Give me the verdict' }))
    const result = await inRegion(title).findByRole('region', { name: 'Result' })
    expect(result.textContent).toContain('Verdict: NOT YET')
    const told = within(await region('What you told me'))
    told.getByText('6 of 10 answered')
    expect(told.getAllByText('to find out').length).toBeGreaterThan(0)
    expect(told.getAllByText('Not answered yet')).toHaveLength(3)
    const before = messages().length
    await user.click(told.getByRole('button', { name: 'Edit: Who paid' }))
    await waitFor(() => expect(document.activeElement).toBe(box('Paid you, ever')))
    await fill(user, box('Still pay or came again'), '3')
    await user.click(button('Save'))
    await waitFor(() => expect(messages()).toHaveLength(before + 2))
    await inRegion(title).findByRole('button', { name: 'Still pay or came again: 3' })
    const { record } = await storedTalk(member)
    expect(record).toMatchObject({
      answers: { paid: { still: { low: 3, high: 3 } }, earn: { type: 'unknown' } },
      history: [{ question: 'paid', before: { still: { low: 2, high: 2 } } }],
    })
  },
)

test('RC09 the founder puts the numbers from a text into fields by hand', async ({ open }) => {
  const { user } = await open('/validation')
  await region(title)
  await user.click(await inRegion(title).findByRole('button', { name: start }))
  for (const text of ['A case', 'A group', 'Often', 'By hand', 'A price'])
    await answerInWords(user, title, text)
  await card('Has anybody paid you?')
  await user.type(box('In your words'), '23 kids at S/220')
  const numbers = within(inRegion(title).getByRole('group', { name: 'Numbers in your words' }))
  await user.click(numbers.getByRole('button', { name: '23' }))
  await user.click(number('Paid you, ever'))
  expect(number('Paid you, ever').value).toBe('23')
  // The other order works too: first the field, then the number.
  await user.click(number('What each really paid'))
  await user.click(numbers.getByRole('button', { name: '220' }))
  expect(number('What each really paid').value).toBe('220')
  expect(number('Still pay or came again').value).toBe('')
})

test('RC14 a conversation without fields continues in fields: each old answer is in its card, and all messages are kept', async ({
  open,
  member,
  backend,
}) => {
  const turn = (dimension: string) => ({
    kind: 'turn',
    reaction: '',
    question: 'And then?',
    dimension,
    weakness: null,
    standing: {},
  })
  await must(
    member.client.rpc('merge_helper_session', {
      p_project: await projectOf(member),
      p_helper: 'problem-validation',
      p_messages: ['problem', 'workaround'].flatMap((line, index) => [
        { id: `${index}a`, role: 'assistant', content: 'And then?', timestamp, result: turn(line) },
        { id: `${index}b`, role: 'user', content: dentists[index] ?? '', timestamp },
      ]),
    }),
  )
  // When a live change arrives, the page reads its four conversations again. One of these responses arrives late.
  const late = Promise.withResolvers<void>()
  let reads = 0
  backend.answers('GET tables/helper_sessions', async call => {
    const row = await call.passOn()
    reads += 1
    if (reads > 4) await late.promise
    return row
  })
  const { user } = await open('/validation')
  await region(title)
  await waitFor(() => expect(reads).toBe(8))
  const putting = backend.holds('PATCH tables/helper_sessions')
  await user.click(await inRegion(title).findByRole('button', { name: 'Go through it with fields' }))
  await card('What went wrong the last time you saw it?')
  expect(box('What happened').value).toBe(dentists[0])
  // An older row must not remove a message that is being sent.
  late.resolve()
  await new Promise(resolve => setTimeout(resolve, 200))
  expect(messages()).toHaveLength(5)
  putting.release()
  await user.click(button('Send'))
  await card('Who has it worst, and who would pay?')
  await user.click(button('Skip'))
  await user.click(button('Skip'))
  await card('What do they do about it today?')
  expect(box('In your words').value).toBe(dentists[1])
  await waitFor(async () =>
    expect((await storedTalk(member)).record.answers.often).toEqual({ skipped: true }),
  )
})

test('RC14 another customer group starts a new round; the first round and the way to earn money are kept, and one tap repeats an old answer', async ({
  open,
  member,
}) => {
  const { user } = await open('/validation')
  await region(title)
  await user.click(await inRegion(title).findByRole('button', { name: start }))
  await answerInWords(user, title, dentists[0])
  await card('Who has it worst, and who would pay?')
  const told = within(await region('What you told me'))
  await user.click(told.getByRole('button', { name: 'I mean another group now' }))
  const asked = await screen.findByRole('alertdialog', { name: 'Begin a round for another group?' })
  await user.click(within(asked).getByRole('button', { name: 'Begin the round' }))
  await inRegion(title).findByText(
    'Round 1 was left after 1 answer: too few for a verdict. Round 2: another group.',
  )
  await card('What went wrong the last time you saw it?')
  expect(box('What happened').value).toBe('')
  await user.click(await inRegion(title).findByRole('button', { name: /^Still true/ }))
  expect(box('What happened').value).toBe(dentists[0])
  await user.click(button('Send'))
  await card('Who has it worst, and who would pay?')
  await waitFor(async () => {
    const state = await storedTalk(member)
    expect(state).toMatchObject({
      record: { round: 2, answers: { problem: { words: dentists[0] } } },
      rounds: [{ round: 1, isLeft: true, answers: { problem: { words: dentists[0] } } }],
    })
  })
})

test('RC15 MM48 MM55 with a model the founder answers in free text, sees the values with their quotes, and can switch to fields', async ({
  open,
  member,
  backend,
}) => {
  const said = 'Three bakeries pay us 49 euros a month'
  const timestamp = '2026-01-01T00:00:00Z'
  const turn = (id: string, question: string, asks: string) => ({
    id,
    role: 'assistant',
    content: question,
    timestamp,
    answeredBy: { provider: 'openai-compatible', model: 'written' },
    result: {
      kind: 'turn',
      reaction: '',
      question,
      dimension: null,
      asks,
      weakness: null,
      standing: {},
      patch: [],
    },
  })
  const read = 'Bread is thrown away.'
  const answers = { question: 'problem', round: 1, isFree: true }
  const paid = { paid: { low: 3, high: 3 }, quotes: { paid: 'Three bakeries pay us' } }
  const others = { proposed: { committed: { value: { low: 7, high: 7 }, quote: 'seven liked it' } } }
  await must(
    member.client.rpc('merge_helper_session', {
      p_project: await projectOf(member),
      p_helper: 'problem-validation',
      p_messages: [
        turn('1', 'When did it last happen?', 'problem'),
        { id: '2', role: 'user', content: said, timestamp, answers },
        turn('3', 'Since when do they pay?', 'paid'),
      ],
      p_state: {
        record: { version: 1, round: 1, answers: { paid, others, problem: { words: read, known: 'saw' } } },
      },
    }),
  )
  const { user } = await open('/validation')
  const told = within(await region('What you told me'))
  await told.findByText('read from “Three bakeries pay us”')
  told.getByText('3 of 10 answered')
  // A payment that the model read counts only after the founder confirms it.
  told.getByText(/^read, not confirmed yet: /)
  const claims = inRegion('I read this from your words. It counts once you say that it is so.')
  claims.getByText('read from “seven liked it”')
  await user.click(claims.getByRole('button', { name: 'No' }))
  await waitFor(async () => expect((await storedTalk(member)).record.answers.others).toEqual({}))
  told.getByText('2 of 10 answered')
  // The founder's message still has the text that the founder wrote.
  await inRegion(title).findByText(said)
  expect(inRegion(title).queryByText(read)).toBeNull()
  // The founder can answer the model's question in fields instead.
  await user.click(button('Answer in fields'))
  await card('Has anybody paid you?')
  await user.click(button('Answer in my words'))
  expect(inRegion(title).queryByRole('form', { name: 'Has anybody paid you?' })).toBeNull()
  // The founder corrects a wrong value, which then counts as typed. The founder's message does not change.
  await user.click(told.getByRole('button', { name: 'Edit: Who paid' }))
  await fill(user, box('Paid you, ever'), '2')
  await user.click(button('Save'))
  await waitFor(() => expect(told.queryByText(/^read from/)).toBeNull())
  await inRegion(title).findByText(said)
  const asking = backend.holds(calls)
  await user.type(await inRegion(title).findByRole('textbox'), 'Since March{Enter}')
  await waitFor(() => expect(asking.count()).toBe(1))
  expect(backend.callsTo(calls).at(-1)?.body).toMatchObject({
    asked: 'paid',
    record: { answers: { paid: { paid: { low: 2, high: 2 } } } },
    messages: [{}, { content: said }, {}, { content: 'Since March' }],
  })
  asking.release()
  await findAnswers(title, 3)
})

test('RC21 a round that the founder leaves with six answers ends with a PIVOT before the next round starts', async ({
  open,
  member,
}) => {
  await seedTalk(member, six, 'earn')
  const { user } = await open('/validation')
  const told = within(await region('What you told me'))
  await user.click(await told.findByRole('button', { name: 'I mean another group now' }))
  await user.click(await screen.findByRole('button', { name: 'Begin the round' }))
  const result = await inRegion(title).findByRole('region', { name: 'Result' })
  expect(result.textContent).toContain('Verdict: PIVOT')
  expect(result.textContent).toContain('You left this group after 6 answers: 9 talks, 0 paid, 5 said no.')
  await card('What went wrong the last time you saw it?')
  await inRegion(title).findByText('Round 2: another group.')
  await waitFor(async () => {
    const { messages: kept, ...state } = await storedTalk(member)
    expect(state).toMatchObject({ record: { round: 2 }, rounds: [{ round: 1, isLeft: true, answers: six }] })
    expect(kept.slice(-3)).toMatchObject([
      { role: 'user' },
      { result: { kind: 'scorecard', verdict: 'PIVOT' } },
      { result: { kind: 'turn', asks: 'problem' } },
    ])
  })
})

test('RC22 MM32 known values fill their fields with source and evidence, and a changed value replaces its fact', async ({
  open,
  member,
}) => {
  const project_id = await projectOf(member)
  const [form, talk] = [crypto.randomUUID(), crypto.randomUUID()]
  const price = { kind: 'recurring', low: 49, high: 49, currency: 'EUR', per: 'month' }
  await must(
    member.client.from('sources').insert([
      { id: form, project_id, kind: 'form', text: 'Germany', helper: null },
      { id: talk, project_id, kind: 'conversation', text: '€49 a month', helper: 'idea-refinement' },
    ]),
  )
  await must(
    member.client.from('facts').insert([
      {
        project_id,
        topic: 'place',
        text: 'Germany',
        value: { kind: 'place', country: 'DE', name: 'Germany' },
        source_id: form,
        evidence: null,
      },
      {
        project_id,
        topic: 'price',
        text: '€49 a month',
        value: { kind: 'price', parts: [price] },
        source_id: talk,
        evidence: 'guess',
      },
    ]),
  )
  const { problem } = six
  await seedTalk(member, { problem }, 'who')
  const { user } = await open('/validation')
  await region(title)
  await card('Who has it worst, and who would pay?')
  await inRegion(title).findByText('from your project')
  await inRegion(title).findByText('Still true? Send it as it stands, or change it.')
  expect(inRegion(title).getByRole<HTMLSelectElement>('combobox', { name: 'Where: country' }).value).toBe(
    'DE',
  )
  await user.click(button('Send'))
  await card(/^How often does it happen/)
  await user.click(button('Skip'))
  await user.click(button('Skip'))
  await card('How do you earn, or how will you?')
  await user.click(inRegion(title).getByRole('radio', { name: 'They pay every week, month or year' }))
  await inRegion(title).findByText('from Idea Refinement · I guess')
  expect(box('Your price').value).toBe('49')
  await user.clear(box('Your price'))
  expect(box('Your price').value).toBe('')
  await user.type(box('Your price'), '59')
  await user.click(button('Send'))
  await card('Has anybody paid you?')
  await findAnswers(title, 4)
  await waitFor(async () => {
    const { record } = await storedTalk(member)
    expect(record.answers).toMatchObject({
      who: { place: { country: 'DE', text: '' }, prefilled: { place: 'guess' } },
      earn: { price: { low: 59 } },
    })
    expect(record.answers.earn).not.toHaveProperty('prefilled')
  })
  await waitFor(async () => {
    const { data: facts } = await must(
      member.client
        .from('facts')
        .select('topic, state, source:sources(helper)')
        .eq('project_id', project_id)
        .order('topic')
        .order('said_at'),
    )
    expect(facts).toEqual([
      { topic: 'price', state: 'withdrawn', source: { helper: 'idea-refinement' } },
      { topic: 'price', state: 'confirmed', source: { helper: 'problem-validation' } },
      { topic: 'place', state: 'confirmed', source: { helper: null } },
    ])
  })
})

test('RC23 after the last question a free text becomes part of an answer, a question to the mentor, or a note', async ({
  open,
  member,
}) => {
  const skipped = true
  await seedTalk(
    member,
    { ...six, earn: { skipped }, paid: { skipped }, reach: { skipped }, frame: { skipped } },
    null,
  )
  const { user } = await open('/validation')
  await region(title)
  await card('Anything else?')
  await fill(user, box('Anything else?'), 'They call me back')
  await user.keyboard('{Enter}')
  await inRegion(title).findByText('Kept beside your answers. It scores nothing.')
  expect(inRegion(title).queryByRole('region', { name: 'Result' })).toBeNull()

  await fill(user, box('Anything else?'), 'x'.repeat(1995))
  await user.click(inRegion(title).getByRole('radio', { name: 'Today' }))
  await inRegion(title).findByText('2008 of 2000 characters: shorten it by 8 to send')
  await fill(user, box('Anything else?'), 'Two write it on paper')
  await user.keyboard('{Enter}')
  const result = await inRegion(title).findByRole('region', { name: 'Result' })
  expect(result.textContent).toContain('Verdict: NOT YET')
  const { record, messages: kept } = await storedTalk(member)
  expect(record.answers.today).toEqual({ ...six.today, words: 'By telephone\nTwo write it on paper' })
  expect(kept.slice(-4)).toMatchObject([
    { content: 'They call me back', answers: { question: 'open', round: 1 } },
    { result: { kind: 'turn' } },
    { content: 'Two write it on paper' },
    { result: { kind: 'scorecard' } },
  ])

  await fill(user, box('Anything else?'), 'How do I ask for a deposit?')
  await user.click(inRegion(title).getByRole('radio', { name: 'A question' }))
  await user.click(button('Send'))
  const mentor = await screen.findByRole('dialog', { name: 'Chat with your co-founder' })
  await within(mentor).findByText('How do I ask for a deposit?')
  await within(mentor).findByRole('button', { name: 'Copy' })
})

test('RC24 if two tabs change answers, the last save of each question counts, and the other tab shows a notice', async ({
  open,
  member,
}) => {
  await seedTalk(member, six, 'earn')
  const { user } = await open('/validation')
  await region(title)
  await card('How do you earn, or how will you?')
  const today = { words: 'They write it on paper', known: 'saw' as const }
  await seedTalk(member, { ...six, today }, 'earn')
  const told = within(await region('What you told me'))
  await user.click(told.getByRole('button', { name: 'Edit: Who' }))
  await fill(user, box('Which group'), 'Receptionists')
  await user.click(button('Save'))
  await inRegion(title).findByText('Changed in another tab or on another device: Today.')
  const { record } = await storedTalk(member)
  expect(record.answers).toMatchObject({ today, who: { words: 'Receptionists' } })
  await region('What I understood')
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'What I understood' }).textContent).toContain('Receptionists'),
  )
})
