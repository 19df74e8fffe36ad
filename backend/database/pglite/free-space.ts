/** Watches how much room the disk has left. */
import { statfs } from 'node:fs/promises'

export type FreeSpace = {
  /** Below the floor: nothing more is to be written. */
  isLow(): boolean
  check(): Promise<void>
  stop(): void
}

export async function watchFreeSpace(folder: string, floorBytes: number, everyMs = 500): Promise<FreeSpace> {
  let isLow = false
  async function check(): Promise<void> {
    const { bavail, bsize } = await statfs(folder)
    isLow = bavail * bsize < floorBytes
  }
  await check()
  // A disk that cannot be asked is found out by the next write.
  const timer = setInterval(() => check().catch(() => {}), everyMs)
  timer.unref()
  return { isLow: () => isLow, check, stop: () => clearInterval(timer) }
}
