/** A page read now, for this research. Its text is data: it is quoted and cited, never obeyed. */
export type RetrievedPage = { url: string; title: string; text: string }
