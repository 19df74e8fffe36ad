import type { Batch } from '../wire/conversation.ts'
import { type BackendMessage, OwnBytes } from '../wire/driver.ts'
import { type Answer, answerReader } from '../wire/messages.ts'

/** A batch on its way to the server, and the answer as it comes back. */
export class Trip extends OwnBytes {
  private readonly onAnswer: (answer: Answer) => void
  private readonly reader = answerReader()

  constructor(batch: Batch, onAnswer: (answer: Answer) => void) {
    super(batch.bytes)
    this.onAnswer = onAnswer
  }

  take(message: BackendMessage): void {
    if (this.reader.take(message)) this.onAnswer(this.reader.answer())
  }
}
