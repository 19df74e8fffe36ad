/**
 * One connection to a PostgreSQL server. If it is lost, it is not opened again. On a new connection, a statement
 * would run outside its transaction and without its role.
 */
import { Client } from 'pg'
import { settled } from '../../background.ts'
import { DatabaseUnavailable } from '../database.ts'
import { type Batch, conversation, type Lane } from '../wire/conversation.ts'
import { cut, onMessage } from '../wire/driver.ts'
import type { TripResult } from '../wire/messages.ts'
import { clientOptions } from './client-options.ts'
import { connectionFailure, refusal } from './errors.ts'
import { Trip } from './trip.ts'

export type Connection = Lane & {
  isAlive(): boolean
  readonly closed: Promise<void>
  /** Returns the result of the work, and rejects if the connection ends first. */
  whileAlive<T>(work: Promise<T>): Promise<T>
  close(): void
}

type ConnectionOptions = { readonly url: string; readonly connectLimitMs: number }

const lost = () => new DatabaseUnavailable('The connection to the database was lost.')

const actAsGuest = `
  select set_config('role', 'anon', false) from pg_catalog.pg_roles where rolname = 'anon' and pg_has_role(oid, 'member')`

export async function connect({ url, connectLimitMs }: ConnectionOptions): Promise<Connection> {
  const client = new Client({ ...clientOptions(url), connectionTimeoutMillis: connectLimitMs })
  const talk = conversation()
  const closed = Promise.withResolvers<void>()
  // `Promise.race` with a promise that is pending for a long time would keep every statement in memory. So the
  // pending work is stored in a set.
  const pending = new Set<(error: Error) => void>()
  let isAlive = true
  let current: Trip | null = null
  let lastTrip: Promise<unknown> = Promise.resolve()

  function die(reason: Error): void {
    if (!isAlive) return
    isAlive = false
    cut(client)
    for (const reject of pending) reject(reason)
    pending.clear()
    closed.resolve()
  }

  client.on('error', error => die(connectionFailure(error)))
  client.on('end', () => die(lost()))
  onMessage(client, message => current?.take(message))
  try {
    await client.connect()
    // If a statement runs outside a transaction by mistake, it has only the rights of a guest.
    await client.query(actAsGuest)
  } catch (error) {
    die(lost())
    throw connectionFailure(error)
  }

  function exchange(batch: Batch, limitMs: number): Promise<TripResult> {
    if (!isAlive) throw lost()
    return new Promise((resolve, reject) => {
      // Limits the wait for a server that neither replies nor closes the connection.
      const timer = setTimeout(() => die(new DatabaseUnavailable('The database does not answer.')), limitMs)
      const settle = () => {
        clearTimeout(timer)
        pending.delete(fail)
      }
      const fail = (error: Error) => {
        settle()
        reject(error)
      }
      pending.add(fail)
      current = new Trip(batch, result => {
        current = null
        settle()
        resolve(result)
      })
      client.query(current)
    })
  }

  return {
    talk,
    isAlive: () => isAlive,
    closed: closed.promise,
    whileAlive<T>(work: Promise<T>) {
      return new Promise<T>((resolve, reject) => {
        pending.add(reject)
        work.then(resolve, reject).finally(() => pending.delete(reject))
      })
    },
    async send(batch, limitMs) {
      const trip = lastTrip.then(() => exchange(batch, limitMs))
      lastTrip = settled(trip)
      const result = await trip
      talk.settle(batch, result)
      const error = result.error && refusal(result.error)
      if (error instanceof DatabaseUnavailable) throw error
      return result
    },
    close: () => die(lost()),
  }
}
