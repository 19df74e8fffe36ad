import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { attempts } from './attempts.ts'
import { lines, verbs } from './cells.ts'
import { outcomesOf, undone } from './tried.ts'
import { worldScript } from './world.ts'

describe.each(quickEngines)('permissions on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
  })
  afterAll(() => database.close())

  test.each(lines.map(line => [`${line.verb} ${line.subject}`, line] as const))(
    'CK08 SEC02 SEC04 %s may do exactly what the truth table allows',
    async (_, line) => {
      expect(await undone(database, transaction => outcomesOf(transaction, line))).toEqual(line.expected)
    },
  )

  test('CK08 every table and view of the API is in the truth table, with every verb', async () => {
    const exposed = await database.run<{ name: string; verbs: string[] }>({
      text: `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
    })
    const views = ['conversation_list', 'notification_list']
    const missing = exposed.flatMap(({ name }) =>
      verbs
        .filter(verb => verb === 'select' || !views.includes(name))
        .filter(verb => !lines.some(line => line.subject === name && line.verb === verb))
        .map(verb => `${name} ${verb}`),
    )
    expect(missing).toEqual([])
    expect(exposed.length).toBeGreaterThan(15)
  })

  test('every attempt of the access tests has a line in the truth table', () => {
    const subjects = new Set(lines.map(line => line.subject))
    expect(Object.keys(attempts).filter(subject => !subjects.has(subject))).toEqual([])
  })
})
