/** `npm run test:long` asks for all of it; `npm test` shows the same with less. */
export const isLongForm = process.env.LONG_FORM === 'true'
