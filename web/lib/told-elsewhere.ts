/** For a failure that is shown elsewhere: a mutation's by its toast, a broken stream's by its reader. */
export const toldElsewhere = (): void => undefined
