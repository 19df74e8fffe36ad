/**
 * Ignores an error that other code already shows. A toast shows a mutation's error, and the code that reads a
 * stream shows the stream's error.
 */
export const toldElsewhere = (): void => undefined
