/**
 * The request header that names the helper session (`sessionCall` describes its content). It is a header, so that
 * the body stays as specified. Without the header, the server does not store the answer.
 */
export const sessionHeader = 'x-helper-session'
