/** Of a picture in a document, in points. */
export const pictureSize = { width: 520, height: 236 }
