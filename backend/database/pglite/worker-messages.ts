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

export type ToWorker =
  | { readonly type: 'execute'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'close' }

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly id: number; readonly bytes: Uint8Array; readonly ms: number }
  | { readonly type: 'disk-full' }
