/** `npm run test:faults` asks for twenty rounds; a few each time show the same. */
export const rounds = Number(process.env.FAULT_ROUNDS ?? 2)
