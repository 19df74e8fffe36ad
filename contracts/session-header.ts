/**
 * The header that names the session of a call (`sessionCall` is its content), so that the body stays as
 * specified. Without it, the answer is not kept.
 */
export const sessionHeader = 'x-helper-session'
