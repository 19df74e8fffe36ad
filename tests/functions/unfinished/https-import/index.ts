// @ts-expect-error This import is missing on purpose.
import { serve } from 'https://deno.land/std@0.168.0/http/server.ts'

serve(() => new Response('x'))
