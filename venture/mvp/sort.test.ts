import { describe, expect, test } from 'vitest'
import { chairside } from '../../tests/support/deck-materials.ts'
import { buildMvp } from './build.ts'
import { addStory, changeStory, type MvpContent, mvpContent, setTakes, untouchedMvp } from './content.ts'
import { issueRows } from './print.ts'
import { canSort, riceOf, sortStories } from './sort.ts'

const titles = ({ stories }: MvpContent) => stories.map(({ title }) => title)
const four = ['A', 'B', 'C', 'D'].reduce(
  (content, title) => addStory(content, { title, activity: null }),
  untouchedMvp,
)

describe('MV09 stories are sorted by MoSCoW and by RICE', () => {
  test('the MoSCoW order is must, should, could, no priority, won’t; equal stories keep their order', () => {
    const judged = changeStory(
      changeStory(changeStory(four, 's1', { need: 'wont' }), 's3', { need: 'must' }),
      's4',
      { need: 'must' },
    )
    expect(canSort(four, 'moscow')).toBe(false)
    expect(titles(sortStories(judged, 'moscow'))).toEqual(['C', 'D', 'B', 'A'])
    expect(sortStories(four, 'moscow')).toBe(four)
  })

  test('the RICE score is reach × impact × confidence ÷ hours, and a story with a missing figure comes last', () => {
    const rice = { reach: 100, impact: 2, confidence: 50 }
    const slow = setTakes(changeStory(four, 's2', { rice }), 's2', 'hand', { hours: 20 })
    const both = setTakes(changeStory(slow, 's4', { rice }), 's4', 'hand', { hours: 4 })
    expect(both.stories.map(riceOf)).toEqual([null, 5, null, 25])
    expect(titles(sortStories(both, 'rice'))).toEqual(['D', 'B', 'A', 'C'])
    expect(canSort(setTakes(four, 's2', 'hand', { hours: 4 }), 'rice')).toBe(false)
  })

  test('an older plan has no MoSCoW or RICE values, and an exported issue has its MoSCoW label', () => {
    const before = { ...four, stories: four.stories.map(({ need: _need, rice: _rice, ...rest }) => rest) }
    expect(mvpContent.parse(before)).toEqual(four)
    const content = changeStory(four, 's1', { need: 'must' })
    const mvp = buildMvp(chairside(), content, { offers: [], today: '2026-11-18' })
    expect(issueRows(mvp)[1]?.[2]).toContain('must')
  })
})

describe('MV10 a contradiction between the plan and other data becomes a question', () => {
  const material = chairside()
  const of = (content: MvpContent, tests = material.tests) =>
    buildMvp({ ...material, tests }, content, { offers: [], today: '2026-11-18' }).doubts

  test('few hours per week in the plan contradict a forecast that pays people from the first month on', () => {
    const budget = (hoursPerWeek: number) => ({
      ...untouchedMvp,
      budget: { hoursPerWeek, weeks: 4, money: null },
    })
    expect(of(budget(12)).hours).toBe(
      'Your forecast pays one person from Jan 2027 on; here are 12 hours a week. Which of the two is right?',
    )
    expect(of(budget(20)).hours).toBeNull()
    expect(of(untouchedMvp).hours).toBeNull()
  })

  test('it is a contradiction if the measure belongs to no assumption or to another assumption than the riskiest one', () => {
    const [belief] = material.assumptions
    const tests = material.tests.map(each => ({ ...each, assumption_id: belief?.id ?? null }))
    const content = { ...untouchedMvp, metric: material.tests[0]?.id ?? null }
    expect(of(content).measure).toMatch(/no belief on the board/)
    expect(of(content, tests).measure).toBeNull()
    expect(of(untouchedMvp).measure).toBeNull()
  })
})
