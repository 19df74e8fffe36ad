/**
 * The request header that names the helper session (`sessionCall` describes its content). A header keeps the body
 * as specified. Without the header, the server does not store the answer.
 */
export const sessionHeader = 'x-helper-session'
