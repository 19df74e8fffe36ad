export type WorkerSetup = {
  /** Null: in memory. */
  readonly dataDir: string | null
  /** The tar of a database's folder that an empty one begins from. */
  readonly template: Uint8Array<ArrayBuffer> | null
  /** Compiled once for all threads, so that a new one starts quickly. */
  readonly wasm: WebAssembly.Module
  /** See progress.ts. */
  readonly progress: SharedArrayBuffer
}

/** The first message to a worker is `open`: until then it prepares everything that does not touch the folder. */
export type ToWorker =
  | Opening
  | { readonly type: 'execute'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'close' }

export type Opening = {
  readonly type: 'open'
  /** Files last written before this time (as Date.now() tells it) are on the disk already; null: nothing is known. */
  readonly unsafeSince: number | null
}

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly id: number; readonly bytes: Uint8Array; readonly ms: number }
  | { readonly type: 'disk-full' }
