/**
 * Ignores an error that is shown already: a mutation's error by its toast, a broken stream's error by the code
 * that reads the stream.
 */
export const toldElsewhere = (): void => undefined
