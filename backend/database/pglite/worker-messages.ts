export type WorkerSetup = {
  /** Null for a database in memory. */
  readonly dataDir: string | null
  /** A tar of a database folder, used to fill an empty database. */
  readonly template: Uint8Array<ArrayBuffer> | null
  /** Compiled once for all threads, so that a new one starts quickly. */
  readonly wasm: WebAssembly.Module
  /** The memory shared with progress.ts. */
  readonly progress: SharedArrayBuffer
}

/**
 * The first message to a worker is `open`. Before it, the worker prepares everything that does not need the
 * folder.
 */
export type ToWorker =
  | Opening
  | { readonly type: 'execute'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'close' }

export type Opening = {
  readonly type: 'open'
  /**
   * Files last written before this time (from Date.now()) are on the disk already. Null if nothing is known.
   */
  readonly unsafeSince: number | null
}

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly id: number; readonly bytes: Uint8Array; readonly ms: number }
  | { readonly type: 'disk-full' }
