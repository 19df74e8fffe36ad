/** The limits of a process that runs functions, and the reasons to end it. */
export const runnerLimits = {
  /** The most processor time without a pause. Until a pause, the process can do nothing else. */
  stretchMs: 2_000,
  /** The most processor time of one call, as far as the time can be assigned to a call. */
  callMs: 10_000,
  /** The most processor time for loading a function's files. It is not charged to the caller. */
  loadMs: 30_000,
  /** The most memory of the heap. Node ends the process when the heap exceeds it. */
  memoryMb: 256,
  /** The most memory of the whole process, including code and buffers. */
  residentMb: 768,
  /** The most time, by the clock, in which the process reports nothing, not even its usage. */
  silentMs: 60_000,
  /** How often a process that runs calls is asked for a reply. */
  everyMs: 100,
  /** If the process still replies this long after a call began, the call lets other calls run beside it. */
  calmMs: 200,
  /** A call that is told to stop gets this much time. After that, the server no longer waits for it. */
  graceMs: 10_000,
}
export type RunnerLimits = typeof runnerLimits

/** `closed`: the server stops. `itself`: an uncaught exception, or a call that did not stop. */
export type WhyEnded = 'processor' | 'memory' | 'itself' | 'closed'
