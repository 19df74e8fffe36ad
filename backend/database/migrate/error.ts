/**
 * A failed migration, or a database that does not match the migration files. The message explains the problem in one
 * line.
 */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}
