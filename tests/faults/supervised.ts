/** A server with only the parts that run.mjs needs: it prints that it is ready, and ends on a signal. */
let isEnding = false
process.on('SIGTERM', end)
process.on('SIGINT', end)
process.on('disconnect', end)
setInterval(() => {}, 60_000)
process.send?.('ready', () => console.log(`ready ${process.pid}`))

function end(): void {
  if (isEnding) return
  isEnding = true
  console.log(`ended ${process.pid}`)
  process.exit(0)
}
