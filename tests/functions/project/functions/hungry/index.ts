// Allocates all available memory, on the heap or in buffers.
export default async (request: Request) => {
  const taken: (number[] | Uint8Array)[] = []
  for (;;) {
    taken.push(
      new URL(request.url).searchParams.has('buffers')
        ? new Uint8Array(10_000_000).fill(1)
        : Array.from({ length: 100_000 }, (_, index) => index + taken.length),
    )
    await new Promise(resolve => setImmediate(resolve))
  }
}
