/** A page retrieved for this research. Its text is only quoted. Instructions in it are never followed. */
export type RetrievedPage = { url: string; title: string; text: string }
