/** PostgreSQL inside this process: PGlite in a worker thread, behind the common database interface. */
import { constants } from 'node:fs'
import { cp } from 'node:fs/promises'
import type { BackgroundLog } from '../background.ts'
import {
  type Database,
  DatabaseError,
  DatabaseUnavailable,
  type Row,
  type RunOptions,
  type Statement,
  type TransactionOptions,
} from './database.ts'
import { quoteIdentifier } from './identifier.ts'
import { createListeners } from './listeners.ts'
import { assertWhole, DamagedDatabase, findsDamage } from './pglite/damage.ts'
import { openDispatcher, type ThreadLane, type Waiting } from './pglite/dispatcher.ts'
import { takeFolder } from './pglite/folder.ts'
import { watchFreeSpace } from './pglite/free-space.ts'
import { noRoomForLog } from './pglite/thread.ts'
import { startUpkeep } from './pglite/upkeep.ts'
import { conversation, type Lane, runInOneTrip, scriptBatch } from './wire/conversation.ts'
import { readResult } from './wire/messages.ts'
import { settingsOf } from './wire/settings.ts'
import { decided, inTransaction, type Work } from './wire/transaction.ts'

export type PgliteOptions = {
  /**
   * The folder of the database. Without a folder the database is in memory. It is then lost when it closes, or when a
   * statement exceeds its time limit.
   */
  readonly dataDir?: string
  /** A tar file of a database folder, from which an empty database is filled. */
  readonly template?: Uint8Array<ArrayBuffer>
  /** The time limit of a statement that has no limit of its own. */
  readonly statementLimitMs?: number
  /** How long a transaction may block other work: in total, and while it waits between two statements. */
  readonly transactionLimitMs?: number
  readonly idleLimitMs?: number
  /** How long a caller may wait for its turn, and how many callers may wait. */
  readonly queueLimitMs?: number
  readonly queueLength?: number
  /** Below this free space on the disk, only reads are allowed. */
  readonly minFreeBytes?: number
  /** Called once, when PostgreSQL finds that its files are damaged. */
  readonly onDamage?: (error: DamagedDatabase) => void
  /** How often the server checks whether the log or a table needs maintenance. */
  readonly upkeepEveryMs?: number
  readonly log?: BackgroundLog | undefined
}

export type PgliteDatabase = Database & {
  readonly engine: 'pglite'
  /** Copies the database folder between two statements. */
  snapshot(target: string): Promise<void>
}

const checkpointLimitMs = 60_000
const diskFull = 'The disk is full: nothing can be stored until there is room again.'
const outOfSpace = () => new DatabaseUnavailable(diskFull, 507, 10)
/** The message does not name the file, because everybody may read the health of the server. */
const damagedHere = 'The database is damaged: restore a backup, the log says which.'
const folderGone = 'The folder of the database is gone: stop the server, put it back or restore a backup.'

export async function openPglite({
  dataDir,
  template,
  statementLimitMs = 10_000,
  transactionLimitMs = 15_000,
  idleLimitMs = 5_000,
  queueLimitMs = 20_000,
  queueLength = 5_000,
  minFreeBytes = 64 * 2 ** 20,
  onDamage = () => {},
  upkeepEveryMs = 30_000,
  log,
}: PgliteOptions = {}): Promise<PgliteDatabase> {
  const folder = dataDir === undefined ? null : await takeFolder(dataDir)
  const isOld = dataDir !== undefined && folder?.isNew === false
  if (isOld)
    await assertWhole(dataDir).catch(error => {
      folder.release()
      throw error
    })
  const space = dataDir === undefined ? null : await watchFreeSpace(dataDir, minFreeBytes, log)
  const isFull = () => space?.isLow() ?? false
  let damage: DamagedDatabase | null = null
  const listeners = createListeners()
  const talk = conversation()
  const dispatcher = await openDispatcher({
    dataDir: dataDir ?? null,
    template: folder?.isNew === false ? null : (template ?? null),
    queueLimitMs,
    queueLength,
    unavailable: reason =>
      isFull() || reason === noRoomForLog ? outOfSpace() : new DatabaseUnavailable(reason),
    onRestart() {
      talk.startOver()
      void listenAgain()
    },
  }).catch(error => {
    void space?.close()
    folder?.release()
    // The message of PGlite for a fatal error does not tell an operator what is wrong.
    const isBroken =
      isOld && !isFull() && /^Aborted\(|^PGlite failed to init|^unreachable/.test(error.message)
    throw isBroken ? new DamagedDatabase('it does not open') : error
  })
  await folder?.markComplete()

  async function listenAgain(): Promise<void> {
    try {
      for (const channel of listeners.channels()) await command(`listen ${quoteIdentifier(channel)}`)
      listeners.reconnected()
    } catch (error) {
      // The thread was lost again. The channel is listened to again after the next restart.
      if (!(error instanceof DatabaseUnavailable)) throw error
    }
  }

  type Terms = Waiting & Pick<TransactionOptions, 'readOnly' | 'onSpent'>
  const laneThrough = ({ send }: ThreadLane, terms: Terms = {}): Lane => ({
    talk,
    async send(batch, limitMs) {
      const { patienceMs, mayBegin, readOnly } = terms
      const { bytes, ms } = await send({
        bytes: batch.bytes,
        limitMs,
        patienceMs,
        mayBegin,
        isRead: readOnly,
      })
      terms.onSpent?.(ms)
      const result = readResult(bytes)
      talk.settle(batch, result)
      for (const notification of result.notifications) listeners.notify(notification)
      // PGlite has no server log, so its warnings are written to the log of this server.
      for (const warning of result.warnings) log?.warn(`The database warns: ${warning}`)
      return result
    },
  })
  const everybody = laneThrough(dispatcher)

  async function command(text: string, limitMs = statementLimitMs, lane = everybody): Promise<void> {
    const { error } = await lane.send(scriptBatch(text), limitMs)
    if (error !== null) throw error
  }

  // Sets no statement timeout, because PGlite ignores it. The dispatcher limits the time of statements.
  const settings = (options: TransactionOptions) => JSON.stringify(settingsOf(options, 0))

  /**
   * While the disk is full, every transaction is read-only, and a write fails with an error that states the reason.
   */
  async function guarded<T>(
    options: TransactionOptions,
    work: (allowed: TransactionOptions) => Promise<T>,
  ): Promise<T> {
    if (space?.isGone()) throw new DatabaseUnavailable(folderGone)
    const readOnly = options.readOnly || isFull()
    try {
      return await work({ ...options, readOnly })
    } catch (error) {
      if (damage === null && findsDamage(error)) {
        damage = new DamagedDatabase(error.message)
        onDamage(damage)
      }
      const code = error instanceof DatabaseError ? error.code : ''
      throw code === '53100' || (code === '25006' && !options.readOnly && readOnly) ? outOfSpace() : error
    }
  }

  async function run<R = Row>(statement: Statement, options: RunOptions<R> = {}): Promise<R[]> {
    if (options.decide) return transaction(options, decided(statement, options.decide))
    const limitMs = options.timeoutMs ?? statementLimitMs
    return guarded(options, allowed =>
      runInOneTrip<R>(laneThrough(dispatcher, allowed), settings(allowed), statement, limitMs),
    )
  }

  async function transaction<T>(options: TransactionOptions, work: Work<T>): Promise<T> {
    const statementMs = options.timeoutMs ?? statementLimitMs
    const limits = { statementMs, totalMs: Math.max(transactionLimitMs, statementMs), idleMs: idleLimitMs }
    return guarded(options, allowed =>
      dispatcher.exclusively(
        own => inTransaction(laneThrough(own, allowed), settings(allowed), limits, work),
        options,
      ),
    )
  }

  const upkeep = startUpkeep({ run, command }, upkeepEveryMs, log)

  return {
    engine: 'pglite',
    run,
    transaction: (options, work) => transaction(options, work),
    async listen(channel, onNotify, onReconnect) {
      const { isFirst, remove } = listeners.add(channel, { onNotify, onReconnect })
      try {
        if (isFirst) await command(`listen ${quoteIdentifier(channel)}`)
      } catch (error) {
        remove()
        throw error
      }
      return async () => {
        if (remove().isLast) await command(`unlisten ${quoteIdentifier(channel)}`)
      }
    },
    async health() {
      if (space?.isGone()) return { ok: false, status: 503, reason: folderGone }
      if (damage !== null) return { ok: false, status: 503, reason: damagedHere }
      const trouble = dispatcher.trouble()
      if (isFull() || trouble === noRoomForLog) return { ok: false, status: 507, reason: diskFull }
      if (trouble !== null) return { ok: false, status: 503, reason: trouble }
      return { ok: true }
    },
    async snapshot(target) {
      if (dataDir === undefined) throw new Error('A database in memory has no folder to copy.')
      await dispatcher.exclusively(async own => {
        await command('checkpoint', checkpointLimitMs, laneThrough(own))
        // PGlite has no background processes, so the files do not change before the next statement.
        const filter = (path: string) => !path.endsWith('postmaster.pid')
        await cp(dataDir, target, { recursive: true, mode: constants.COPYFILE_FICLONE, filter })
      })
    },
    async close() {
      // Closing the dispatcher also stops running maintenance.
      await Promise.all([upkeep.close(), dispatcher.close()])
      await space?.close()
      folder?.release()
    },
  }
}
