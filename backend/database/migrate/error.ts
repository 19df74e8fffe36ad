/**
 * A migration that fails, or a database that does not match the folder. The message explains it in one line.
 */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}
