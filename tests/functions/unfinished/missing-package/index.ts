// @ts-expect-error It cannot be found: that is what it is for.
import { x } from 'jsr:@std/not-installed@1'
export default () => new Response(String(x))
