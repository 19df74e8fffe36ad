/** `npm run test:faults` asks for twenty rounds; one each time shows the same. */
export const rounds = Number(process.env.FAULT_ROUNDS ?? 1)
