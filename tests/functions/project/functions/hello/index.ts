import { z } from 'zod'
import { greeting } from '../_shared/greeting.ts'

const input = z.object({ name: z.string() })

export default async function hello(request: Request): Promise<Response> {
  const { name } = input.parse(await request.json())
  return Response.json({ message: greeting(name), path: new URL(request.url).pathname })
}
