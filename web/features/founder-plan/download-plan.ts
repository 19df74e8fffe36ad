import type { FounderPlan } from '../../../contracts/founder-plan.ts'
import { sectionsOf } from '../../../venture/founder-plan/document.ts'
import type { OwnMaterial } from '../../../venture/founder-plan/material.ts'
import type { SectionId } from '../../../venture/founder-plan/section-titles.ts'
import { type DocumentFormat, saveDocument } from '../../entities/save-document.ts'
import { founderLocale } from '../../lib/locale.ts'
import { marketPicture } from './market-svg.ts'
import { planMarkdown, planParts, planTitle } from './plan-markdown.ts'

type Own = { plan: FounderPlan; own: OwnMaterial }

export function downloadPlan(
  { plan, own }: Own,
  chosen: readonly SectionId[],
  format: DocumentFormat,
): Promise<void> {
  const parts = planParts(plan, sectionsOf(plan, own, chosen, founderLocale()))
  const document = {
    title: planTitle(plan),
    author: plan.founder.full_name,
    parts: parts.map(({ sizing, ...part }) => ({ ...part, picture: sizing && marketPicture(sizing) })),
    markdown: planMarkdown(parts),
  }
  return saveDocument(document, format, fileName(planTitle(plan)))
}

/** Makes a file name from the project's name, with characters that every file system allows. */
export function fileName(projectName: string): string {
  const words = projectName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...words, 'plan'].join('-').slice(0, 80)
}
