/** Runs a file statement by statement, so that an error can name the line of the failed statement. */
import { DatabaseError, type Transaction } from '../database.ts'
import { lineOf, splitStatements } from '../split-statements.ts'
import { MigrationError } from './error.ts'
import type { SqlFile } from './files.ts'

/**
 * Some files contain begin and commit. They are skipped, because each file already runs in one transaction.
 */
const isTransactionControl = (text: string) =>
  /^(begin|commit|end|start)(\s+(work|transaction))?$/i.test(text)

export async function runScript(transaction: Transaction, file: SqlFile): Promise<void> {
  for (const { text, line } of splitStatements(file.text)) {
    if (isTransactionControl(text)) continue
    try {
      await transaction.execute(text)
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error
      const at = error.position === undefined ? line : line + lineOf(text, error.position - 1) - 1
      const summary = text.replaceAll(/\s+/g, ' ').slice(0, 80)
      const detail = error.detail === undefined ? '' : ` (${error.detail})`
      throw new MigrationError(`${file.name}, line ${at}: ${error.message}${detail} in: ${summary}`, {
        cause: error,
      })
    }
  }
  // Resets the session settings that the file changed.
  await transaction.execute('reset all')
  await transaction.execute('reset role')
}
