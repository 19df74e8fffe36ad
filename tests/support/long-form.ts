/**
 * `npm test` proves each promise once; `npm run test:long` repeats it more often, on every engine and in every size.
 * This is the only place that tells the two apart. `npm run test:touched` finds a test with a long form by its import
 * of this file, or of the `engines` that only the long form has all of.
 */
export const isLongForm = process.env.LONG_FORM === 'true'

/**
 * Declares a test or a group in the long form alone: `inLongForm(test)('…', …)`. Elsewhere it is not even skipped, so
 * that `npm run spec` misses an id that no other test proves.
 */
export const inLongForm = <Declare extends (...parameters: never[]) => unknown>(declare: Declare): Declare =>
  isLongForm ? declare : ((() => {}) as unknown as Declare)

/** All of them in the long form, one of so many elsewhere. */
export const oneOf = <T>(many: number, all: readonly T[]): readonly T[] =>
  all.filter((_, at) => isLongForm || at % many === 0)

/** All of them in the long form, the first one elsewhere. */
export const firstOrAll = <T>(all: readonly T[]): readonly T[] => (isLongForm ? all : all.slice(0, 1))
