import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arabic, chairside, little, noMaterial, someFact } from '../../tests/support/deck-materials.ts'
import { believing, ground, pays, planned, someTest } from '../../tests/support/mvp-materials.ts'
import { readCsv, withoutApostrophe } from '../documents/csv.ts'
import { factName, type Material } from '../figures/figures.ts'
import { buildMvp } from './build.ts'
import {
  addActivity,
  addStory,
  changeStory,
  type MvpContent,
  moveStory,
  mvpContent,
  needsFirst,
  placeStory,
  removeActivity,
  removeStory,
  setTakes,
  stepStory,
  untouchedMvp,
  ways,
} from './content.ts'
import { issueFile, issueRows, printMvp } from './print.ts'

const titles = (content: MvpContent) =>
  content.stories.map(({ title }) => title.replace('Story ', '')).join(' ')

describe('MV03 the founder can change the story map', () => {
  test('stories can be added at the end, moved by a step or to a place, renamed and removed', () => {
    const content = planned([1, 2, 3, 4])
    expect(titles(moveStory(content, 's4', 0))).toBe('4 1 2 3')
    expect(titles(moveStory(content, 's1', 99))).toBe('2 3 4 1')
    // Stories 1 and 3 are in one activity, stories 2 and 4 are in the other.
    expect(titles(stepStory(content, 's3', -1))).toBe('3 1 2 4')
    expect(stepStory(content, 's1', -1)).toBe(content)
    expect(titles(placeStory(content, 's4', 'a1', 's3'))).toBe('1 2 4 3')
    expect(placeStory(content, 's4', 'a1', 's3').stories[2]?.activity).toBe('a1')
    expect(titles(placeStory(content, 's1', 'a2', null))).toBe('2 3 4 1')
    expect(titles(removeStory(content, 's2'))).toBe('1 3 4')
    expect(changeStory(content, 's1', { title: '  ' }).stories[0]?.title).toBe('Story 1')
    const less = removeActivity(content, 'a1')
    expect(less.stories.map(({ activity }) => activity)).toEqual([null, 'a2', null, 'a2'])
    expect(addStory(less, { title: 'New', activity: 'a1' }).stories.at(-1)).toMatchObject({ activity: null })
  })

  test('the ranking “by proof” puts the stories that the test needs first and does not change the order of the others', () => {
    const content = changeStory(changeStory(planned([1, 2, 3, 4]), 's3', { isNeeded: true }), 's4', {
      isNeeded: true,
    })
    expect(titles(needsFirst(content))).toBe('3 4 1 2')
    expect(needsFirst(needsFirst(content)).stories).toEqual(needsFirst(content).stories)
  })

  test('any series of changes gives a valid plan in which every story is in one column', () => {
    const step = fc.record({
      what: fc.nat(8),
      id: fc.integer({ min: 1, max: 9 }).map(number => `s${number}`),
      activity: fc.constantFrom('a1', 'a2', 'a3', null),
      to: fc.integer({ min: -3, max: 12 }),
      text: fc.string({ maxLength: 400 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), steps => {
        const content = steps.reduce<MvpContent>(
          (now, { what, id, activity, to, text }) => {
            switch (what) {
              case 0:
                return addActivity(now, text)
              case 1:
                return addStory(now, { title: text, activity })
              case 2:
                return moveStory(now, id, to)
              case 3:
                return placeStory(now, id, activity, `s${Math.abs(to)}`)
              case 4:
                return stepStory(now, id, to < 0 ? -1 : 1)
              case 5:
                return removeStory(now, id)
              case 6:
                return activity ? removeActivity(now, activity) : needsFirst(now)
              case 7:
                return changeStory(now, id, { title: text, activity, isNeeded: to > 0 })
              default:
                return setTakes(now, id, ways[Math.abs(to) % 4] ?? 'hand', { hours: Math.max(0, to) })
            }
          },
          planned([1, 2, 3]),
        )
        mvpContent.parse(content)
        const { columns, stories } = buildMvp(noMaterial, content, ground)
        const shown = columns.flatMap(column => column.stories.map(({ id }) => id))
        expect(shown.toSorted()).toEqual(stories.map(({ id }) => id).toSorted())
        expect(new Set(shown).size).toBe(content.stories.length)
      }),
      { numRuns: 300 },
    )
  })

  test('a story follows its source until the founder types another text, and it keeps its text if the source is deleted', () => {
    const material = chairside()
    const solution = material.facts.find(({ topic }) => topic === 'solution')
    const from = solution ? `${factName(solution)}:words` : ''
    const mvp = buildMvp(material, untouchedMvp, ground)
    const [first] = mvp.suggestions
    expect(first).toMatchObject({ from, text: solution?.text })
    const content = addStory(untouchedMvp, { title: first?.text ?? '', activity: null, from })
    expect(buildMvp(material, content, ground).suggestions.map(each => each.from)).not.toContain(from)
    const changed = material.facts.map(fact =>
      fact === solution ? { ...fact, text: 'We call for you.' } : fact,
    )
    expect(buildMvp({ ...material, facts: changed }, content, ground).stories[0]?.text).toBe(
      'We call for you.',
    )
    const gone = material.facts.filter(fact => fact !== solution)
    expect(buildMvp({ ...material, facts: gone }, content, ground).stories[0]).toMatchObject({
      text: solution?.text,
      isLost: true,
    })
    expect(changeStory(content, 's1', { title: 'Send one message' }).stories[0]?.from).toBeNull()
    expect(changeStory(content, 's1', { note: 'By Friday' }).stories[0]?.from).toBe(from)
  })
})

describe('MV06 the plan has a measure of success', () => {
  const metric = (material: Material, content = untouchedMvp) => buildMvp(material, content, ground).metric

  test('the threshold of the measure comes from the test, the forecast or the founder’s aim, and its formula is shown', () => {
    const aim = someFact('aim', null, '€3,000 a month')
    const material = believing(pays, { tests: [someTest()], facts: [...chairside().facts, aim] })
    const { candidates, blanks } = metric(material)
    expect(blanks).toEqual([])
    expect(candidates.map(({ target }) => target)).toEqual([3, 5, 38])
    expect(candidates[1]?.formula).toBe('Your forecast for Jan 2027: 5 (nobody yet, guess)')
    expect(candidates[2]?.formula).toBe('€3,000 a month ÷ €79 a month = 38, before any costs')
  })

  test('without known figures there is no threshold, and blanks say which figures are missing and on which page to add them', () => {
    expect(metric(noMaterial)).toEqual({
      candidates: [],
      blanks: [
        { missing: 'What you sell in the first month', place: 'financial' },
        { missing: 'What you want to earn from it a month', place: 'validation' },
      ],
      test: null,
    })
  })

  test('the chosen measure is a test on the board, and a dropped test cannot be chosen', () => {
    const test = someTest()
    const content = { ...untouchedMvp, metric: test.id }
    expect(metric(believing(pays, { tests: [test] }), content).test).toEqual(test)
    expect(metric(believing(pays, { tests: [{ ...test, state: 'dropped' }] }), content).test).toBeNull()
  })
})

describe('MV07 the plan can be exported', () => {
  const hostile = '=HYPERLINK("http://x.example","click") | <b>, *all*'

  test.each(['chairside', 'little', 'arabic', 'none'] as const)(
    'the Markdown of %s contains every story once',
    name => {
      const material = { chairside, little, arabic, none: () => noMaterial }[name]()
      const content = planned([4, 8, null, 2], { hoursPerWeek: 6, weeks: 2 })
      const text = printMvp(buildMvp(material, content, ground), '18 November 2026')
      for (const { title } of content.stories) expect(text.split(title)).toHaveLength(2)
      expect(text).toContain('There is: 6 h a week × 2 weeks = 12 h')
      expect(text).toContain('Hours: 4 h + 8 h = 12 h of 12 h')
      expect(text).toContain('1 story is not estimated and not counted')
      expect(text).not.toMatch(/undefined|null|NaN|\[object/)
    },
  )

  test('the plan prints the rule of the measure once, with or without a full stop', () => {
    const test = someTest({ right_if: 'At least three of ten pay.', target: 3 })
    const mvp = buildMvp(believing(pays, { tests: [test] }), { ...untouchedMvp, metric: test.id }, ground)
    expect(printMvp(mvp, 'today')).toContain(`${test.measure}: At least three of ten pay (`)
  })

  test('issue rows have title, body, labels and estimate, and no cell becomes a formula', () => {
    const content = changeStory(
      addStory(planned([4, 8, 2], { hoursPerWeek: 6, weeks: 2 }), { title: hostile, activity: 'a1' }),
      's1',
      { isNeeded: true },
    )
    const mvp = buildMvp(chairside(), content, ground)
    expect(issueRows(mvp)[0]).toEqual(['title', 'body', 'labels', 'estimate'])
    expect(issueRows(mvp)[1]).toEqual([
      'Story 1',
      'Activity: Ask\nHow: Build\nTakes: 4 h\nThe test of the riskiest assumption needs it.',
      'mvp, build, test',
      '4',
    ])
    expect(issueRows(mvp)[3]?.[2]).toBe('later, build')
    const { rows } = readCsv(issueFile(mvp))
    expect(rows.flat().filter(cell => /^\s*[=+\-@]/.test(cell))).toEqual([])
    expect(withoutApostrophe(rows.at(-1)?.[0] ?? '')).toBe(hostile)
    expect(printMvp(mvp, 'today')).toContain('\\<b\\>, \\*all\\*')
  })
})
