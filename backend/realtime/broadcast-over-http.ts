/** POST api/broadcast and api/broadcast/{topic}/events/{event}: a broadcast without a socket. */
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { type Caller, CallerError, type IdentifyCaller } from '../caller.ts'
import type { Rights } from './channel.ts'
import type { Relay } from './relay.ts'
import type { Rooms } from './rooms.ts'

const batchSchema = z.object({
  messages: z
    .array(
      z.object({
        topic: z.string().min(1).max(255),
        event: z.string().min(1).max(255),
        payload: z.unknown(),
        private: z.boolean().default(false),
      }),
    )
    .max(100),
})

type Message = z.infer<typeof batchSchema>['messages'][number]

export function broadcastOverHttp(
  app: Hono,
  deps: {
    identify: IdentifyCaller
    rights: (topic: string, caller: Caller) => Promise<Rights>
    rooms: Rooms
    relay: Relay
  },
): void {
  async function send(context: Context, messages: readonly Message[]): Promise<Response> {
    const caller = await deps.identify({
      apiKey: context.req.header('apikey'),
      authorization: context.req.header('authorization'),
    })
    for (const { topic, event, payload, private: isPrivate } of messages) {
      if (isPrivate && !(await deps.rights(topic, caller)).broadcast.write) continue
      const room = `${isPrivate ? 'private' : 'public'} realtime:${topic}`
      deps.rooms.broadcast(room, { event, payload })
      await deps.relay.send({ kind: 'broadcast', room, broadcast: { event, payload } })
    }
    return context.body(null, 202)
  }

  app.post('/api/broadcast', async context => {
    const parsed = batchSchema.safeParse(await context.req.json().catch(() => null))
    if (!parsed.success) return context.json({ error: z.prettifyError(parsed.error) }, 422)
    return send(context, parsed.data.messages)
  })

  app.post('/api/broadcast/:topic/events/:event', async context => {
    const isBytes = context.req.header('content-type') === 'application/octet-stream'
    const payload = isBytes
      ? new Uint8Array(await context.req.arrayBuffer())
      : await context.req.json().catch(() => undefined)
    if (payload === undefined) return context.json({ error: 'the body is not JSON' }, 422)
    const { topic, event } = context.req.param()
    return send(context, [{ topic, event, payload, private: context.req.query('private') === 'true' }])
  })

  app.onError((error, context) => {
    if (error instanceof CallerError) return context.json({ error: error.message }, 401)
    throw error
  })
}
