import { UnbuiltPage } from '../features/coming-soon/unbuilt-page.tsx'

export function Component() {
  return <UnbuiltPage title="Elevator Pitch" text="The pitch coach is being built right now." />
}
