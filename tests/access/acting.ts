/** Runs statements as a persona, each in its own transaction. */
import type { Database, Row, Value } from '../../backend/database/database.ts'
import type { Persona } from './cells.ts'
import { sessionOf } from './world.ts'

export type Acting = <R = Row>(text: string, values?: readonly Value[]) => Promise<R[]>

export function acting(database: Database, persona: Persona): Acting {
  const { role, claims } = sessionOf(persona)
  const as = { role, settings: { 'request.jwt.claims': JSON.stringify(claims) } }
  return <R>(text: string, values: readonly Value[] = []) => database.run<R>({ text, values }, { as })
}
