import { BookOpen } from 'lucide-react'
import { Link } from 'react-router'
import { AnnouncedPage } from '../features/coming-soon/announced-page.tsx'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'

export function Component() {
  return (
    <AnnouncedPage
      title="Courses"
      icon={<BookOpen />}
      text="Short courses by people who have built something. Until then, the guides in the help center take you step by step."
      action={
        <Link to={paths.help} className={buttonClass()}>
          Read the guides
        </Link>
      }
    />
  )
}
