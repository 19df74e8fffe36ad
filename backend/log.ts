/** Lines of the log for the operator: plain text in a terminal, and one JSON object per request. */

export type Log = Record<'error' | 'warn' | 'info' | 'debug', (line: string) => void>

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]

export function createLog(level: LogLevel): Log {
  const write = (name: keyof Log) => (line: string) => {
    if (logLevels.indexOf(name) > logLevels.indexOf(level)) return
    const stream = name === 'error' || name === 'warn' ? process.stderr : process.stdout
    stream.write(`${line}\n`)
  }
  return { error: write('error'), warn: write('warn'), info: write('info'), debug: write('debug') }
}

/** Describes an error in one line with its place in the code. The failed request is left out. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const place = error.stack
    ?.split('\n')
    .find(line => line.includes('/backend/') || line.includes('/functions/'))
  return `${error.name}: ${error.message.split('\n')[0]}${place ? ` ${place.trim()}` : ''}`
}
