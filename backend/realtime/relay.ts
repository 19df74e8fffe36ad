/** Sends broadcasts and presence to the other processes that use the same database. They go through the outbox. */
import { type BackgroundLog, createTrouble } from '../background.ts'
import type { Database } from '../database/database.ts'
import type { Presence, PresenceNews } from './presence.ts'
import type { Broadcast, Topics } from './topics.ts'

/** `room` is the key of the topic. The field keeps this name because processes of an older version read it. */
type RelayMessage =
  | { readonly kind: 'broadcast'; readonly room: string; readonly broadcast: Broadcast }
  | PresenceNews

const mostAtOnce = 50
const mostLetters = 1_000_000

export function createRelay(database: Database, processId: string, log?: BackgroundLog) {
  const trouble = createTrouble('Broadcasts do not reach the other processes', log)
  const waiting: string[] = []
  let isSending = false

  const insert = (records: readonly string[]) =>
    database.run({
      text: `with sent as (
          insert into realtime.changes (kind, record)
          select 'RELAY', record from jsonb_array_elements($1::jsonb) with ordinality waiting (record, place)
          order by place)
        select pg_notify('realtime_changes', '')`,
      values: [`[${records.join(',')}]`],
    })

  /**
   * Sends the messages one by one, so that only the messages that the database refuses are lost. As on Supabase,
   * delivery is not guaranteed.
   */
  async function sendEach(records: readonly string[]): Promise<void> {
    for (const record of records) await insert([record]).then(trouble.mended, trouble.failed)
  }

  /**
   * Sends one statement after another. Otherwise a "left" could arrive before its "joined", and the member would
   * seem present forever. Messages that arrive in the meantime are sent together.
   */
  async function sendWaiting(): Promise<void> {
    if (isSending) return
    isSending = true
    while (waiting.length > 0) {
      const records = nextOf(waiting)
      await insert(records).then(trouble.mended, () => sendEach(records))
    }
    isSending = false
  }

  return {
    async send(message: RelayMessage): Promise<void> {
      // The embedded database has only this process, so there is no other process to send messages to.
      if (database.engine === 'pglite') return
      waiting.push(JSON.stringify({ from: processId, message }, bytesAsBase64))
      await sendWaiting()
    },

    receive(record: Record<string, unknown>, to: { topics: Topics; presence: Presence }): void {
      const { from, message } = JSON.parse(JSON.stringify(record), base64AsBytes) as {
        from: string
        message: RelayMessage
      }
      if (from === processId) return
      if (message.kind === 'broadcast') to.topics.broadcast(message.room, message.broadcast)
      else to.presence.hear(from, message)
    },
  }
}

/** Removes and returns the messages that fit into one statement. */
function nextOf(waiting: string[]): string[] {
  let letters = 0
  const end = waiting.findIndex((record, at) => {
    letters += record.length
    return at === mostAtOnce || (at > 0 && letters > mostLetters)
  })
  return waiting.splice(0, end < 0 ? waiting.length : end)
}

export type Relay = ReturnType<typeof createRelay>

function bytesAsBase64(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value
}

function base64AsBytes(_key: string, value: unknown): unknown {
  const isBytes =
    typeof value === 'object' && value !== null && '$bytes' in value && Object.keys(value).length === 1
  return isBytes ? Uint8Array.from(Buffer.from(String(value.$bytes), 'base64')) : value
}
