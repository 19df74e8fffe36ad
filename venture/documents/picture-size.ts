/** Of a picture in a document, in points. */
export const pictureSize = { width: 520, height: 236 }

/** What a part of a document shows below its text; `words` are for who does not see it. */
export type Picture = { svg: string; name: string; words: string }
