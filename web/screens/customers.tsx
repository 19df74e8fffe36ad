import { UnbuiltPage } from '../features/coming-soon/unbuilt-page.tsx'

export function Component() {
  return (
    <UnbuiltPage
      title="Customer Analytics"
      text="The analysis of your customer segments is being built right now."
    />
  )
}
