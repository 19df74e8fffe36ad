// @ts-expect-error It cannot be found: that is what it is for.
import { serve } from 'https://deno.land/std@0.168.0/http/server.ts'

serve(() => new Response('x'))
