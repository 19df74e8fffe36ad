import { character, end, notFollowedBy, takeWhile, text } from './characters.ts'
import {
  attempt,
  between,
  choice,
  label,
  lookAhead,
  many,
  map,
  option,
  separated,
  sequence,
} from './combinators.ts'
import type { Parser } from './parser.ts'
import type { Field, JsonStep } from './tree.ts'

const isLetter = (code: number) =>
  (code > 64 && code < 91) ||
  (code > 96 && code < 123) ||
  (code > 127 && /\p{L}/u.test(String.fromCodePoint(code)))
const isDigit = (code: number) => code > 47 && code < 58
const isIdentifier = (code: number) =>
  isLetter(code) || isDigit(code) || code === 95 /* _ */ || code === 32 || code === 36 /* $ */
const isOneOf = (characters: string) => {
  const codes = new Set([...characters].map(c => c.codePointAt(0)))
  return (code: number) => codes.has(code)
}
export const isNoneOf = (characters: string) => {
  const isOne = isOneOf(characters)
  return (code: number) => !isOne(code)
}

const whitespace = takeWhile(isOneOf(' \t'), 0)

/** Returns a parser that allows blanks before and after. */
export function lexeme<T>(parser: Parser<T>): Parser<T> {
  return between(whitespace, whitespace, parser)
}

export const delimiter = label(character('.'), 'delimiter (.)')

export const identifier: Parser<string> = map(takeWhile(isIdentifier, 1, 'letter', 'digit'), value =>
  value.trim(),
)

const escaped = sequence(run => {
  run(character('\\'))
  return run(anyCharacter)
})
const anyCharacter: Parser<string> = state => {
  const code = state.input.codePointAt(state.at)
  state.consumed = code !== undefined
  state.failure = null
  if (code === undefined) return takeWhile(() => true, 1)(state)
  const found = String.fromCodePoint(code)
  state.at += found.length
  return found
}

/** Reads `"…"`. A backslash escapes the next character. */
export const quoted: Parser<string> = sequence(run => {
  run(character('"'))
  const parts = run(many(choice(takeWhile(isNoneOf('\\"'), 1), escaped)))
  run(character('"'))
  return parts.join('')
})

/** A dash belongs to a name, unless it begins an arrow (`->`). */
const dash = attempt(
  sequence(run => {
    run(character('-'))
    run(notFollowedBy(isOneOf('>'), '">"'))
  }),
)

const dashed = (part: Parser<string>) => map(separated(part, dash), parts => parts.join('-'))

export const fieldName = label(choice(quoted, dashed(identifier)), 'field name (* or [a..z0..9_$])')

const jsonKeyPart = map(takeWhile(isNoneOf('(-:.,>)'), 1), value => value.trim())
const jsonKey = label(choice(quoted, dashed(jsonKeyPart)), 'any non reserved character different from: .,>()')

const indexEnd = choice<unknown>(
  ...['->', '::', '.', ','].map(mark => attempt(lookAhead(text(mark)))),
  attempt(end),
)
const jsonIndex = sequence(run => {
  const sign = run(option('+', character('-')))
  const digits = run(takeWhile(isDigit, 1, 'digit'))
  run(indexEnd)
  return sign + digits
})

const arrow = choice(attempt(text('->>')), attempt(text('->')))
const jsonStep = sequence((run): JsonStep => {
  const asText = run(arrow) === '->>'
  return run(
    choice<JsonStep>(
      attempt(map(jsonIndex, key => ({ asText, key, isIndex: true }))),
      attempt(map(jsonKey, key => ({ asText, key, isIndex: false }))),
    ),
  )
})

export const jsonPath: Parser<JsonStep[]> = many(jsonStep)

export const field: Parser<Field> = lexeme(
  sequence(run => ({ name: run(fieldName), path: run(option([], jsonPath)) })),
)

/** Reads `a.b.column->path`: first the embeds that lead to a field, then the field itself. */
export const treePath: Parser<{ path: string[]; field: Field }> = sequence(run => {
  const names = run(separated(fieldName, delimiter))
  const path = run(option([], jsonPath))
  const name = names.pop() ?? ''
  return { path: names, field: { name, path } }
})

export const columns: Parser<string[]> = separated(fieldName, lexeme(character(',')))
