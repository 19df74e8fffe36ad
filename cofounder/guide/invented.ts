// Figures a text has and its source does not. Counts up to a dozen are grammar as often as facts and pass.
import { type FigureValue, findFigures } from '../../venture/numbers/find-figures.ts'
import { languageOf } from '../language/recognise.ts'

const freeCount = 12

function numbersOf(value: FigureValue): number[] {
  switch (value.kind) {
    case 'part':
      return [value.part, value.of]
    case 'price':
      return value.parts.flatMap(({ low, high }) => [low, high])
    case 'date':
      return []
    default:
      return [value.low, value.high]
  }
}

export function inventedNumbers(text: string, source: string): string[] {
  const language = languageOf([source])
  const given = new Set(findFigures(source, language).flatMap(({ value }) => numbersOf(value)))
  return findFigures(text, language)
    .filter(
      ({ value }) =>
        value.kind !== 'date' &&
        !numbersOf(value).every(
          number =>
            given.has(number) || ((value.kind === 'count' || value.kind === 'part') && number <= freeCount),
        ),
    )
    .map(figure => figure.text.trim())
}
