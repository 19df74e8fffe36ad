export default {
  fetch: (request: Request) => Response.json({ method: request.method, path: new URL(request.url).pathname }),
}
