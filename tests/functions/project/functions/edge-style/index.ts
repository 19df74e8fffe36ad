// This function is written as in the documentation of Supabase, and is served unchanged.
// @ts-expect-error Deno resolves this specifier, TypeScript does not.
import { z } from 'npm:zod@4'

declare const Deno: {
  env: { get(name: string): string | undefined }
  serve(handler: (request: Request) => Response | Promise<Response>): void
}

Deno.serve(async request => {
  const { name } = z.object({ name: z.string() }).parse(await request.json())
  return Response.json({ name, url: Deno.env.get('SUPABASE_URL') })
})
