/** The e-mail typed in one form is filled into the next; it is kept in memory, not in the page's address. */
export type CarriedEmail = { email: string; onEmail: (email: string) => void }
