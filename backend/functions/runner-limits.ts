/** The limits of a process that runs functions, and the reasons to end it. */
export const runnerLimits = {
  /** The maximum processor time without a pause. While the process does not pause, it can do nothing else. */
  stretchMs: 2_000,
  /** The maximum processor time of one call. Only time that certainly belongs to this call is counted. */
  callMs: 10_000,
  /** The maximum processor time for loading the files of a function. It does not count for the caller. */
  loadMs: 30_000,
  /** The maximum memory of the heap. Node ends the process if the heap exceeds it. */
  memoryMb: 256,
  /** The maximum memory of the whole process, including code and buffers. */
  residentMb: 768,
  /** The maximum time in which the process reports nothing, not even its usage. */
  silentMs: 60_000,
  /** How often the server checks that a process with calls still replies. */
  everyMs: 100,
  /** If the process still replies this long after a call began, other calls may start beside it. */
  calmMs: 200,
  /** The time that a call gets after the order to stop. After that, the server no longer waits for the call. */
  graceMs: 10_000,
}
export type RunnerLimits = typeof runnerLimits

/** `closed`: the server is stopping. `itself`: an uncaught exception, or a call that did not stop. */
export type WhyEnded = 'processor' | 'memory' | 'itself' | 'closed'
