export type WorkerSetup = {
  /** The folder of the database, or null for a database in memory. */
  readonly dataDir: string | null
  /** A tar of a database folder, which fills an empty database. */
  readonly template: Uint8Array<ArrayBuffer> | null
  /** The compiled code, which all threads share so that a new thread starts quickly. */
  readonly wasm: WebAssembly.Module
  /** The shared memory in which the thread reports its progress (see progress.ts). */
  readonly progress: SharedArrayBuffer
}

/** A worker first prepares everything that does not need the folder. The first message to the worker is `open`. */
export type ToWorker =
  | Opening
  | { readonly type: 'execute'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'close' }

export type Opening = {
  readonly type: 'open'
  /**
   * Files that were last written before this time (of Date.now()) are already on the disk. Null if this is unknown.
   */
  readonly unsafeSince: number | null
}

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly id: number; readonly bytes: Uint8Array; readonly ms: number }
  | { readonly type: 'disk-full' }
