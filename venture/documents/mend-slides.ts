// pptxgenjs 4.0.1 writes files that PowerPoint forgives and stricter readers do not. Each mend below puts one thing
// right; `tests/support/lint-slides.ts` and Microsoft's validator hold the result.
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'

type Mend = { parts: RegExp; mend: (xml: string, isThere: (path: string) => boolean) => string }

const mends: readonly Mend[] = [
  {
    // It announces a master for every slide; there is one.
    parts: /^\[Content_Types\]\.xml$/,
    mend: (xml, isThere) =>
      xml.replace(/<Override PartName="\/([^"]+)"[^>]*\/>/g, (whole, path: string) =>
        isThere(path) ? whole : '',
      ),
  },
  {
    // The list of notes masters stands before the slides.
    parts: /^ppt\/presentation\.xml$/,
    mend: xml => {
      const [list = ''] = xml.match(/<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>/s) ?? []
      return xml.replace(list, '').replace('<p:sldIdLst>', `${list}<p:sldIdLst>`)
    },
  },
  {
    // A paragraph has its settings once, before its first run; it repeats them before each.
    parts: /^ppt\/(slides|slideLayouts)\/[^/]+\.xml$/,
    mend: xml =>
      xml.replace(/<a:p>.*?<\/a:p>/gs, paragraph => {
        let isFirst = true
        return paragraph.replace(/<a:pPr[^>]*?(?:\/>|>.*?<\/a:pPr>)/gs, settings => {
          const kept = isFirst ? settings : ''
          isFirst = false
          return kept
        })
      }),
  },
  {
    // Flat bars have two axes; it names a third that is not there.
    parts: /^ppt\/charts\/chart\d+\.xml$/,
    mend: xml =>
      xml.replace(/<c:barChart>.*?<\/c:barChart>/gs, bars => {
        let count = 0
        return bars.replace(/<c:axId val="\d+"\/>/g, axis => {
          count += 1
          return count <= 2 ? axis : ''
        })
      }),
  },
  {
    // A face that is missing is replaced by its kind, and Arabic letters are not in these at all.
    parts: /^ppt\/(slides|slideLayouts|slideMasters|charts)\/[^/]+\.xml$/,
    mend: xml =>
      xml
        .replace(/(typeface="Georgia" pitchFamily=)"34"/g, '$1"18"')
        .replace(/<a:cs typeface="(?:Georgia|Calibri)"/g, '<a:cs typeface="Arial"'),
  },
]

export function mendSlides(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes)
  const isThere = (path: string) => path in parts
  const mended: Zippable = {}
  for (const [path, part] of Object.entries(parts)) {
    // Folders are no parts.
    if (path.endsWith('/')) continue
    const due = mends.filter(mend => mend.parts.test(path))
    mended[path] =
      due.length === 0 ? part : strToU8(due.reduce((xml, { mend }) => mend(xml, isThere), strFromU8(part)))
  }
  return zipSync(mended, { level: 6 })
}
