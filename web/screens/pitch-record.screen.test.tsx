import { findAnswers, findIn, inRegion, projectOf, region } from '../../tests/support/screens/cofounder.ts'
import { fill, type Member, must, test } from '../../tests/support/screens/real.tsx'
import { expect, screen, waitFor, within } from '../../tests/support/screens/screen.tsx'

const title = 'Pitch coaching'
const card = (question: string | RegExp) => inRegion(title).findByRole('form', { name: question })
const sentence = () =>
  inRegion(title).getByRole<HTMLTextAreaElement>('textbox', { name: 'The sentence you will say, exactly' })
const field = (name: string) => inRegion(title).getByLabelText<HTMLInputElement>(name)
const button = (name: string | RegExp) => inRegion(title).getByRole<HTMLButtonElement>('button', { name })
const said = () =>
  [...screen.getByRole('region', { name: title }).querySelectorAll('[data-message]')].map(
    ({ textContent }) => textContent ?? '',
  )
const noted = () => inRegion(title).queryByText(/ of \d+ seconds/, { selector: '[data-beside]' })

async function storedTalk(member: Member) {
  const { data } = await must(
    member.client
      .from('helper_sessions')
      .select('state')
      .eq('project_id', await projectOf(member))
      .eq('helper', 'pitch')
      .single(),
  )
  return data?.state as { record: { answers: Record<string, unknown> }; messages: { role: string }[] }
}

test('RP07 RP12 the coach asks on cards that show the seconds, Enter sends an answer, a skip sends none, and the pitches use the record', async ({
  open,
  member,
}) => {
  const { user } = await open('/pitch')
  await user.click(await screen.findByRole('button', { name: 'Start Pitch Coaching' }))
  await region(title)
  await findAnswers(title, 1)
  await card(/^What goes wrong for your customer today/)
  expect(button('Send').disabled).toBe(true)
  await fill(user, sentence(), 'van '.repeat(30))
  await waitFor(() => expect(noted()?.textContent).toBe('13 of 10 seconds: 5 words too many.'))
  expect(noted()?.className).toContain('amber')
  const hook = 'Every second Tuesday a mother waits forty minutes.'
  await fill(user, sentence(), hook)
  await waitFor(() => expect(noted()?.textContent).toBe('3 of 10 seconds.'))
  expect(noted()?.className).not.toContain('amber')
  await user.type(sentence(), '{Enter}')
  await findIn(title, '1 question answered')
  await findAnswers(title, 2)

  // A skip sends no message, but moves to the next question.
  await card(/^Who is it for/)
  await user.click(button('Skip'))
  await card(/^What do you do about it/)
  await findIn(title, '1 question answered')
  await fill(user, sentence(), 'We call before we are late.')
  await fill(user, field('The same, said to a customer'), 'I call you first.')
  await user.click(button('Send'))
  await findIn(title, '2 questions answered')
  await card(/^What do they do today instead/)
  await user.click(button('Skip'))
  await card(/^How many such customers/)
  await user.click(button('Skip'))

  // The entered figures give a suggested sentence.
  await card(/^What has already happened/)
  await fill(user, field('How many paid'), '23')
  await user.click(await inRegion(title).findByRole('button', { name: '23 have already paid.' }))
  expect(sentence().value).toBe('23 have already paid.')
  await fill(user, sentence(), '30 families pay us.')
  await user.click(button('Send'))
  await findIn(title, '3 questions answered')
  await findAnswers(title, 4)
  const { record, messages } = await storedTalk(member)
  expect(messages.filter(({ role }) => role === 'user')).toHaveLength(3)
  expect(record.answers).toMatchObject({
    hook: { say: hook },
    customer: { skipped: true },
    solution: { face: 'I call you first.' },
    traction: { say: '30 families pay us.', paid: { low: 23, high: 23 } },
  })

  const facts = async () =>
    (await must(member.client.from('facts').select('topic, text').order('topic'))).data
  await waitFor(async () =>
    expect(await facts()).toEqual(
      expect.arrayContaining([
        { topic: 'problem', text: hook },
        { topic: 'solution', text: 'We call before we are late.' },
        { topic: 'money', text: 'How many paid: 23' },
      ]),
    ),
  )

  // The founder changes a sent answer.
  await user.click(inRegion(title).getByRole('button', { name: 'How many paid: 23' }))
  await fill(user, field('How many paid'), '0')
  await user.click(button('Save'))
  await waitFor(() => expect(said().join()).toContain('How many paid: 0'))

  await user.click(button('Generate My Pitches'))
  const pitches = within(await region('Your pitches'))
  await pitches.findByText(hook)
  await pitches.findByText('[ask: not written]')
  await pitches.findByText('Built from 3 questions answered.')
  await user.click(pitches.getByRole('tab', { name: /^Customer/ }))
  await pitches.findByText('I call you first.')
  expect(pitches.queryByText('We call before we are late.')).toBeNull()

  // The founder edits a line, and its seconds are computed again.
  await user.click(pitches.getByRole('button', { name: 'Edit Ask' }))
  const own = pitches.getByRole('textbox', { name: 'Ask, in your words' })
  await fill(user, own, 'Will you ride with us on Monday morning?')
  await user.click(pitches.getByRole('button', { name: 'Save' }))
  await pitches.findByText('Will you ride with us on Monday morning?')
  await pitches.findByText(/^24 words · spoken in 0:10/)
})

test('RP12 the coach offers sentences from other helpers, and known figures fill their fields', async ({
  open,
  member,
}) => {
  const project_id = await projectOf(member)
  const value = { kind: 'count', low: 340, high: 340 } as never
  await must(
    member.client.from('facts').insert([
      { project_id, topic: 'problem', text: 'Mothers wait forty minutes', value: null as never },
      { project_id, topic: 'buyers', text: '340 families', value },
    ]),
  )
  const { user } = await open('/pitch')
  await user.click(await screen.findByRole('button', { name: 'Start Pitch Coaching' }))
  await region(title)
  const asked = within(await card(/^What goes wrong for your customer today/))
  await asked.findByText(/Mothers wait forty minutes/)
  await user.click(asked.getByRole('button', { name: /^Still true/ }))
  expect(sentence().value).toBe('Mothers wait forty minutes')
  for (const next of [/^Who is it for/, /^What do you do/, /^What do they do today/, /^How many such/]) {
    await user.click(button('Skip'))
    await card(next)
  }
  await waitFor(() => expect(field('How many there are').value).toBe('340'))
})
