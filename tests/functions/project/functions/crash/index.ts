// Fails where nobody can catch the error.
export default () => {
  setTimeout(() => {
    throw new Error('thrown in a timer')
  })
  return new Promise<Response>(() => {})
}
