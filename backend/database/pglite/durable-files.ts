/**
 * The database folder for PGlite, with three additions:
 * - Data is written to the disk completely, so that a commit survives a power cut and not only the end of the process.
 * - A log that no longer fits on the disk is reported at once. PostgreSQL would end itself, but PGlite would loop
 * forever.
 * - Only the owner of the files can read them.
 * A commit waits only for the write-ahead log. The fsync of the log is delayed, so that several commits share one fsync
 * and the thread continues. Replies wait for the fsync. No other file is written before the log.
 */
import { closeSync, existsSync, fdatasyncSync, fsyncSync, openSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { Opening } from './worker-messages.ts'

type Setup = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']

type Stream = { readonly nfd?: number; readonly node: unknown }

/** The part of Emscripten's file system that is used here. The published types lack these functions. */
type NodeFiles = {
  realPath(node: unknown): string
  doSetAttr(
    place: unknown,
    node: unknown,
    change: { readonly mode?: number | null },
    ...rest: unknown[]
  ): void
  readonly stream_ops: Record<string, (stream: Stream, ...rest: unknown[]) => unknown>
}

type Extensions = { readonly pg_extensions: Record<string, Promise<Blob>> }

/** Emscripten's numbers for ENOSPC and EDQUOT. */
const outOfSpace = new Set([51, 19])

const isLog = (path: string) => /[\\/]pg_wal[\\/]/.test(path)
const isLogSegment = (path: string) => /[\\/]pg_wal[\\/][0-9A-F]{24}$/.test(path)

export class DurableFiles extends NodeFS {
  readonly onDiskFull: () => void
  private readonly opening: Promise<Opening>
  /**
   * Files that were last written before this time are already on the disk and need no flush. This has a value only
   * while PostgreSQL starts.
   */
  private unsafeSince: number | null = null
  /**
   * The segments of PostgreSQL's log that may not be on the disk yet, and the segments that are being flushed now.
   */
  private readonly unsafe = new Set<string>()
  private flushing: ReadonlySet<string> = new Set()

  constructor(dataDir: string, opening: Promise<Opening>, onDiskFull: () => void) {
    super(dataDir)
    this.opening = opening
    this.onDiskFull = onDiskFull
  }

  override async init(pglite: PGlite, options: Setup): Promise<{ emscriptenOpts: Setup }> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: { NODEFS: unknown }) => this.patch(module.NODEFS as NodeFiles),
    ]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  /**
   * PGlite awaits its extensions one after another and then opens the folder. This extra extension resolves only when
   * the folder may be opened. So a spare thread can do all other work in advance.
   */
  override async initialSyncFs(): Promise<void> {
    const module = this.pg?.Module as unknown as Extensions
    module.pg_extensions.folder = this.opening.then(({ unsafeSince }) => {
      this.unsafeSince = unsafeSince
      return new Blob()
    })
  }

  opened(): void {
    this.unsafeSince = null
  }

  hasUnsafeLog(): boolean {
    return this.unsafe.size > 0
  }

  /** Resolves when everything that was committed before the call is on the disk. */
  async flushLog(): Promise<void> {
    this.flushing = new Set(this.unsafe)
    this.unsafe.clear()
    for (const path of this.flushing) await flushFile(path)
    this.flushing = new Set()
  }

  private flushLogNow(): void {
    for (const path of new Set([...this.unsafe, ...this.flushing])) {
      if (!existsSync(path)) continue
      const segment = openSync(path, 'r+')
      fdatasyncSync(segment)
      closeSync(segment)
    }
    this.unsafe.clear()
  }

  private patch(files: NodeFiles): void {
    const { write } = files.stream_ops
    const { doSetAttr } = files
    // PGlite makes every file readable for every user and ignores the umask of this process. So these bits are removed.
    files.doSetAttr = (place, node, change, ...rest) =>
      doSetAttr(
        place,
        node,
        change.mode == null ? change : { ...change, mode: change.mode & ~0o077 },
        ...rest,
      )
    const segments = new WeakMap<Stream, string | null>()
    const segmentOf = (stream: Stream): string | null => {
      const known = segments.get(stream)
      if (known !== undefined) return known
      const path = files.realPath(stream.node)
      const segment = isLogSegment(path) ? path : null
      segments.set(stream, segment)
      return segment
    }
    // After a thread was ended, PostgreSQL flushes all files, as after a power cut. There are thousands of files. The
    // files that the ended thread did not write are already on the disk, so their flush is skipped.
    const isSafe = (stream: Stream) =>
      this.unsafeSince !== null && statSync(files.realPath(stream.node)).mtimeMs < this.unsafeSince
    files.stream_ops.fsync = stream => {
      if (isSafe(stream)) return 0
      const segment = segmentOf(stream)
      if (segment !== null) this.unsafe.add(segment)
      else if (stream.nfd === undefined) syncFolder(files.realPath(stream.node))
      else fdatasyncSync(stream.nfd)
      return 0
    }
    files.stream_ops.write = (stream, ...rest) => {
      if ((this.unsafe.size > 0 || this.flushing.size > 0) && segmentOf(stream) === null) this.flushLogNow()
      try {
        return write?.(stream, ...rest)
      } catch (error) {
        if (isErrno(error) && outOfSpace.has(error.errno) && isLog(files.realPath(stream.node)))
          this.onDiskFull()
        throw error
      }
    }
  }
}

/** Opens the file again, because PGlite may close its own handle at any time. */
async function flushFile(path: string): Promise<void> {
  const segment = await open(path, 'r+').catch(error => {
    // A checkpoint has saved the content and removed the file in the meantime.
    if (error.code === 'ENOENT') return null
    throw error
  })
  try {
    await segment?.datasync()
  } finally {
    await segment?.close()
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

const isErrno = (error: unknown): error is { errno: number } =>
  typeof error === 'object' && error !== null && 'errno' in error && typeof error.errno === 'number'
