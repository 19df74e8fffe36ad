/** Parses the truth table. */
import { truthTable } from './truth-table.ts'

export const personas = [
  'guest',
  'owner',
  'halfway',
  'stranger',
  'follower',
  'participant',
  'blocked',
  'service',
] as const
export const verbs = ['select', 'insert', 'update', 'upsert', 'delete'] as const
const outcomes = ['row', 'none', 'denied'] as const

export type Persona = (typeof personas)[number]
export type Verb = (typeof verbs)[number]
export type Outcome = (typeof outcomes)[number]
export type Line = {
  /** The kind of row that is tested, as the truth table names it: `stories, a day old`. */
  readonly subject: string
  /** The table of the row, with its schema. */
  readonly table: string
  readonly verb: Verb
  readonly expected: Readonly<Record<Persona, Outcome>>
}

export const lines: readonly Line[] = parse(truthTable)

export function parse(text: string): Line[] {
  const [heading, ...rows] = text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => line.split(/\s{2,}/))
  if (heading?.join(' ') !== `row verb ${personas.join(' ')}`) throw new Error(`Unknown heading: ${heading}`)
  return rows.map(([subject = '', verb = '', ...cells]) => {
    if (cells.length !== personas.length) throw new Error(`${subject} ${verb} has ${cells.length} cells`)
    const expected = Object.fromEntries(
      personas.map((persona, at) => [persona, oneOf(outcomes, cells[at])]),
    ) as Record<Persona, Outcome>
    const table = subject.split(',')[0] ?? ''
    return {
      subject,
      table: table.includes('.') ? table : `public.${table}`,
      verb: oneOf(verbs, verb),
      expected,
    }
  })
}

function oneOf<T extends string>(allowed: readonly T[], word: string | undefined): T {
  const found = allowed.find(one => one === word)
  if (found === undefined) throw new Error(`"${word}" is none of ${allowed.join(', ')}`)
  return found
}
