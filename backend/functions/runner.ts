/** One process that runs functions. This file starts its calls, applies the limits, and ends the process. */
import { fork } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import {
  answerOf,
  bodyOf,
  type Call,
  type FromCall,
  type FromRunner,
  type Stop,
  type ToRunner,
} from './messages.ts'
import { safeMethods } from './named-fetch.ts'
import { receiveStream, sendStream, type Wish } from './port-stream.ts'
import { createPorts } from './ports.ts'
import type { RunnerLimits, WhyEnded } from './runner-limits.ts'
import { watcherPipe } from './usage.ts'
import { createWatch } from './watch.ts'

export type Task = {
  /** The id of the caller: a member or an address. */
  readonly caller: string
  readonly network: string
  readonly call: Call
  /** The complete body, so that the call can run a second time. */
  readonly body: Uint8Array<ArrayBuffer> | null
  readonly signal: AbortSignal
}

/** The error for a call whose process ended before the answer of the call. */
export class RunnerEnded extends Error {
  override readonly name = 'RunnerEnded'
  readonly why: WhyEnded
  /** True if the call has done nothing that must not be done twice. */
  readonly mayRunAgain: boolean
  retryAfterSeconds = 1

  constructor(why: WhyEnded, mayRunAgain: boolean, detail: string) {
    super(detail)
    this.why = why
    this.mayRunAgain = mayRunAgain
  }
}

type Running = {
  readonly task: Task
  readonly answer: PromiseWithResolvers<Response>
  readonly done: PromiseWithResolvers<void>
  readonly since: number
  readonly calm: PromiseWithResolvers<void>
  isStarted: boolean
  hasSent: boolean
  processorMs: number
  /** True if the call got the order to stop and has not stopped within the grace period. */
  isOverdue: boolean
}

/**
 * `calm` resolves when the call is done or other calls may start beside it. `done` resolves when all work of the call
 * has stopped. Neither promise rejects.
 */
export type Run = {
  readonly answer: Promise<Response>
  readonly calm: Promise<void>
  readonly done: Promise<void>
}

type Ended = { readonly why: WhyEnded; readonly detail: string; readonly guilty: ReadonlySet<string> }

export type Runner = ReturnType<typeof startRunner>

const program = fileURLToPath(new URL('./worker.ts', import.meta.url))

/**
 * Starts a runner. `onChange` is called at the end of each call. `onEnd` is called before the calls of an ended
 * process are rejected.
 */
export function startRunner(
  limits: RunnerLimits,
  events: { onChange(runner: Runner): void; onEnd(runner: Runner, ended: Ended): void },
) {
  const child = fork(program, {
    // A smaller memory area for new objects saves 45 MB per process.
    execArgv: [...process.execArgv, `--max-old-space-size=${limits.memoryMb}`, '--max-semi-space-size=4'],
    // The output of a function is written to the output of this server.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc', 'pipe'],
    serialization: 'advanced',
  })
  child.unref()
  child.channel?.unref()
  child.stdout?.on('data', (text: Uint8Array) => process.stdout.write(text))
  child.stderr?.on('data', (text: Uint8Array) => process.stderr.write(text))
  const watcher = child.stdio[watcherPipe]
  for (const pipe of [child.stdout, child.stderr, watcher]) {
    pipe?.on('error', () => null)
    if (pipe instanceof Socket) pipe.unref()
  }
  const calls = new Set<Running>()
  let names = 0
  let why: WhyEnded = 'itself'
  let detail = 'The process of the function ended by itself'
  let isKilled = false
  let isEnded = false

  const send = (message: ToRunner) => {
    // If the process has already ended, `onEnd` rejects its calls. So this error is ignored.
    if (child.connected) child.send(message, () => null)
  }
  const ports = createPorts(letter => send({ type: 'letter', ...letter }))
  const watch = createWatch({
    limits,
    calls,
    pipe: watcher instanceof Socket ? watcher : null,
    ping: () => send({ type: 'ping' }),
    onOver: (reason, words) => void endFor(reason, words),
  })

  child.on('message', (message: FromRunner) => {
    if (message.type === 'letter') return ports.receive(message)
    if (message.type === 'pong') return watch.pong(message)
    if (message.type === 'crashed') {
      detail = `The process of the function ended by itself: ${message.error.name}: ${message.error.message}`
      return
    }
    watch.loads(message)
  })
  const exited = new Promise<void>(resolve => {
    child.once('exit', (code, signal) => {
      // V8 ends a process that is out of memory, and the operating system may end it too.
      if (!isKilled && (signal !== null || code === 134)) {
        why = 'memory'
        detail = `The function used more than ${limits.memoryMb} MB of memory`
      }
      end()
      resolve()
    })
    child.on('error', error => {
      if (child.pid !== undefined) return
      detail = `No process for functions: ${error.message}`
      end()
      resolve()
    })
  })

  function end(): void {
    isEnded = true
    watch.stop()
    const started = [...calls].filter(({ isStarted }) => isStarted)
    const guilty = new Set(started.map(({ task }) => task.caller))
    events.onEnd(runner, { why, detail, guilty })
    for (const { task, answer, calm, done, isStarted, hasSent } of calls) {
      const isRepeatable = !hasSent || safeMethods.has(task.call.method)
      const mayRunAgain = !isStarted || (isRepeatable && guilty.size > 1)
      answer.reject(new RunnerEnded(why, mayRunAgain, detail))
      calm.resolve()
      done.resolve()
    }
    calls.clear()
    ports.closeAll()
  }

  const callers = () => new Set([...calls].map(({ task }) => task.caller))
  const networks = () => new Set([...calls].map(({ task }) => task.network))

  async function endFor(reason: WhyEnded, words: string): Promise<void> {
    if (isEnded) return
    why = reason
    detail = words
    isKilled = true
    // Keeps the server alive until the process has ended, because a caller waits for the process.
    child.ref()
    child.kill('SIGKILL')
    await exited
  }

  function finish(running: Running): void {
    running.calm.resolve()
    running.done.resolve()
    // A call that got the order to stop may end without a reply.
    running.answer.reject(new DOMException('The call was stopped', 'AbortError'))
    if (!calls.delete(running)) return
    if (calls.size === 0) watch.stop()
    events.onChange(runner)
  }

  function call(task: Task): Run {
    const answer = Promise.withResolvers<Response>()
    const done = Promise.withResolvers<void>()
    const calm = Promise.withResolvers<void>()
    const running: Running = {
      task,
      answer,
      calm,
      done,
      since: performance.now(),
      isStarted: false,
      hasSent: false,
      processorMs: 0,
      isOverdue: false,
    }
    const name = `${names++}`
    const port = ports.open(name)
    const body = task.body && new Response(task.body).body
    if (body) void sendStream(body.getReader(), ports.open(bodyOf(name)))
    let overdue: NodeJS.Timeout | undefined
    // If nobody reads a part of the reply, it would keep the call alive forever. So it is cancelled.
    const cancelAnswer = () => ports.post(answerOf(name), 'cancel' satisfies Wish)
    const stop = () => {
      const reason: unknown = task.signal.reason
      const { name: kind, message } =
        reason instanceof Error ? reason : new DOMException(String(reason), 'AbortError')
      port.post({ name: kind, message } satisfies Stop)
      cancelAnswer()
      overdue = setTimeout(() => {
        running.isOverdue = true
      }, limits.graceMs).unref()
    }
    port.on('message', (message: FromCall) => {
      if (message.type === 'started') running.isStarted = true
      else if (message.type === 'sent') running.hasSent = true
      else if (message.type === 'failed') {
        const { name: kind, message: words, stack } = message.error
        answer.reject(Object.assign(new Error(words), { name: kind, stack }))
      } else if (message.type === 'answer') {
        const body = message.hasBody ? receiveStream(ports.open(answerOf(name))) : null
        if (task.signal.aborted) cancelAnswer()
        answer.resolve(responseOf(message, body))
      } else finish(running)
    })
    port.on('close', () => {
      clearTimeout(overdue)
      task.signal.removeEventListener('abort', stop)
    })
    calls.add(running)
    // Asks for the usage before the call is sent, so that the time used before the call is known.
    watch.ask()
    send({ type: 'call', call: task.call, name, hasBody: body !== null })
    if (task.signal.aborted) stop()
    task.signal.addEventListener('abort', stop, { once: true })
    watch.start()
    return { answer: answer.promise, calm: calm.promise, done: done.promise }
  }

  const runner = {
    call,
    load: (files: readonly string[]) => send({ type: 'load', files }),
    callers,
    networks,
    get isIdle() {
      return calls.size === 0
    },
    /**
     * True if the process has not replied for a while, or if one of its calls exceeds a limit. A runner in this state
     * gets no new callers.
     */
    get isStuck() {
      return watch.isStuck()
    },
    end: () => endFor('closed', 'The server is stopping'),
  }
  return runner
}

function responseOf(
  { status, statusText, headers }: Extract<FromCall, { type: 'answer' }>,
  body: ReadableStream<Uint8Array> | null,
): Response {
  const made = new Headers()
  for (const [name, value] of headers) made.append(name, value)
  return new Response(body, { status, statusText, headers: made })
}
