/** The first product of the demo's founder: her story map, the effort of each story, and the measure of success. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Json } from '../../contracts/database.generated.ts'
import { factName } from '../../venture/figures/figures.ts'
import {
  addActivity,
  addStory,
  changeStory,
  type MvpContent,
  setTakes,
  type Takes,
  untouchedMvp,
  type Way,
} from '../../venture/mvp/content.ts'
import { must } from './must.ts'

type Client = SupabaseClient<Database>
type Planned = {
  activity: string
  title: string
  way: Way
  takes: Partial<Record<Way, Partial<Takes>>>
  isNeeded?: boolean
  note?: string
}

const activities = ['A chair falls empty', 'Patients are asked', 'A patient says yes', 'The practice sees it']

/** The stories in the order in which she builds them. */
const stories: Planned[] = [
  {
    activity: 'Patients are asked',
    title: 'Send the message to the patients on the list',
    way: 'hand',
    takes: { hand: { hours: 6 }, 'no-code': { hours: 12, money: 40 }, build: { hours: 45 } },
    isNeeded: true,
    note: 'From my own phone, with the practice’s name in the first line.',
  },
  {
    activity: 'A chair falls empty',
    title: 'The front desk calls me when somebody cancels',
    way: 'hand',
    takes: { hand: { hours: 2 }, build: { hours: 60 } },
    isNeeded: true,
  },
  {
    activity: 'A patient says yes',
    title: 'The first yes gets the chair, the others are told',
    way: 'hand',
    takes: { hand: { hours: 4 }, 'no-code': { hours: 10, money: 40 } },
    isNeeded: true,
  },
  {
    activity: 'Patients are asked',
    title: 'Patients say beforehand that they want to come earlier',
    way: 'no-code',
    takes: { 'no-code': { hours: 8, money: 25 }, build: { hours: 24 } },
  },
  {
    activity: 'The practice sees it',
    title: 'A list of filled hours every Friday, in euros',
    way: 'no-code',
    takes: { 'no-code': { hours: 5, money: 0 }, hand: { hours: 3 } },
  },
  {
    activity: 'The practice sees it',
    title: 'Take €79 a month by card',
    way: 'buy',
    takes: { buy: { hours: 4, money: 60 }, build: { hours: 35 } },
  },
  {
    activity: 'A patient says yes',
    title: 'Write the new visit into the calendar',
    way: 'build',
    takes: { build: { hours: 40 }, hand: { hours: 2 } },
  },
  {
    activity: 'A chair falls empty',
    title: 'Read the calendar by ourselves',
    way: 'build',
    takes: { build: { hours: 60 } },
    note: 'Needs what the lawyer says first.',
  },
]

export async function addMvp(nora: Client, project_id: string): Promise<void> {
  const begun = activities.reduce(addActivity, {
    ...untouchedMvp,
    budget: { hoursPerWeek: 12, weeks: 4, money: 400 },
  })
  const planned = stories.reduce((content, story, index) => add(content, story, `s${index + 1}`), begun)
  const solutions = nora.from('facts').select('id, topic, text').eq('project_id', project_id)
  const solution = await must(solutions.eq('topic', 'solution').limit(1).single())
  const from = `${factName(solution)}:words`
  const whole = addStory(planned, { title: solution.text, activity: 'a3', from })
  const beliefs = nora.from('assumptions').select('id, text').eq('project_id', project_id)
  const belief = await must(beliefs.like('text', 'At least three patients%').limit(1).single())
  const test = await must(
    nora
      .from('experiments')
      .insert({
        project_id,
        assumption_id: belief.id,
        believe: belief.text,
        verify:
          'Give them the first version: messages by hand, the first yes gets the chair, a list every Friday.',
        measure: 'Patients a day who came earlier, in each practice',
        right_if: 'At least 3, as the belief says.',
        target: 3,
        method: 'concierge',
        due_on: new Date(Date.now() + 33 * 86_400_000).toISOString().slice(0, 10),
      })
      .select('id')
      .single(),
  )
  await must(
    nora.from('experiments').update({ sealed_at: new Date().toISOString() }).eq('id', test.id).select('id'),
  )
  const content: MvpContent = { ...whole, assumption: belief.id, metric: test.id }
  await must(
    nora
      .from('mvp_plans')
      .insert({ project_id, content: content as Json })
      .select('version'),
  )
}

function add(content: MvpContent, story: Planned, id: string): MvpContent {
  const activity = content.activities.find(({ name }) => name === story.activity)?.id ?? null
  const added = addStory(content, { title: story.title, activity })
  const estimated = Object.entries(story.takes).reduce(
    (now, [way, takes]) => setTakes(now, id, way as Way, takes),
    added,
  )
  const { way, isNeeded = false, note = '' } = story
  return changeStory(estimated, id, { way, isNeeded, note })
}
