export type WorkerSetup = {
  /** Absent: in memory. */
  readonly dataDir: string | null
  /** A dumped database to begin from. */
  readonly template: Uint8Array<ArrayBuffer> | null
  /** One int32: the id of the last batch whose work has begun. */
  readonly started: SharedArrayBuffer
}

export type ToWorker =
  | { readonly type: 'execute'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly type: 'dump'; readonly id: number }
  | { readonly type: 'close' }

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly type: 'closed' }
