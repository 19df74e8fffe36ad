import type { Connection, Submittable } from 'pg'
import { serialize } from 'pg-protocol'
import type { BackendMessage } from 'pg-protocol/dist/messages.js'
import type { Batch } from '../wire/conversation.ts'
import { type Answer, answerReader } from '../wire/messages.ts'

/** A batch as the driver's queue takes it. Its answer is read from the messages themselves, not from the queue's calls. */
export class Trip implements Submittable {
  private readonly batch: Batch
  private readonly onAnswer: (answer: Answer) => void
  private readonly reader = answerReader()

  constructor(batch: Batch, onAnswer: (answer: Answer) => void) {
    this.batch = batch
    this.onAnswer = onAnswer
  }

  submit(connection: Connection): void {
    connection.stream.write(this.batch.bytes())
  }

  take(message: BackendMessage): void {
    if (this.reader.take(message)) this.onAnswer(this.reader.answer())
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
