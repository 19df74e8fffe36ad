/**
 * `npm run test:long`: runs everything that `npm test` runs, in its long form (see tests/support/long-form.ts). `npm
 * run test:long -- browser` runs a part, and `SEED=42` uses other values. No test is tried a second time.
 */
process.env.LONG_FORM = 'true'
await import('./test.ts')

// Makes this file a module, because only a module may use await at its top level.
export {}
