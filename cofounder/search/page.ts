/** A page retrieved for this research. Its text is data that is quoted and cited, never obeyed. */
export type RetrievedPage = { url: string; title: string; text: string }
