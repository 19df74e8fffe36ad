import { Construction } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Stands where a screen is being built, so that no way through the app ends in the dark. */
export function UnbuiltPage({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-6">
      <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">{title}</h1>
      <div className="rounded-card border border-dashed border-line-strong py-8">
        <EmptyState
          icon={<Construction />}
          title="Under construction"
          text={text}
          action={
            <Link to={paths.dashboard} className={buttonClass()}>
              Go to the dashboard
            </Link>
          }
        />
      </div>
    </div>
  )
}
