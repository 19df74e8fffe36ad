// Returns the id of its process, and then computes without a pause.
export default () =>
  new Response(
    new ReadableStream({
      start: controller => controller.enqueue(new TextEncoder().encode(String(process.pid))),
      pull: () => {
        setTimeout(work, 200)
      },
    }),
  )

function work(): void {
  for (;;);
}
