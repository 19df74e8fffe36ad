import { UnbuiltPage } from '../features/coming-soon/unbuilt-page.tsx'

export function Component() {
  return <UnbuiltPage title="Idea Refinement" text="The refinement chat is being built right now." />
}
