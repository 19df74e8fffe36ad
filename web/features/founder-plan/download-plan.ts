import type { FounderPlan } from '../../../contracts/founder-plan.ts'
import { type DocumentFormat, saveDocument } from '../../entities/save-document.ts'
import { marketSvg } from './market-svg.ts'
import { planMarkdown, planParts } from './plan-markdown.ts'

export function downloadPlan(plan: FounderPlan, format: DocumentFormat): Promise<void> {
  const document = {
    title: plan.project.name,
    author: plan.founder.full_name,
    parts: planParts(plan).map(({ markdown, sizing }) => ({ markdown, svg: sizing && marketSvg(sizing) })),
    markdown: planMarkdown(plan),
  }
  return saveDocument(document, format, fileName(plan.project.name))
}

/** The project's name as any disk takes it. */
export function fileName(projectName: string): string {
  const words = projectName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...words, 'plan'].join('-').slice(0, 80)
}
