import { UnbuiltPage } from '../features/coming-soon/unbuilt-page.tsx'

export function Component() {
  return (
    <UnbuiltPage
      title="Problem Validation"
      text="The interviews and the market research are being built right now."
    />
  )
}
