import type { MvpContent } from '../../venture/mvp/content.ts'
import { mvp } from '../features/coming-soon/coming-features.ts'
import { TestCard } from '../features/evidence/test-card.tsx'
import { mvpDocument } from '../features/mvp/mvp-document.ts'
import { MvpTool } from '../features/mvp/mvp-tool.tsx'
import { type DocumentToolProps, EarlyDocument } from './early-document.tsx'

export function Component() {
  return (
    <EarlyDocument
      feature={mvp}
      document={mvpDocument}
      name="MVP plan"
      intro="The least you have to make to learn whether you are right, from what your board and your figures say."
      tool={Tool}
    />
  )
}

const Tool = (props: DocumentToolProps<MvpContent>) => <MvpTool {...props} testCard={TestCard} />
