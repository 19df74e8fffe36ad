import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'

type AnnouncedPageProps = { title: string; text: string; icon: ReactNode; action: ReactNode }

/**
 * The page of an announced feature, such as Courses or My Mentors. It suggests another page to use meanwhile.
 */
export function AnnouncedPage({ title, text, icon, action }: AnnouncedPageProps) {
  return (
    <div className="grid gap-6">
      <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">{title}</h1>
      <div className="rounded-card border border-dashed border-line-strong py-8">
        <EmptyState icon={icon} title="Coming soon" text={text} action={action} />
      </div>
    </div>
  )
}
