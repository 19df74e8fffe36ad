/**
 * Listens to notifications of a PostgreSQL server on a separate connection, which is reopened when it is lost.
 */
import pLimit from 'p-limit'
import { Client } from 'pg'
import { type BackgroundLog, runInBackground, settled } from '../../background.ts'
import { quoteIdentifier } from '../identifier.ts'
import { createListeners, type Listener } from '../listeners.ts'
import { cut } from '../wire/driver.ts'
import { clientOptions } from './client-options.ts'
import { connectionFailure } from './errors.ts'

export type Listening = {
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  close(): Promise<void>
}

const retryMs = 500

export function listenOn(url: string, connectLimitMs: number, log?: BackgroundLog): Listening {
  const listeners = createListeners()
  let current: Promise<Client> | null = null
  /** The newest connection. An older connection may still end after the newest one has begun. */
  let latest: Client | null = null
  /** Runs statements one after another, because the driver cannot run two at once. */
  const inTurn = pLimit(1)
  let isClosed = false

  async function open(): Promise<Client> {
    const client = new Client({ ...clientOptions(url), connectionTimeoutMillis: connectLimitMs })
    latest = client
    client.on('notification', ({ channel, payload = '' }) => listeners.notify({ channel, payload }))
    // The handler of the `end` event handles a lost connection.
    client.on('error', () => {})
    client.on('end', () => {
      if (latest === client) comeBack()
    })
    try {
      await client.connect()
      for (const channel of listeners.channels()) await client.query(`listen ${quoteIdentifier(channel)}`)
      return client
    } catch (error) {
      latest = null
      cut(client)
      throw connectionFailure(error)
    }
  }

  const coming = runInBackground(
    async () => {
      if (listeners.channels().length === 0) return
      const opening = open()
      current = opening
      await opening.catch(error => {
        if (current === opening) current = null
        throw error
      })
      listeners.reconnected()
    },
    { failure: 'Notifications of the database are not heard', log, pauseMs: retryMs, longestPauseMs: 2_000 },
  )

  function comeBack(): void {
    current = null
    coming.run()
  }

  const tell = (command: 'listen' | 'unlisten', channel: string) => inTurn(() => say(command, channel))

  async function say(command: 'listen' | 'unlisten', channel: string): Promise<void> {
    current ??= open()
    const client = await current.catch(error => {
      current = null
      throw error
    })
    await client.query(`${command} ${quoteIdentifier(channel)}`).catch(error => {
      throw connectionFailure(error)
    })
  }

  return {
    async listen(channel, listener) {
      const { isFirst, remove } = listeners.add(channel, listener)
      try {
        if (isFirst) await tell('listen', channel)
      } catch (error) {
        remove()
        throw error
      }
      return async () => {
        // A lost connection does not listen any more, so an error here can be ignored.
        if (remove().isLast && !isClosed) await settled(tell('unlisten', channel))
      }
    },
    async close() {
      isClosed = true
      await coming.close()
      const client = await current?.catch(() => null)
      if (client) cut(client)
    },
  }
}
