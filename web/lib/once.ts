// Prevents duplicates: a second click, a second Enter, or another try after a lost answer still makes only
// one row or call.
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/** A click this soon after the answer was the second half of a double click. */
const sameClick = 700

/**
 * If a click replaces the button with another one, the second half of a double click must not press the new
 * one.
 */
export const isFirstClick = ({ detail }: { detail: number }): boolean => detail < 2

type Attempt = { key: string; isRunning: boolean; doneAt: number; answer: unknown }

type OnceOptions<Data, Input, Context> = Omit<
  UseMutationOptions<Data, Error, Input, Context>,
  'mutationFn'
> & {
  /**
   * `key` is an id for the row or call. It stays the same for the same input until the call has succeeded.
   */
  mutationFn: (input: Input, key: string) => Promise<Data>
}

/**
 * Like `useMutation`, but does not repeat a call with the same input that is running or has just finished.
 */
export function useOnce<Data = unknown, Input = void, Context = unknown>(
  options: OnceOptions<Data, Input, Context>,
): UseMutationResult<Data, Error, Input, Context> {
  const attempts = useRef(new Map<string, Attempt>())
  const mutation = useMutation({
    ...options,
    mutationFn: (input: Input) => options.mutationFn(input, begun(attempts.current, input).key),
  })
  type Call = UseMutationResult<Data, Error, Input, Context>['mutateAsync']
  const mutateAsync = (...[input, callbacks]: Parameters<Call>) => {
    const attempt = begun(attempts.current, input)
    if (isOn(attempt)) return attempt.answer as Promise<Data>
    forgetDone(attempts.current)
    attempts.current.set(nameOf(input), attempt)
    attempt.isRunning = true
    const answer = mutation.mutateAsync(...([input, callbacks] as Parameters<Call>))
    attempt.answer = answer
    void answer
      .then(() => {
        attempt.doneAt = Date.now()
      })
      // The caller gets the failure. Here it only ends the attempt.
      .catch(() => null)
      .finally(() => {
        attempt.isRunning = false
      })
    return answer
  }
  return {
    ...mutation,
    mutateAsync,
    // The query client shows the error.
    mutate: (...given: Parameters<Call>) => void mutateAsync(...given).catch(() => null),
  } as UseMutationResult<Data, Error, Input, Context>
}

function begun(attempts: Map<string, Attempt>, input: unknown): Attempt {
  const before = attempts.get(nameOf(input))
  if (before && (before.doneAt === 0 || isOn(before))) return before
  return { key: crypto.randomUUID(), isRunning: false, doneAt: 0, answer: null }
}

const isOn = ({ isRunning, doneAt }: Attempt) => isRunning || Date.now() - doneAt < sameClick

/** The same action after a different one is intentional. */
function forgetDone(attempts: Map<string, Attempt>): void {
  for (const [name, { doneAt, isRunning }] of attempts) {
    if (doneAt > 0 && !isRunning) attempts.delete(name)
  }
}

const files = new WeakMap<Blob, string>()

/** Equal for equal input. A file equals only itself. */
function nameOf(input: unknown): string {
  const name = JSON.stringify(input, (_key, value: unknown) => {
    if (!(value instanceof Blob)) return value
    const known = files.get(value) ?? crypto.randomUUID()
    files.set(value, known)
    return known
  })
  return name ?? ''
}
