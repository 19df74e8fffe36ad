/** Each policy and each condition of a policy is needed: the truth table no longer holds if one is removed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { inLongForm } from '../support/long-form.ts'
import { firstWrongLine, undone } from './tried.ts'
import { worldScript } from './world.ts'

type Policy = { name: string; table: string; using: string | null; check: string | null }

inLongForm(describe)('each policy is needed', () => {
  let database: Database
  let policies: Policy[]
  beforeAll(async () => {
    database = await quickEngines[0]!.open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
    policies = await database.run<Policy>({
      text: `select policyname as name, schemaname || '.' || tablename as table, qual as using, with_check as check
             from pg_policies where schemaname in ('public', 'storage') order by 2, 1`,
    })
  })
  afterAll(() => database.close())

  test('SEC04 switching off a policy breaks the truth table', async () => {
    expect(policies.length).toBeGreaterThan(40)
    const needless: string[] = []
    for (const { name, table } of policies) {
      const wrong = await changed(table, `drop policy "${name}" on ${table}`)
      if (wrong === null) needless.push(`${table}: ${name}`)
    }
    expect(needless).toEqual([])
  }, 300_000)

  // The first test proves that each policy is needed; this test proves that each condition is needed.
  test('SEC04 removing any condition of a policy breaks the truth table', async () => {
    const needless: string[] = []
    for (const { name, table, using, check } of policies) {
      const conditions = [
        ...(using === null || using === 'true' ? [] : [{ kind: 'using', text: using }]),
        ...(check === null || check === 'true' ? [] : [{ kind: 'with check', text: check }]),
      ]
      for (const { kind, text } of conditions) {
        for (const part of ['true', ...withoutOneConjunct(text)]) {
          const wrong = await changed(table, `alter policy "${name}" on ${table} ${kind} (${part})`)
          if (wrong === null) needless.push(`${table}: ${name}: ${kind} ${part}`)
        }
      }
    }
    expect(needless).toEqual([])
  }, 300_000)

  function changed(table: string, change: string): Promise<string | null> {
    return undone(database, async transaction => {
      await transaction.execute(change)
      return firstWrongLine(transaction, table)
    })
  }
})

/** Returns the condition without one of its parts: `(a AND b)` gives `b` and `a`; a single part gives nothing. */
function withoutOneConjunct(condition: string): string[] {
  const parts = conjuncts(condition)
  if (parts.length < 2) return []
  return parts.map((_, dropped) => parts.filter((_, at) => at !== dropped).join(' and '))
}

function conjuncts(condition: string): string[] {
  const inner = condition.startsWith('(') && condition.endsWith(')') ? condition.slice(1, -1) : condition
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < inner.length; at++) {
    if (inner[at] === '(') depth++
    if (inner[at] === ')') depth--
    if (depth === 0 && inner.startsWith(' AND ', at)) {
      parts.push(inner.slice(start, at))
      start = at + 5
    }
  }
  return [...parts, inner.slice(start)]
}
