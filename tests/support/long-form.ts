/**
 * `npm test` proves each promise once; `npm run test:long` repeats it more often, on every engine and in every
 * size. Only this file decides between the two. `npm run test:touched` recognises a test with a long form by
 * its import of this file, or of `engines`, which is complete only in the long form.
 */
export const isLongForm = process.env.LONG_FORM === 'true'

/**
 * Declares a test or a group only in the long form: `inLongForm(test)('…', …)`. In the short form the test is
 * not even marked as skipped, so that `npm run spec` reports an id that no other test proves.
 */
export const inLongForm = <Declare extends (...parameters: never[]) => unknown>(declare: Declare): Declare =>
  isLongForm ? declare : ((() => {}) as unknown as Declare)

/** All items in the long form; otherwise one of every `many`. */
export const oneOf = <T>(many: number, all: readonly T[]): readonly T[] =>
  all.filter((_, at) => isLongForm || at % many === 0)

/** All items in the long form; otherwise the first one. */
export const firstOrAll = <T>(all: readonly T[]): readonly T[] => (isLongForm ? all : all.slice(0, 1))
