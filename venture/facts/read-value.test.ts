import { expect, test } from 'vitest'
import { readValue } from './read-value.ts'

test('FA07 if a line has one figure and the figure fits its topic, the figure becomes the value', () => {
  expect(readValue('price', 'They pay €49 a month, 3 of them', 'en').value).toEqual({
    kind: 'money',
    low: 49,
    high: 49,
    currency: 'EUR',
    per: 'month',
  })
  expect(readValue('buyers', 'Es gibt 38.000 Praxen', 'de').value).toEqual({
    kind: 'count',
    low: 38_000,
    high: 38_000,
  })
  // The name of a way to reach people may contain a number.
  expect(readValue('reach', 'Four competitions in summer', 'en')).toEqual({
    value: null,
    offered: [{ kind: 'count', low: 4, high: 4 }],
  })
  expect(readValue('problem', 'It costs €49', 'en')).toEqual({ value: null, offered: [] })
  // "No one" is the count 0. It does not contain the number 1.
  expect(readValue('money', 'No one paid', 'en').value).toEqual({ kind: 'count', low: 0, high: 0 })
})

test('FA07 if a line has several figures, or one figure with two meanings, all values are offered and none is chosen', () => {
  expect(readValue('buyers', '120 here, 400 there', 'en')).toEqual({
    value: null,
    offered: [
      { kind: 'count', low: 120, high: 120 },
      { kind: 'count', low: 400, high: 400 },
    ],
  })
  expect(
    readValue('buyers', '1.000 practices', 'en').offered.map(value => 'low' in value && value.low),
  ).toEqual([1, 1000])
})

test.each([
  ['Germany', 'en', 'DE'],
  ['deutschland', 'en', 'DE'],
  ['Österreich', 'de', 'AT'],
  ['Espana', 'en', 'ES'],
  ['Jordanie', 'fr', 'JO'],
  ['Saksa', 'fi', 'DE'],
  ['The Alps', 'en', null],
])('FA07 the place %s (locale %s) is read as %s', (text, locale, country) => {
  expect(readValue('place', text, locale).value).toEqual({ kind: 'place', country, name: text })
})

test('FA07 a country’s name in its own language is recognised, whatever the language of the browser', () => {
  for (const [text, country] of [
    ['مصر', 'EG'],
    ['日本', 'JP'],
    ['Polska', 'PL'],
  ] as const)
    expect(readValue('place', text, 'en').value).toEqual({ kind: 'place', country, name: text })
  expect(readValue('place', 'Atlantis', 'en').value).toEqual({
    kind: 'place',
    country: null,
    name: 'Atlantis',
  })
})
