import { type MvpContent, mvpContent, untouchedMvp } from '../../../venture/mvp/content.ts'
import { versionedDocument } from '../../entities/versioned-document.ts'

export type MvpChange = (make: (content: MvpContent) => MvpContent) => void
/** Removes a part of the plan. A notice shows `name` and a button to undo the removal. */
export type MvpRemove = (name: string, make: (content: MvpContent) => MvpContent) => void

export const mvpDocument = versionedDocument<MvpContent>({
  table: 'mvp_plans',
  revisions: 'mvp_plan_revisions',
  schema: mvpContent,
  untouched: untouchedMvp,
  name: 'MVP plan',
})
