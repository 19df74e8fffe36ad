/** A socket that accepts everything and sends nothing. Browser tests cover live data. */
export class QuietSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState: number = QuietSocket.CONNECTING
  binaryType = 'arraybuffer'
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: Event) => void) | null = null
  onerror: ((event: Event) => void) | null = null

  constructor(_url: string | URL) {
    super()
    setTimeout(() => {
      this.readyState = QuietSocket.OPEN
      this.#tell(new Event('open'))
    })
  }

  /** Answers a Phoenix message: `[join_ref, ref, topic, event, payload]`. */
  send(text: unknown): void {
    // Ignores broadcasts, which are sent as bytes, because nobody listens to them.
    if (typeof text !== 'string') return
    const [joinRef, ref, topic] = JSON.parse(text)
    const reply = [joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]
    setTimeout(() => this.#tell(new MessageEvent('message', { data: JSON.stringify(reply) })))
  }

  close(): void {
    if (this.readyState === QuietSocket.CLOSED) return
    this.readyState = QuietSocket.CLOSED
    this.#tell(new Event('close'))
  }

  #tell(event: Event): void {
    const handler = { open: this.onopen, message: this.onmessage, close: this.onclose }[event.type]
    handler?.(event as MessageEvent)
    this.dispatchEvent(event)
  }
}
