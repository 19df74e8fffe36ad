// Prevents duplicates: a double click, a second Enter, or a retry after a lost response makes only one row or
// call.
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/** The time in milliseconds. A click this soon after the response counts as the second click of a double click. */
const sameClick = 700

/**
 * Returns whether this is the first click of a double click. If the first click shows a new button in the same place,
 * the second click must not press that button.
 */
export const isFirstClick = ({ detail }: { detail: number }): boolean => detail < 2

type Attempt = { key: string; isRunning: boolean; doneAt: number; answer: unknown }

type OnceOptions<Data, Input, Context> = Omit<
  UseMutationOptions<Data, Error, Input, Context>,
  'mutationFn'
> & {
  /** `key` is an id for the row or call. It stays the same for the same input until the call succeeds. */
  mutationFn: (input: Input, key: string) => Promise<Data>
}

/**
 * Like `useMutation`, but ignores a call whose input is the same as that of a running or just finished call.
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
      // The caller gets the error too. Here the error only ends the attempt.
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

/** Forgets finished calls, because a repeated action is intentional if a different action came between. */
function forgetDone(attempts: Map<string, Attempt>): void {
  for (const [name, { doneAt, isRunning }] of attempts) {
    if (doneAt > 0 && !isRunning) attempts.delete(name)
  }
}

const files = new WeakMap<Blob, string>()

/**
 * Returns a text that identifies the input. Equal inputs have the same text, but two different files never have the
 * same text.
 */
function nameOf(input: unknown): string {
  const name = JSON.stringify(input, (_key, value: unknown) => {
    if (!(value instanceof Blob)) return value
    const known = files.get(value) ?? crypto.randomUUID()
    files.set(value, known)
    return known
  })
  return name ?? ''
}
