import { describe, expect, it } from 'vitest'
import { renderSection, renderTable, replaceSection } from './report.ts'
import { type Figure, isMet } from './result.ts'

const circumstances = { date: '2026-11-15', machine: '2 cores' }
const order = ['auth', 'rest', 'web']
const faster: Figure = {
  name: 'reads',
  value: 3000,
  unit: '/s',
  peer: { name: 'PostgREST', value: 1500 },
  aim: { of: 'ratio', atLeast: 1.5 },
}
const slow: Figure = { name: 'p99', value: 140, unit: 'ms', aim: { of: 'value', atMost: 100 }, note: 'Why.' }

function pageOf(...sections: [string, readonly Figure[]][]): string {
  return sections.reduce((page, [name, figures]) => {
    const section = renderSection(
      name,
      { title: `The ${name}`, about: 'What is done.', figures },
      circumstances,
    )
    return replaceSection(page, order, name, section)
  }, '')
}

describe('a figure meets its aim or misses it', () => {
  it.each([
    [faster, true],
    [slow, false],
    [{ ...slow, value: Number.NaN }, false],
    [{ ...slow, aim: undefined }, null],
  ])('the figure %o meets its aim: %s', (figure, outcome) => {
    expect(isMet(figure)).toBe(outcome)
  })

  it('the table shows a figure beside the figure that it is compared with', () => {
    expect(renderTable([faster])).toContain(
      '| reads | 3,000 /s | PostgREST: 1,500 /s | 2 × | ≥ 1.5 × | met |  |',
    )
  })
})

describe('the page of figures is updated', () => {
  it('a new section replaces the old version of the section, and the other sections stay, in order', () => {
    const page = pageOf(['web', [slow]], ['auth', [faster]], ['rest', [faster]])
    const again = replaceSection(
      page,
      order,
      'rest',
      renderSection('rest', { title: 'The rest', about: 'Anew.', figures: [slow] }, circumstances),
    )
    expect([...again.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
      'What falls short',
      'The auth',
      'The rest',
      'The web',
    ])
    expect(again.match(/Anew\./g)).toHaveLength(1)
    expect(again.match(/What is done\./g)).toHaveLength(2)
  })

  it('the page lists the figures that miss their aim', () => {
    expect(pageOf(['auth', [faster]], ['web', [slow]])).toContain(
      '## What falls short\n\n- The web: p99: 140 ms, aimed at ≤ 100 ms. Why.\n',
    )
    expect(pageOf(['auth', [faster]])).toContain('## What falls short\n\nNothing.\n')
  })

  it('writing the page again does not change it', () => {
    const page = pageOf(['auth', [faster]], ['web', [slow]])
    expect(pageOf(['web', [slow]], ['auth', [faster]], ['web', [slow]])).toBe(page)
  })
})
