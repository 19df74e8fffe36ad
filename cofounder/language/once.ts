/** Makes the value of each key only once. With a `WeakMap`, the value is freed together with its key. */
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
