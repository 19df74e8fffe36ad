import { GraduationCap } from 'lucide-react'
import { Link } from 'react-router'
import { AnnouncedPage } from '../features/coming-soon/announced-page.tsx'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'

export function Component() {
  return (
    <AnnouncedPage
      title="My Mentors"
      icon={<GraduationCap />}
      text="The mentors you work with will be listed here. The milestones of your journey open the door to them."
      action={
        <Link to={paths.journey} className={buttonClass()}>
          Go to your journey
        </Link>
      }
    />
  )
}
