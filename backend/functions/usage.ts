import type { Usage } from './messages.ts'

/** The first free file descriptor, after the three standard pipes and the message channel. */
export const watcherPipe = 4

export function usage(): Usage {
  const { user, system } = process.cpuUsage()
  return { processorMs: (user + system) / 1000, memoryMb: process.memoryUsage.rss() / 2 ** 20 }
}
