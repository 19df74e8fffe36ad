import { UnbuiltPage } from '../features/coming-soon/unbuilt-page.tsx'

export function Component() {
  return <UnbuiltPage title="AI Tools" text="The catalogue of AI tools is being built right now." />
}
