import { UnbuiltPage } from '../features/coming-soon/unbuilt-page.tsx'

export function Component() {
  return <UnbuiltPage title="Your profile" text="Your profile and its posts are being built right now." />
}
