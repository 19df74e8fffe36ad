/** Carries broadcasts and presence to the other processes on the same database, through the outbox. */
import { type BackgroundLog, createTrouble } from '../background.ts'
import type { Database } from '../database/database.ts'
import type { Presence, PresenceNews } from './presence.ts'
import type { Broadcast, Topics } from './topics.ts'

/** `room` is the topic key: a process of an older version reads that name. */
type RelayMessage =
  | { readonly kind: 'broadcast'; readonly room: string; readonly broadcast: Broadcast }
  | PresenceNews

export function createRelay(database: Database, processId: string, log?: BackgroundLog) {
  const trouble = createTrouble('Broadcasts do not reach the other processes', log)
  return {
    async send(message: RelayMessage): Promise<void> {
      // The embedded database has this process alone.
      if (database.engine === 'pglite') return
      const record = JSON.stringify({ from: processId, message }, bytesAsBase64)
      const sent = database.run({
        text: `with sent as (insert into realtime.changes (kind, record) values ('RELAY', $1::jsonb))
          select pg_notify('realtime_changes', '')`,
        values: [record],
      })
      // Best effort, as on Supabase: without a database, broadcasts stay in this process.
      await sent.then(trouble.mended, trouble.failed)
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

export type Relay = ReturnType<typeof createRelay>

function bytesAsBase64(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value
}

function base64AsBytes(_key: string, value: unknown): unknown {
  const isBytes =
    typeof value === 'object' && value !== null && '$bytes' in value && Object.keys(value).length === 1
  return isBytes ? Uint8Array.from(Buffer.from(String(value.$bytes), 'base64')) : value
}
