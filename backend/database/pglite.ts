/** PostgreSQL inside this process: PGlite in a worker thread, behind the interface all rooms use. */
import { mkdir } from 'node:fs/promises'
import type {
  Database,
  Row,
  RunOptions,
  Statement,
  Transaction,
  TransactionOptions,
  Value,
} from './database.ts'
import { DatabaseError } from './database.ts'
import { openDispatcher } from './pglite/dispatcher.ts'
import { preparedStatements } from './pglite/prepared.ts'
import { type Answer, closeStatement, script, statement, sync } from './pglite/wire.ts'
import { settingsOf, settingsStatement } from './session.ts'

export type PgliteOptions = {
  /** The folder of the database; absent: in memory, gone when closed. */
  readonly dataDir?: string
  /** A dumped database that an empty one begins from. */
  readonly template?: Uint8Array<ArrayBuffer>
  /** The limit of a statement that names none. */
  readonly statementLimitMs?: number
  /** How long a transaction may hold the others up, in all and between two statements. */
  readonly transactionLimitMs?: number
  readonly idleLimitMs?: number
  /** How long, and how many, others may wait for their turn. */
  readonly queueLimitMs?: number
  readonly queueLength?: number
}

export type PgliteDatabase = Database & {
  readonly engine: 'pglite'
  /** Everything, as a tar of the database folder. */
  dump(): Promise<Uint8Array>
}

const preparedLimit = 400

export async function openPglite({
  dataDir,
  template,
  statementLimitMs = 10_000,
  transactionLimitMs = 15_000,
  idleLimitMs = 5_000,
  queueLimitMs = 20_000,
  queueLength = 5_000,
}: PgliteOptions = {}): Promise<PgliteDatabase> {
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true })
  const prepared = preparedStatements(preparedLimit)
  const listeners = new Map<string, Set<{ onNotify: (payload: string) => void; onReconnect?: () => void }>>()
  const dispatcher = await openDispatcher({
    dataDir: dataDir ?? null,
    template: template ?? null,
    queueLimitMs,
    queueLength,
    onNotification({ channel, payload }) {
      for (const listener of listeners.get(channel) ?? []) listener.onNotify(payload)
    },
    onRestart() {
      prepared.clear()
      void listenAgain()
    },
  })

  async function listenAgain(): Promise<void> {
    for (const channel of listeners.keys()) await listenTo(channel)
    for (const listener of [...listeners.values()].flatMap(set => [...set])) listener.onReconnect?.()
  }

  const listenTo = async (channel: string) =>
    dispatcher.send({ bytes: () => script(`listen ${quoteIdentifier(channel)}`), limitMs: statementLimitMs })

  /** One statement of a batch, prepared on the way when it comes up for the first time. */
  function step(text: string, values: readonly Value[], rows: boolean): Uint8Array[] {
    const { name, parse, evicted } = prepared.use(text)
    return [...evicted.map(closeStatement), ...statement(name, text, values, { parse, rows })]
  }

  const begin = (options: TransactionOptions) =>
    step(settingsStatement, [JSON.stringify(settingsOf(options, 0))], false)

  function rowsOf<R>(answer: Answer, texts: readonly string[]): R[] {
    for (const text of texts) prepared.settle(text, answer.error === null)
    if (answer.error !== null) throw answer.error
    return answer.rows as R[]
  }

  async function runOnce<R>({ text, values = [] }: Statement, options: RunOptions<R>): Promise<R[]> {
    const limitMs = options.timeoutMs ?? statementLimitMs
    const bytes = () => Buffer.concat([...begin(options), ...step(text, values, true), sync])
    return rowsOf<R>(await dispatcher.send({ bytes, limitMs }), [settingsStatement, text])
  }

  async function run<R = Row>(asked: Statement, options: RunOptions<R> = {}): Promise<R[]> {
    const { decide } = options
    if (decide !== undefined) {
      return transaction(options, async ({ query }, end) => {
        const rows = await query<R>(asked.text, asked.values)
        if (decide(rows) === 'rollback') await end('rollback')
        return rows
      })
    }
    try {
      return await runOnce<R>(asked, options)
    } catch (error) {
      // A table changed under a prepared statement: nothing has happened yet, so prepare it anew.
      if (!(error instanceof DatabaseError && isStalePlan(error))) throw error
      prepared.forget(asked.text)
      return runOnce<R>(asked, options)
    }
  }

  async function transaction<T>(
    options: TransactionOptions,
    work: (transaction: Transaction, end: (how: 'commit' | 'rollback') => Promise<void>) => Promise<T>,
  ): Promise<T> {
    const limitMs = options.timeoutMs ?? statementLimitMs
    return dispatcher.exclusively(async lane => {
      let isOver = false
      const ask = async (bytes: () => Uint8Array): Promise<Answer> => {
        if (isOver) throw new DatabaseError({ code: '25P01', message: 'The transaction is over.' })
        return lane.send({ bytes, limitMs })
      }
      const end = async (how: 'commit' | 'rollback') => {
        if (isOver) return
        const answer = await ask(() => script(how))
        isOver = true
        rowsOf(answer, [])
      }
      const query = async <R>(text: string, values: readonly Value[] = []) =>
        rowsOf<R>(await ask(() => Buffer.concat([...step(text, values, true), sync])), [text])
      const execute = async (text: string) => {
        const answer = await ask(() => script(text))
        prepared.clear()
        rowsOf(answer, [])
        if (answer.status === 'I') {
          isOver = true
          throw new DatabaseError({ code: '25P01', message: 'The script ended its transaction itself.' })
        }
      }
      rowsOf(await ask(() => script('begin')), [])
      rowsOf(await ask(() => Buffer.concat([...begin(options), sync])), [settingsStatement])
      try {
        const result = await work({ query, execute }, end)
        await end('commit')
        return result
      } catch (error) {
        await end('rollback').catch(() => {})
        throw error
      }
    })
  }

  return {
    engine: 'pglite',
    run,
    transaction,
    async listen(channel, onNotify, onReconnect) {
      const listener = { onNotify, ...(onReconnect === undefined ? {} : { onReconnect }) }
      const known = listeners.get(channel) ?? new Set()
      listeners.set(channel, known.add(listener))
      rowsOf(await listenTo(channel), [])
      return async () => void known.delete(listener)
    },
    async health() {
      const trouble = dispatcher.trouble()
      if (trouble !== null) return { ok: false, status: 503, reason: trouble }
      try {
        await run({ text: 'select 1' }, { timeoutMs: 2_000 })
        return { ok: true }
      } catch (error) {
        return { ok: false, status: 503, reason: error instanceof Error ? error.message : String(error) }
      }
    },
    dump: dispatcher.dump,
    close: dispatcher.close,
  }
}

const isStalePlan = (error: DatabaseError) =>
  error.code === '0A000' && error.message.startsWith('cached plan')

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`
