import { UnbuiltPage } from '../features/coming-soon/unbuilt-page.tsx'

export function Component() {
  return <UnbuiltPage title="Profile" text="The profiles of other members are being built right now." />
}
