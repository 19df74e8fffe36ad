/** Tries a statement as a persona, and undoes its changes afterwards. */
import { type Database, DatabaseError, type Row, type Transaction } from '../../backend/database/database.ts'
import { attempts } from './attempts.ts'
import { type Line, lines, type Outcome, type Persona, personas } from './cells.ts'
import { sessionOf } from './world.ts'

class Undo extends Error {}

/** Runs the given work in a transaction that is always rolled back. */
export async function undone<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let result: { value: T } | null = null
  await database
    .transaction({}, async transaction => {
      result = { value: await work(transaction) }
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  if (result === null) throw new Error('The work did not end')
  return (result as { value: T }).value
}

/** Runs the statement as the persona, undoes its changes, and returns its rows or its error. */
export async function ask(
  transaction: Transaction,
  persona: Persona,
  statement: string,
): Promise<{ rows: Row[] } | { error: DatabaseError }> {
  await transaction.query('savepoint attempt')
  try {
    await become(transaction, persona)
    return { rows: await transaction.query(statement) }
  } catch (error) {
    if (error instanceof DatabaseError) return { error }
    throw error
  } finally {
    await transaction.query('rollback to savepoint attempt')
  }
}

/** Sets the persona until the end of the transaction, or until the next rollback to a savepoint. */
export async function become(transaction: Transaction, persona: Persona): Promise<void> {
  const { role, claims } = sessionOf(persona)
  await transaction.query("select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)", [
    JSON.stringify(claims),
    role,
  ])
}

export async function outcomeOf(transaction: Transaction, persona: Persona, line: Line): Promise<Outcome> {
  const attempt = attempts[line.subject]?.[line.verb]
  if (attempt === undefined) throw new Error(`attempts.ts does not say how to ${line.verb} ${line.subject}`)
  if (typeof attempt !== 'string') await transaction.query(attempt.clear)
  const answer = await ask(transaction, persona, typeof attempt === 'string' ? attempt : attempt.try)
  if ('rows' in answer) return answer.rows.length > 0 ? 'row' : 'none'
  if (answer.error.code === '42501') return 'denied'
  throw answer.error
}

/** Tries a line of the truth table as each persona and returns the outcomes. */
export async function outcomesOf(transaction: Transaction, line: Line): Promise<Record<Persona, Outcome>> {
  await transaction.query('savepoint line')
  const found: Partial<Record<Persona, Outcome>> = {}
  for (const persona of personas) found[persona] = await outcomeOf(transaction, persona, line)
  await transaction.query('rollback to savepoint line')
  return found as Record<Persona, Outcome>
}

/** Finds the first line of this table whose outcomes differ from the truth table. */
export async function firstWrongLine(transaction: Transaction, table: string): Promise<string | null> {
  for (const line of lines.filter(one => one.table === table)) {
    const found = await outcomesOf(transaction, line)
    const wrong = personas.find(persona => found[persona] !== line.expected[persona])
    if (wrong !== undefined) return `${line.subject} ${line.verb}: ${wrong} gets ${found[wrong]}`
  }
  return null
}
