/** A migration that does not run, or a database that does not fit the folder. The message says all in one line. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}
