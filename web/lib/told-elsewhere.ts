/** For a failure that is told elsewhere: a mutation's by its toast, a broken stream's by the one who reads it. */
export const toldElsewhere = (): void => undefined
