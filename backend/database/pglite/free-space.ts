/** Watches the folder of the database: how much room its disk has left, and whether it is there at all. */
import { access, statfs } from 'node:fs/promises'
import { join } from 'node:path'

export type FreeSpace = {
  /** Below the floor: nothing more is to be written. */
  isLow(): boolean
  /** It was there and is not; what comes in its place is another one. */
  isGone(): boolean
  check(): Promise<void>
  stop(): void
}

export async function watchFreeSpace(folder: string, floorBytes: number, everyMs = 500): Promise<FreeSpace> {
  let isLow = false
  let isGone = false
  let wasThere = false
  async function check(): Promise<void> {
    const { bavail, bsize } = await statfs(folder)
    isLow = bavail * bsize < floorBytes
  }
  async function look(): Promise<void> {
    try {
      await check()
      await access(join(folder, 'PG_VERSION'))
      wasThere = true
    } catch (error) {
      // A disk that cannot be asked for another reason is found out by the next write.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') isGone ||= wasThere
    }
  }
  await check()
  const timer = setInterval(look, everyMs)
  timer.unref()
  return { isLow: () => isLow, isGone: () => isGone, check, stop: () => clearInterval(timer) }
}
