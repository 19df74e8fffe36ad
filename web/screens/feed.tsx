import { UnbuiltPage } from '../features/coming-soon/unbuilt-page.tsx'

export function Component() {
  return <UnbuiltPage title="Feed" text="Posts, stories and people to follow are being built right now." />
}
