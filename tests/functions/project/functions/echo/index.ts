export default async (request: Request) => new Response(await request.text())
