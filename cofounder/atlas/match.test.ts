import { describe, expect, test } from 'vitest'
import ideas from './match.cases.json' with { type: 'json' }
import { findVerticals } from './match.ts'

describe('findVerticals finds the verticals of an idea', () => {
  test.each(Object.entries(ideas.known))('the idea “%s” is matched to the sector %s', (text, id) => {
    expect(findVerticals(text)[0]?.vertical.id).toBe(id)
  })

  test.each(ideas.unknown)('the atlas finds no vertical for an unknown idea: %s', text => {
    expect(findVerticals(text)).toEqual([])
  })

  test('if several verticals match equally well, the industry decides, and the best match comes first', () => {
    const found = findVerticals('practice software for appointments', 'healthcare')
    expect(found[0]?.vertical.industry).toBe('healthcare')
    expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a))
  })
})
