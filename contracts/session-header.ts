/**
 * The header that names the working talk a call belongs to (`sessionCall` is what it holds), so that the body stays the
 * specification's. Without it a call is answered and kept nowhere.
 */
export const sessionHeader = 'x-helper-session'
