import type { Usage } from './messages.ts'

/** After the three usual ones and the channel of messages. */
export const watcherPipe = 4

export function usage(): Usage {
  const { user, system } = process.cpuUsage()
  return { processorMs: (user + system) / 1000, memoryMb: process.memoryUsage.rss() / 2 ** 20 }
}
