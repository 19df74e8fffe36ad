// pptxgenjs 4.0.1 writes files that PowerPoint accepts but stricter readers reject. Each entry below repairs
// one fault. `tests/support/lint-slides.ts` and Microsoft's validator check the result.
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { inLook, type Look, masterInLook } from './slide-look.ts'

type Given = { path: string; look: Look; isThere: (path: string) => boolean; read: (path: string) => string }
type Mend = { parts: RegExp; mend: (xml: string, given: Given) => string }

/** Removes settings from a shape if its layout has the same settings. Then a company's template can change them. */
function inherit(shape: string, layout: string): string {
  const idx = /<p:ph\s[^>]*idx="(10\d)"/.exec(shape)?.[1]
  const of = shapesOf(layout).find(other => other.includes(`idx="${idx}"`))
  if (!idx || !of) return shape
  const [, size = '', look = ''] = /<a:defRPr[^>]*( sz="\d+")[^>]*>(.*?)<\/a:defRPr>/s.exec(of) ?? []
  return shape
    .replace(/<p:spPr>.*?<\/p:spPr>/s, '<p:spPr/>')
    .replace(/<a:bodyPr.*?<\/a:bodyPr>/s, '<a:bodyPr><a:normAutofit/></a:bodyPr>')
    .replace(/<a:pPr algn="l"/g, '<a:pPr')
    .replace(/<a:(rPr|endParaRPr)[^>]*>/g, tag => tag.replace(size, ''))
    .replace(/<a:solidFill>.*?<\/a:solidFill>|<a:(?:latin|ea|cs) [^>]*\/>/gs, part =>
      look.includes(part) ? '' : part,
    )
}
const shapesOf = (xml: string): string[] => xml.match(/<p:sp>.*?<\/p:sp>/gs) ?? []

const mends: readonly Mend[] = [
  {
    // The library lists one master per slide, but the file has only one. The notes need their own theme.
    parts: /^\[Content_Types\]\.xml$/,
    mend: (xml, { isThere }) =>
      xml
        .replace(/<Override PartName="\/([^"]+)"[^>]*\/>/g, (whole, path: string) =>
          isThere(path) ? whole : '',
        )
        .replace(
          /<Override PartName="\/ppt\/theme\/theme1[^>]*>/,
          own => own + own.replace('theme1', 'theme2'),
        ),
  },
  {
    parts: /^ppt\/notesMasters\/_rels\//,
    mend: xml => xml.replace('theme1.xml', 'theme2.xml'),
  },
  {
    // The list of notes masters must come before the slides.
    parts: /^ppt\/presentation\.xml$/,
    mend: xml => {
      const [list = ''] = xml.match(/<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>/s) ?? []
      return xml.replace(list, '').replace('<p:sldIdLst>', `${list}<p:sldIdLst>`)
    },
  },
  {
    // The settings of a paragraph may occur only once, before its first run of text. The library repeats them
    // before each run.
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
    // A flat bar chart has two axes. The library refers to a third that does not exist.
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
    // Colours and fonts come from the theme, so that another theme can change them.
    parts: /^ppt\/theme\//,
    mend: (xml, { look }) => inLook(xml, look),
  },
  {
    // PowerPoint matches layouts of two templates by their type, so each layout gets a type. The text boxes also
    // get their margins here.
    parts: /^ppt\/slideLayouts\/[^/]+\.xml$/,
    mend: xml =>
      xml
        .replace(/preserve="1"(?=[^<]*<p:cSld name="Cover")/s, 'type="title" preserve="1"')
        .replace(/preserve="1"(?=[^<]*<p:cSld name="Two columns")/s, 'type="twoObj" preserve="1"')
        .replaceAll(
          '<a:bodyPr wrap="square" rtlCol="0"></a:bodyPr>',
          '<a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="t"><a:normAutofit/></a:bodyPr>',
        ),
  },
  {
    // Gives the slide master a background, a title and a text box. In the night colours the text is light.
    parts: /^ppt\/slideMasters\/[^/]+\.xml$/,
    mend: (xml, { look, read }) => {
      const [title = '', text = ''] = shapesOf(read('ppt/slideLayouts/slideLayout3.xml')).filter(shape =>
        /<p:ph[^>]*idx="10[34]"/.test(shape),
      )
      const own = [
        title.replace(/<p:ph.*?\/>/s, '<p:ph type="title"/>'),
        text.replace(/<p:ph.*?\/>/s, '<p:ph type="body" idx="1"/>'),
      ]
      const ground = '<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>'
      const named = xml
        .replace('<p:cSld>', `<p:cSld>${ground}`)
        .replace('</p:spTree>', `${own.join('')}</p:spTree>`)
      return masterInLook(named, look)
    },
  },
  {
    parts: /^ppt\/slides\/[^/]+\.xml$/,
    mend: (xml, { path, read }) => {
      const relations = read(path.replace('slides/', 'slides/_rels/').concat('.rels'))
      const layout = /slideLayouts\/slideLayout\d+\.xml/.exec(relations)?.[0] ?? ''
      return xml.replace(/<p:sp>.*?<\/p:sp>/gs, shape => inherit(shape, read(`ppt/${layout}`)))
    },
  },
  {
    // For each script, sets the theme font of the text's role (headline or text).
    parts: /^ppt\/(slides|slideLayouts|slideMasters|charts)\/[^/]+\.xml$/,
    mend: xml =>
      xml.replace(
        /<a:(latin|ea|cs)\s+typeface="\+(mj|mn)-lt"[^>]*\/>/g,
        (_, script: string, role: string) =>
          `<a:${script} typeface="+${role}-${script === 'latin' ? 'lt' : script}"/>`,
      ),
  },
]

export function mendSlides(bytes: Uint8Array, look: Look): Uint8Array {
  const parts = unzipSync(bytes)
  const theme = parts['ppt/theme/theme1.xml']
  if (theme) parts['ppt/theme/theme2.xml'] = theme
  const isThere = (path: string) => path in parts
  const read = (path: string) => strFromU8(parts[path] ?? new Uint8Array())
  const mended: Zippable = {}
  for (const [path, part] of Object.entries(parts)) {
    // Skips folder entries, because they are not parts of the file.
    if (path.endsWith('/')) continue
    const due = mends.filter(mend => mend.parts.test(path))
    const given = { path, look, isThere, read }
    mended[path] =
      due.length === 0 ? part : strToU8(due.reduce((xml, { mend }) => mend(xml, given), strFromU8(part)))
  }
  return zipSync(mended, { level: 6 })
}
