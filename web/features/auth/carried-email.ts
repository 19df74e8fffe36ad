/** What was typed as e-mail in one form stands in the next one too; it stays in the page, out of its address. */
export type CarriedEmail = { email: string; onEmail: (email: string) => void }
