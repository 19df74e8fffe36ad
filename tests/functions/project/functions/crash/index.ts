// Throws an error in a timer, where no caller can catch it.
export default () => {
  setTimeout(() => {
    throw new Error('thrown in a timer')
  })
  return new Promise<Response>(() => {})
}
