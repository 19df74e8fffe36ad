import type { Batch } from '../wire/conversation.ts'
import { type BackendMessage, OwnBytes } from '../wire/driver.ts'
import { resultReader, type TripResult } from '../wire/messages.ts'

/** A batch that was sent to the server, and its result. */
export class Trip extends OwnBytes {
  private readonly onResult: (result: TripResult) => void
  private readonly reader = resultReader()

  constructor(batch: Batch, onResult: (result: TripResult) => void) {
    super(batch.bytes)
    this.onResult = onResult
  }

  take(message: BackendMessage): void {
    if (this.reader.take(message)) this.onResult(this.reader.result())
  }
}
