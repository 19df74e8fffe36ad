/**
 * The only file that uses the internals of `pg` and `pg-protocol`: the bytes of the protocol, the incoming
 * messages, and the stream under a client. If an update changes them, the test beside this file fails.
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

/** Passes on every message of the server before the driver handles it. */
export function onMessage(client: Client, listener: (message: BackendMessage) => void): void {
  client.connection.on('message', listener)
}

/** Cuts the connection, because a polite end would wait for an answer that may never come. */
export function cut(client: Client): void {
  client.connection.stream.destroy()
}

/**
 * Sends our own bytes through the driver's queue. The answer is read with `onMessage`, not by the queue's
 * callbacks.
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
