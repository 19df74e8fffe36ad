/** A separate disk that a test can fill. Only root can mount it. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type SmallDisk = {
  readonly path: string
  /** Fills the disk until `leaveBytes` are free. */
  fill(leaveBytes: number): void
  makeRoom(): void
  remove(): void
}

/** Returns the disk, or the reason why it cannot be mounted. */
export function mountSmallDisk(path: string, megabytes: number): SmallDisk | { readonly reason: string } {
  if (process.getuid?.() !== 0) return { reason: 'only root can mount a small disk' }
  mkdirSync(path, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], { stdio: 'pipe' })
  } catch (error) {
    return { reason: String(error).split('\n')[0] ?? '' }
  }
  const filler = join(path, 'filler')
  return {
    path,
    fill(leaveBytes) {
      rmSync(filler, { force: true })
      const { bavail, bsize } = statfsSync(path)
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - leaveBytes)))
    },
    makeRoom: () => rmSync(filler, { force: true }),
    remove: () => execFileSync('umount', ['--lazy', path]),
  }
}
