import { UnbuiltPage } from '../features/coming-soon/unbuilt-page.tsx'

export function Component() {
  return (
    <UnbuiltPage
      title="Your Startup Journey"
      text="The eight steps of your journey are being built right now."
    />
  )
}
