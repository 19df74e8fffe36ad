// @ts-expect-error This import is missing on purpose.
import { x } from 'jsr:@std/not-installed@1'
export default () => new Response(String(x))
