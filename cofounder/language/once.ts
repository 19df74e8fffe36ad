/** Makes each value when it is first asked for. A `WeakMap` keeps it no longer than its key. */
export function oncePer<Key, Made>(
  make: (key: Key) => Made,
  made: { get: (key: Key) => Made | undefined; set: (key: Key, value: Made) => unknown } = new Map(),
): (key: Key) => Made {
  return key => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}
