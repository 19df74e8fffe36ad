/** The assumptions, tests and interviews of the demo's founder. They are saved with the same calls as in the app. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../contracts/database.generated.ts'
import { must } from './must.ts'

const dayMs = 86_400_000
/** Returns the date that is this many days from today. */
function day(from: number): string {
  return new Date(Date.now() + from * dayMs).toISOString().slice(0, 10)
}

type Client = SupabaseClient<Database>
type Tables = Database['public']['Tables']
type New<Table extends keyof Tables> = Omit<Tables[Table]['Insert'], 'project_id' | 'id'>

const beliefs = {
  chairs: {
    text: 'Practices with two to six chairs lose at least five hours a week to patients who do not come.',
    kind: 'desirable',
    importance: 5,
  },
  earlier: {
    text: 'At least three patients a day are glad to come earlier when they are asked by text message.',
    kind: 'feasible',
    importance: 5,
  },
  price: { text: 'A practice pays €79 a month before it has used it.', kind: 'viable', importance: 4 },
  calendar: { text: 'Managers let us read their calendar.', kind: 'feasible', importance: 3 },
} satisfies Record<string, New<'assumptions'>>
type Belief = keyof typeof beliefs

const tests: (New<'experiments'> & { belief: Belief; result?: object })[] = [
  {
    belief: 'price',
    believe: 'Practices pay before they have used it.',
    verify: 'Ask ten managers for a deposit of €79 for a pilot of four weeks.',
    measure: 'Deposits paid',
    right_if: 'At least three of ten pay.',
    target: 3,
    method: 'pre_sale',
    due_on: day(-13),
    result: {
      measured: 3,
      observed: 'Three paid, two said no, five want to see the pilot first.',
      learned: 'The owner decides, not the manager: both have to be in the room.',
      decided: 'Go on, and ask for the owner from the first call.',
    },
  },
  {
    belief: 'earlier',
    believe: 'Patients come earlier when they are asked.',
    verify: 'Send the message by hand for two weeks in three practices.',
    measure: 'Empty hours that were filled',
    right_if: 'At least 30 hours are filled.',
    target: 30,
    method: 'concierge',
    due_on: day(5),
  },
]

const people: New<'contacts'>[] = [
  {
    name: 'Anna Reuter',
    company: 'Zahnärzte am Markt, Leipzig',
    segment: 'Manager, four chairs',
    email: 'anna@markt.example',
  },
  { name: 'Jonas Behrendt', company: 'Praxis Behrendt, Dresden', segment: 'Owner, two chairs' },
  { name: 'Selin Aydın', company: 'Zahnwerk, Berlin', segment: 'Manager, six chairs' },
  {
    name: 'Petra Vogel',
    company: 'Vogel & Partner, Chemnitz',
    segment: 'Manager, three chairs',
    stage: 'booked',
    next_step: 'Visit the front desk for a morning',
    next_on: day(2),
  },
  {
    name: 'Marek Nowak',
    company: 'Dentomed, Görlitz',
    segment: 'Owner, four chairs',
    stage: 'asked',
    next_step: 'Call again about the pilot',
    next_on: day(-1),
  },
  {
    name: 'Ines Hartmann',
    company: 'Saxon dental chamber',
    segment: 'Editor',
    stage: 'to_ask',
    next_step: 'Send the page for the letter',
    next_on: day(4),
  },
]

type Quote = { topic: string; mark: string; text: string; belief?: Belief; bears?: 'for' | 'against' }
const talks: { with: string; daysAgo: number; quotes: Quote[]; next?: string }[] = [
  {
    with: 'Anna Reuter',
    daysAgo: 16,
    quotes: [
      {
        topic: 'frequency',
        mark: 'observed',
        text: 'I wrote them down for a month: 38 empty hours.',
        belief: 'chairs',
      },
      {
        topic: 'money',
        mark: 'paid',
        text: 'Here is the deposit, when do we start?',
        belief: 'price',
      },
    ],
    next: 'Ask how the first two weeks went',
  },
  {
    with: 'Jonas Behrendt',
    daysAgo: 9,
    quotes: [
      {
        topic: 'permission',
        mark: 'told',
        text: 'I will not give a stranger my calendar, that is patient data.',
        belief: 'calendar',
        bears: 'against',
      },
      { topic: 'problem', mark: 'compliment', text: 'That sounds great, keep me posted!' },
    ],
  },
  {
    with: 'Selin Aydın',
    daysAgo: 3,
    quotes: [
      {
        topic: 'workaround',
        mark: 'observed',
        text: 'We keep a paper list of people who live around the corner, eleven came last month.',
        belief: 'earlier',
      },
      { topic: 'money', mark: 'committed', text: 'The owner signed for the pilot.', belief: 'price' },
    ],
  },
]

const actions: New<'actions'>[] = [
  { text: 'Send the message by hand in the third practice', due_on: day(1) },
  { text: 'Ask a lawyer what reading a calendar needs', due_on: day(3) },
  { text: 'Call Marek Nowak again', due_on: day(-1) },
]

export async function addEvidence(nora: Client, project_id: string): Promise<void> {
  const ids = {} as Record<Belief, string>
  for (const [name, row] of Object.entries(beliefs)) {
    const { id } = await must(
      nora
        .from('assumptions')
        .insert({ ...row, project_id })
        .select('id')
        .single(),
    )
    ids[name as Belief] = id
  }
  for (const { belief, result, ...card } of tests) {
    const { id } = await must(
      nora
        .from('experiments')
        .insert({ ...card, assumption_id: ids[belief], project_id })
        .select('id')
        .single(),
    )
    const change = (row: Tables['experiments']['Update']) =>
      must(nora.from('experiments').update(row).eq('id', id).select('id'))
    await change({ sealed_at: new Date().toISOString() })
    if (result) await change(result)
  }
  const known = await must(
    nora
      .from('contacts')
      .insert(people.map(person => ({ stage: 'to_ask' as const, ...person, project_id })))
      .select('id, name'),
  )
  for (const talk of talks) {
    const person = known.find(({ name }) => name === talk.with)
    await must(
      nora.rpc('log_interview', {
        interview_id: crypto.randomUUID(),
        project_id,
        held_at: new Date(Date.now() - talk.daysAgo * dayMs).toISOString(),
        quotes: talk.quotes.map(({ belief, ...quote }) => ({
          ...quote,
          id: crypto.randomUUID(),
          assumption: belief ? ids[belief] : null,
        })),
        ...(person && { contact_id: person.id }),
        ...(talk.next && { next_step: talk.next, next_on: day(1) }),
      }),
    )
  }
  // The founder's fact about the risk is linked to the assumption that she tests.
  const risks = nora.from('facts').select('id').eq('project_id', project_id).eq('topic', 'risk')
  const links = (await must(risks)).map(({ id }) => ({
    project_id,
    assumption_id: ids.earlier,
    fact_id: id,
    bears: 'against' as const,
  }))
  await must(nora.from('assumption_facts').insert(links).select('fact_id'))
  await must(
    nora
      .from('actions')
      .insert(actions.map(action => ({ ...action, project_id })))
      .select('id'),
  )
}
