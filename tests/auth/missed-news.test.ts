/**
 * A process can miss notifications while its database connection is lost. After the reconnect it reads the
 * missed data, and repeats the read until it succeeds.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Database, DatabaseUnavailable } from '../../backend/database/database.ts'
import { rotateKeys } from '../../backend/tokens/signing-keys.ts'
import { createTokens } from '../../backend/tokens/tokens.ts'
import { quickEngines } from '../support/databases.ts'

const keys = { publishable: 'sb_publishable_missed', secret: 'sb_secret_missed', jwtSecret: 'x'.repeat(40) }

describe.each(quickEngines)('missed notifications on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  /** Simulates a database that sends no notifications, and whose first `failures` queries after a reconnect fail. */
  function deaf(failures: number, about: string) {
    const reconnects: (() => void)[] = []
    let isArmed = false
    let left = failures
    const wrapped: Database = {
      ...database,
      async listen(_channel, _onNotify, onReconnect) {
        if (onReconnect) reconnects.push(onReconnect)
        return async () => {}
      },
      run(statement, options) {
        if (isArmed && left > 0 && statement.text.includes(about)) {
          left -= 1
          return Promise.reject(new DatabaseUnavailable('away for a moment'))
        }
        return database.run(statement, options)
      },
    }
    const reconnect = () => {
      isArmed = true
      for (const hear of reconnects) hear()
    }
    return { database: wrapped, reconnect, failuresLeft: () => left }
  }

  function collected() {
    const lines: string[] = []
    const say = (line: string) => void lines.push(line)
    return { lines, log: { error: say, warn: say, info: say, debug: say } }
  }
  const claims = () => ({
    sub: randomUUID(),
    role: 'authenticated',
    aud: 'authenticated',
    exp: Math.floor(Date.now() / 1000) + 600,
  })

  test('CK04 a session that ended during a lost connection is refused, even if the first three reads after it fail', async () => {
    const away = deaf(3, 'from auth.ended_sessions where ended_at >')
    const { lines, log } = collected()
    const tokens = await createTokens({ database: away.database, keys, log })
    const session_id = randomUUID()
    const authorization = `Bearer ${await tokens.sign({ ...claims(), session_id })}`
    await expect(tokens.identify({ apiKey: null, authorization })).resolves.toBeDefined()
    await database.run({
      text: 'insert into auth.ended_sessions (session_id) values ($1)',
      values: [session_id],
    })
    away.reconnect()
    await vi.waitFor(
      () =>
        expect(tokens.identify({ apiKey: null, authorization })).rejects.toMatchObject({ reason: 'revoked' }),
      { timeout: 15_000 },
    )
    expect(away.failuresLeft()).toBe(0)
    expect(lines.filter(line => line.startsWith('The ended sessions could not be read'))).toHaveLength(2)
    await tokens.close()
  })

  test('a signing key that was replaced during a lost connection is known later, even if three reads fail; each failure is logged', async () => {
    const away = deaf(3, 'from auth.signing_keys')
    const { lines, log } = collected()
    const tokens = await createTokens({ database: away.database, keys, log })
    await rotateKeys(database, { keepSeconds: 3600 })
    await rotateKeys(database, { keepSeconds: 3600 })
    const other = await createTokens({ database, keys, log })
    const authorization = `Bearer ${await other.sign(claims())}`
    await expect(tokens.identify({ apiKey: null, authorization })).rejects.toThrow(/unknown key/)
    away.reconnect()
    await vi.waitFor(() => expect(tokens.identify({ apiKey: null, authorization })).resolves.toBeDefined(), {
      timeout: 15_000,
    })
    expect(lines.filter(line => line.startsWith('The signing keys could not be read'))).toHaveLength(2)
    await Promise.all([tokens.close(), other.close()])
  })
})
