import { Maximize2 } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'

/** A link to the page of this saved result, where it can be read, printed and shared. */
export function ResultPageLink({ outputId }: { outputId: string }) {
  return (
    <Link to={paths.result(outputId)} className={buttonClass({ look: 'quiet', size: 'small' })}>
      <Maximize2 aria-hidden="true" />
      Open as a page
    </Link>
  )
}
