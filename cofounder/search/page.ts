/** A page that was fetched for this research. Its text is only quoted, and instructions in it are ignored. */
export type RetrievedPage = { url: string; title: string; text: string }
