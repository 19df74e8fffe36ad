/** What a process that runs functions may use, and why it was ended. */
export const runnerLimits = {
  /** Processor time without a pause: until then the process does nothing else. */
  stretchMs: 2_000,
  /** Processor time of a call, as far as it is known whose it was. */
  callMs: 10_000,
  /** Loading the files of a function is not the caller's doing. */
  loadMs: 30_000,
  /** The heap. Past it the process dies by itself. */
  memoryMb: 256,
  /** All of its memory, with its code and its buffers. */
  residentMb: 768,
  /** On the clock: past this it answers nothing at all, not even what it has used. */
  silentMs: 60_000,
  /** How often a process with calls is asked whether it still answers. */
  everyMs: 100,
  /** A call in whose process there is still an answer after so long is taken to let others work beside it. */
  calmMs: 200,
  /** A call that goes on for so long after it was told to stop is not waited for any longer. */
  graceMs: 10_000,
}
export type RunnerLimits = typeof runnerLimits

/** `closed`: the server stops. `itself`: an exception nobody caught, or a call that did not stop. */
export type WhyEnded = 'processor' | 'memory' | 'itself' | 'closed'
