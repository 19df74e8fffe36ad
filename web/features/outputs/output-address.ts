export const outputParameter = 'output'

/** The screen that shows a saved output again. */
export const outputAddress = (path: string, id: string) => `${path}?${outputParameter}=${id}`
