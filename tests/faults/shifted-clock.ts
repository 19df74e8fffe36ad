/** This file is loaded before a program. It shifts the clock of all threads of the program by CLOCK_SHIFT_MS. */
const shiftMs = Number(process.env.CLOCK_SHIFT_MS)

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [target.now() + shiftMs] : given, made),
  get: (target, name, receiver) =>
    name === 'now' ? () => target.now() + shiftMs : Reflect.get(target, name, receiver),
})

export {}
