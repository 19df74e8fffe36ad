/** Reads the processor time and memory of processes from /proc. Returns NaN on systems without /proc. */
import { readdirSync, readFileSync } from 'node:fs'

/** The unit of time in /proc is a hundredth of a second on every current Linux. */
const ticksPerSecond = 100

type Usage = { readonly parent: number; readonly ticks: number }

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // The process has ended, or this is not Linux.
  }
}

/** Returns the usage of a process. With `withEnded`, it includes the child processes that have ended. */
function usageOf(statPath: string, withEnded: boolean): Usage | null {
  const fields = read(statPath).split(') ').at(-1)?.split(' ').map(Number) ?? []
  const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map(index => fields[index] ?? 0)
  if (fields.length < 15) return null
  const ended = withEnded ? (endedUser ?? 0) + (endedSystem ?? 0) : 0
  return { parent: parent ?? 0, ticks: (user ?? 0) + (system ?? 0) + ended }
}

function numbersIn(folder: string): number[] {
  try {
    return readdirSync(folder)
      .filter(name => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

/** Returns the processor time, in seconds, that the processes started by this process have used so far. */
export function startedProcessesCpu(): number {
  const all = new Map<number, Usage>()
  for (const pid of numbersIn('/proc')) {
    const usage = usageOf(`/proc/${pid}/stat`, true)
    if (usage) all.set(pid, usage)
  }
  if (all.size === 0) return Number.NaN
  const isOurs = (pid: number): boolean => {
    const parent = all.get(pid)?.parent
    return parent === process.pid || (parent !== undefined && parent > 1 && isOurs(parent))
  }
  const ticks = [...all].filter(([pid]) => isOurs(pid)).reduce((sum, [, usage]) => sum + usage.ticks, 0)
  return ticks / ticksPerSecond
}

/** Returns the processor time, in seconds, that one process has used so far. */
export function processCpu(pid: number): number {
  return (usageOf(`/proc/${pid}/stat`, false)?.ticks ?? Number.NaN) / ticksPerSecond
}

/** Returns the processor time of each thread of a process, to see whether the main thread or a worker is busy. */
export function threadsCpu(pid: number): Map<number, number> {
  const threads = numbersIn(`/proc/${pid}/task`)
  return new Map(
    threads.map(id => [id, (usageOf(`/proc/${pid}/task/${id}/stat`, false)?.ticks ?? 0) / ticksPerSecond]),
  )
}

/** Returns the memory in megabytes, now or at its highest point. */
export function memoryOf(pid: number, when: 'now' | 'highest' = 'now'): number {
  const field = when === 'now' ? 'VmRSS' : 'VmHWM'
  const kilobytes = new RegExp(`${field}:\\s+(\\d+)`).exec(read(`/proc/${pid}/status`))?.[1]
  return Number(kilobytes ?? Number.NaN) / 1024
}
