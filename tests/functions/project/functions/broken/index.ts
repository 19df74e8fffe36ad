export default function broken(): Response {
  throw new Error('secret inner detail')
}
