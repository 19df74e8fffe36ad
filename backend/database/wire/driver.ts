/**
 * The only file that uses the internals of `pg` and `pg-protocol`: the bytes of the protocol, the incoming
 * messages, and the stream under a client. If an update changes these internals, driver.test.ts fails.
 */
import type { Client, Connection, Submittable } from 'pg'
import { serialize } from 'pg-protocol'
import type { BackendMessage } from 'pg-protocol/dist/messages.js'

export { serialize } from 'pg-protocol'
export {
  type BackendMessage,
  DatabaseError as ErrorMessage,
  DataRowMessage,
  NoticeMessage,
  NotificationResponseMessage,
  ReadyForQueryMessage,
  RowDescriptionMessage,
} from 'pg-protocol/dist/messages.js'
export { Parser } from 'pg-protocol/dist/parser.js'

/** Calls the listener with every message of the server before the driver handles it. */
export function onMessage(client: Client, listener: (message: BackendMessage) => void): void {
  client.connection.on('message', listener)
}

/** Cuts the connection. A clean end would wait for a reply that may never come. */
export function cut(client: Client): void {
  client.connection.stream.destroy()
}

/**
 * Sends bytes through the queue of the driver. Read the reply with `onMessage`, because the callbacks of the queue do
 * not get it.
 */
export class OwnBytes implements Submittable {
  private readonly bytes: () => Uint8Array

  constructor(bytes: () => Uint8Array) {
    this.bytes = bytes
  }

  submit(connection: Connection): void {
    connection.stream.write(this.bytes())
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleReadyForQuery(): void {}
  handleError(): void {}
  handleCopyData(): void {}

  handleCopyInResponse(connection: Connection): void {
    connection.stream.write(serialize.copyFail('nothing is copied from here'))
  }
}
