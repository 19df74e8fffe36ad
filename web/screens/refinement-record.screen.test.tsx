import type { Json } from '../../contracts/database.generated.ts'
import type { IdeaAnswers, IdeaQuestion } from '../../contracts/idea-record.ts'
import { findAnswers, inRegion, outputsOf, projectOf, region } from '../../tests/support/screens/cofounder.ts'
import { fill, type Member, must, test } from '../../tests/support/screens/real.tsx'
import { expect, screen, waitFor } from '../../tests/support/screens/screen.tsx'

const title = 'Refinement'
const card = (question: string | RegExp) => inRegion(title).findByRole('form', { name: question })
const box = (name: string) => inRegion(title).getByRole<HTMLTextAreaElement>('textbox', { name })
const button = (name: string | RegExp) => inRegion(title).getByRole<HTMLButtonElement>('button', { name })
const timestamp = '2026-01-01T00:00:00Z'
const idea = 'Old bread for breweries'

/** Saves a conversation with these answers. `asks` is the open question. */
async function seedTalk(member: Member, answers: IdeaAnswers, asks: IdeaQuestion) {
  const line = (role: string, content: string, more: object = {}) => ({
    ...{ id: crypto.randomUUID(), role, content, timestamp },
    ...more,
  })
  const turn = { kind: 'turn', version: 1, sentence: idea, reaction: '', question: 'And then?' }
  const messages = [
    line('user', idea),
    ...Object.keys(answers).flatMap(question => [
      line('assistant', 'And then?', { result: { ...turn, answered: null, asks: question } }),
      line('user', question, { answers: { question, round: 1 } }),
    ]),
    line('assistant', 'And then?', { result: { ...turn, answered: null, asks } }),
  ]
  const state = { record: { version: 1, round: 1, answers }, messages }
  await must(
    member.client.from('helper_sessions').upsert({
      project_id: await projectOf(member),
      helper: 'idea-refinement',
      state: state as unknown as Json,
    }),
  )
}

const told: IdeaAnswers = {
  problem: { words: 'Bakeries throw away a fifth' },
  customer: { words: 'Bakeries in Lyon' },
  solution: { words: 'We collect it at eight' },
  instead: { words: 'Pigs', better: 'Paid the same evening' },
  channel: { skipped: true },
  metric: { skipped: true },
  edge: { words: 'My aunt runs the guild', risk: 'Brewers take it twice a week' },
}

test('RI01 RI04 RI08 the idea starts a conversation in fields, known values fill the fields, and the reply is computed from them', async ({
  open,
  member,
}) => {
  const project_id = await projectOf(member)
  const price = { low: 49, high: 49, currency: 'EUR', per: 'month' }
  const known = { earn: { known: 'told', type: 'subscription', price } }
  const validation = { record: { version: 1, round: 1, answers: known }, messages: [] }
  await must(
    member.client
      .from('helper_sessions')
      .upsert({ project_id, helper: 'problem-validation', state: validation as unknown as Json }),
  )
  const { user } = await open('/refinement')
  await fill(user, await screen.findByLabelText('What is your idea?'), idea)
  await user.click(await screen.findByRole('button', { name: 'Refine My Idea' }))
  await region(title)
  await card(/^What goes wrong for them today/)
  await inRegion(title).findByText('Version 1')
  for (const _question of ['problem', 'customer', 'solution', 'instead'])
    await user.click(await inRegion(title).findByRole('button', { name: 'Skip' }))
  await card('Who pays, how much, and for what?')
  await inRegion(title).findAllByText('from Problem Validation · They told me')
  expect(box('Your price').value).toBe('49')
  await user.click(button('Send'))
  await card('Where do you meet ten of them at once?')
  await user.click(button('Skip'))
  await card(/^What does one customer cost you/)
  await fill(user, box('One customer costs you'), '9')
  await fill(user, box('Costs that stay, whoever comes'), '800')
  await user.click(button('Send'))
  await card('Which one number shows that it helps them?')
  await inRegion(title).findByText(/40 a month\. To cover EUR.800 a month: 20 × EUR.40 in a month/)
  await waitFor(async () => {
    const [saved] = await outputsOf(member, 'idea_refinement')
    expect(saved?.input_data).toMatchObject({
      record: { answers: { earn: { price: { low: 49 }, prefilled: { price: 'told' } } } },
    })
  })
})

test('RI05 RI06 RI09 the sentence is built from the founder’s own cells, and each change appears on the canvas', async ({
  open,
  member,
}) => {
  const earn = {
    type: 'subscription' as const,
    price: { low: 49, high: 49, currency: 'EUR', per: 'month' as const },
  }
  await seedTalk(member, { ...told, earn, costs: { skipped: true } }, 'sentence')
  const { user } = await open('/refinement')
  await region(title)
  await card('Now write it in one sentence.')
  await inRegion(title).findByText(/^A frame, if it helps: For … who …/)
  await user.type(box('Your sentence'), 'For')
  await user.click(button('Bakeries in Lyon'))
  expect(box('Your sentence').value).toBe('For Bakeries in Lyon')
  await user.type(box('Your sentence'), ' we buy bread.')
  await inRegion(title).findByText('7 words; 35 is the aim')
  await user.click(button('Send'))
  await findAnswers(title, 11)
  await inRegion(title).findByText('Version 2')
  const canvas = await inRegion(title).findByRole('region', { name: 'Lean canvas' })
  expect(canvas.textContent).toContain('Paid the same evening')
  await user.click(button('Edit: Customer segments'))
  await card(/^Who exactly is it for first/)
  await fill(user, box('Which group'), 'Bakeries in Paris')
  await user.click(button('Save'))
  await inRegion(title).findByText('Before → now')
  await waitFor(() => expect(canvas.textContent).toContain('Bakeries in Paris'))
})
