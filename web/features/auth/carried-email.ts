/**
 * The e-mail address typed in one form is filled into the other form. It is kept in memory, so that it never
 * appears in a URL.
 */
export type CarriedEmail = { email: string; onEmail: (email: string) => void }
