import { UnbuiltPage } from '../features/coming-soon/unbuilt-page.tsx'

export function Component() {
  return (
    <UnbuiltPage
      title="Settings"
      text="Your profile, project and account settings are being built right now."
    />
  )
}
