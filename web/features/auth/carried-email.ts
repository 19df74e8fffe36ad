/**
 * The e-mail address typed in one form is filled into the next. It is kept in memory, not in the page's URL.
 */
export type CarriedEmail = { email: string; onEmail: (email: string) => void }
