/**
 * `npm test` proves each promise once. `npm run test:long` repeats the proof more often, on every engine and in
 * every size. Only this file decides between the two forms. `npm run test:touched` finds tests with a long form by
 * their imports. They import this file, or `engines`, which is complete only in the long form.
 */
export const isLongForm = process.env.LONG_FORM === 'true'

/**
 * Declares a test or a group only in the long form: `inLongForm(test)('…', …)`. In the short form the test does not
 * exist, so that `npm run spec` reports an id that no other test proves.
 */
export const inLongForm = <Declare extends (...parameters: never[]) => unknown>(declare: Declare): Declare =>
  isLongForm ? declare : ((() => {}) as unknown as Declare)

/** Returns all items in the long form, and otherwise one of every `many` items. */
export const oneOf = <T>(many: number, all: readonly T[]): readonly T[] =>
  all.filter((_, at) => isLongForm || at % many === 0)

/** Returns all items in the long form, and otherwise the first item. */
export const firstOrAll = <T>(all: readonly T[]): readonly T[] => (isLongForm ? all : all.slice(0, 1))
