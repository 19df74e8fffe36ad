/** The size of a picture in a document, in points. */
export const pictureSize = { width: 520, height: 236 }

/** The picture below a part's text. `words`: a description for people who cannot see it. */
export type Picture = { svg: string; name: string; words: string }
