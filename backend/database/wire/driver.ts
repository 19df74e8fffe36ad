/**
 * The one place that knows the inside of `pg` and `pg-protocol`: the bytes of the protocol, the messages as they come,
 * and the stream beneath a client. An update that changes any of it fails the test beside this file.
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

/** Every message of the server, before the driver handles it. */
export function onMessage(client: Client, listener: (message: BackendMessage) => void): void {
  client.connection.on('message', listener)
}

/** Cuts the connection. A polite end would wait for an answer that may never come. */
export function cut(client: Client): void {
  client.connection.stream.destroy()
}

/** Bytes of our own as the driver's queue takes them. What comes back is read by `onMessage`, not from the queue's calls. */
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
