import type { FounderPlan } from '../../../contracts/founder-plan.ts'
import { saveFile } from '../../lib/save-file.ts'
import { marketSvg } from './market-svg.ts'
import { planMarkdown, planParts } from './plan-markdown.ts'
import { svgToPng } from './svg-to-png.ts'

export async function downloadPlan(plan: FounderPlan, format: 'docx' | 'pdf' | 'md'): Promise<void> {
  const makers = { docx: wordFile, pdf: pdfFile, md: markdownFile }
  saveFile(await makers[format](plan), `${fileName(plan.project.name)}.${format}`)
}

/** The project's name as any disk takes it. */
export function fileName(projectName: string): string {
  const words = projectName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...words, 'plan'].join('-').slice(0, 80)
}

function markdownFile(plan: FounderPlan): Blob {
  return new Blob([planMarkdown(plan)], { type: 'text/markdown;charset=utf-8' })
}

async function wordFile(plan: FounderPlan): Promise<Blob> {
  const [{ Packer }, { wordDocument }] = await Promise.all([import('docx'), import('./word-document.ts')])
  const parts = await Promise.all(
    planParts(plan).map(async ({ markdown, sizing }) => {
      const svg = sizing && marketSvg(sizing)
      return { markdown, png: svg ? await svgToPng(svg) : null }
    }),
  )
  return Packer.toBlob(wordDocument(plan.project.name, plan.founder.full_name, parts))
}

async function pdfFile(plan: FounderPlan): Promise<Blob> {
  const [{ default: pdfmake }, { default: fonts }, { pdfDocument }, { drawText }] = await Promise.all([
    import('pdfmake/build/pdfmake.min.js'),
    import('pdfmake/build/vfs_fonts.js'),
    import('./pdf-document.ts'),
    import('./draw-text.ts'),
  ])
  pdfmake.addVirtualFileSystem(fonts)
  const parts = planParts(plan).map(({ markdown, sizing }) => ({
    markdown,
    svg: sizing && marketSvg(sizing),
  }))
  const document = pdfDocument(plan.project.name, plan.founder.full_name, parts, drawText)
  return pdfmake.createPdf(document).getBlob()
}
