/** Watches the free space on the disk of the database folder, and whether the folder exists. */
import { access, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackgroundLog, runInBackground } from '../../background.ts'
import { isMissing } from '../../file-errors.ts'

type FreeSpace = {
  /** Returns whether the free space is below the minimum, so that nothing more may be written. */
  isLow(): boolean
  /** Returns whether the folder was ever missing. A folder that appears there later is another folder. */
  isGone(): boolean
  check(): Promise<void>
  close(): Promise<void>
}

export async function watchFreeSpace(
  folder: string,
  floorBytes: number,
  log?: BackgroundLog,
  everyMs = 500,
): Promise<FreeSpace> {
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
      if (!isMissing(error)) throw error
      isGone ||= wasThere
    }
  }
  await check()
  const watching = runInBackground(look, {
    failure: 'The disk of the database could not be asked for its room',
    log,
    everyMs,
  })
  return { isLow: () => isLow, isGone: () => isGone, check, close: watching.close }
}
