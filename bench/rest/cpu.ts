import { readdirSync, readFileSync } from 'node:fs'

/** What /proc counts in; a hundred a second on every Linux there is. */
const ticksPerSecond = 100

type Usage = { readonly parent: number; readonly ticks: number }

function usageOf(pid: number): Usage | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const [parent, user, system, childUser, childSystem] = [1, 11, 12, 13, 14].map(index =>
      Number(fields[index]),
    )
    return { parent: parent ?? 0, ticks: (user ?? 0) + (system ?? 0) + (childUser ?? 0) + (childSystem ?? 0) }
  } catch {
    return null // gone in the meantime
  }
}

/** Seconds of processor time used so far by all processes this one has started, or null where /proc does not say. */
export function startedProcessesCpu(): number | null {
  if (process.platform !== 'linux') return null
  const all = new Map<number, Usage>()
  for (const name of readdirSync('/proc')) {
    const usage = /^\d+$/.test(name) ? usageOf(Number(name)) : null
    if (usage) all.set(Number(name), usage)
  }
  const isOurs = (pid: number): boolean => {
    const parent = all.get(pid)?.parent
    return parent === process.pid || (parent !== undefined && parent > 1 && isOurs(parent))
  }
  const ticks = [...all].filter(([pid]) => isOurs(pid)).reduce((sum, [, usage]) => sum + usage.ticks, 0)
  return ticks / ticksPerSecond
}
