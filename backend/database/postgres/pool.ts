/** A few connections for many callers. A caller that waits too long for a connection gets an error. */
import { DatabaseUnavailable } from '../database.ts'
import { type Connection, connect } from './connection.ts'

export type Pool = {
  use<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  close(): Promise<void>
}

type PoolOptions = {
  readonly url: string
  readonly size: number
  readonly waitLimitMs: number
  readonly connectLimitMs: number
}

export function openPool({ url, size, waitLimitMs, connectLimitMs }: PoolOptions): Pool {
  const idle: Connection[] = []
  const waiting: PromiseWithResolvers<Connection>[] = []
  const all = new Set<Connection>()
  let opening = 0
  let isClosed = false

  async function open(): Promise<Connection> {
    opening += 1
    try {
      const connection = await connect({ url, connectLimitMs })
      all.add(connection)
      void connection.closed.then(() => {
        all.delete(connection)
        const place = idle.indexOf(connection)
        if (place >= 0) idle.splice(place, 1)
        openForWaiting()
      })
      return connection
    } finally {
      opening -= 1
    }
  }

  function acquire(): Promise<Connection> {
    if (isClosed) throw new DatabaseUnavailable('The database is closed.')
    const ready = idle.pop()
    if (ready !== undefined) return Promise.resolve(ready)
    const turn = Promise.withResolvers<Connection>()
    waiting.push(turn)
    const timer = setTimeout(() => {
      leave(turn)
      turn.reject(new DatabaseUnavailable('All connections to the database are busy.', 503, 2))
    }, waitLimitMs)
    openForWaiting()
    return turn.promise.finally(() => clearTimeout(timer))
  }

  function leave(turn: PromiseWithResolvers<Connection>): void {
    const place = waiting.indexOf(turn)
    if (place >= 0) waiting.splice(place, 1)
  }

  function openForWaiting(): void {
    while (waiting.length > opening && all.size + opening < size) {
      open().then(release, error => {
        waiting.shift()?.reject(error)
        openForWaiting()
      })
    }
  }

  function release(connection: Connection): void {
    if (isClosed) connection.close()
    if (!connection.isAlive()) return
    const next = waiting.shift()
    if (next === undefined) idle.push(connection)
    else next.resolve(connection)
  }

  return {
    async use(work) {
      const connection = await acquire()
      try {
        return await work(connection)
      } finally {
        release(connection)
      }
    },
    async close() {
      isClosed = true
      for (const turn of waiting.splice(0)) turn.reject(new DatabaseUnavailable('The database is closed.'))
      for (const connection of all) connection.close()
    },
  }
}
