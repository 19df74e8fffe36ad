// Builds the plan for the page and for exported files. A section comes from known data, unless the founder wrote
// it.
import { escapeCell } from '../../contracts/escape-cell.ts'
import { ventureName, ventureSentence } from '../../contracts/venture-name.ts'
import type { Blank } from '../deck/slot.ts'
import { isRightToLeft } from '../documents/direction.ts'
import type { Picture } from '../documents/picture-size.ts'
import { type Material, markLabels, type Source, type Sources, sourcesOf } from '../figures/figures.ts'
import { perMaterial } from '../figures/per-material.ts'
import {
  namesIn,
  type Run,
  replaceNames,
  resolve,
  sourceNamed,
  typedIn,
  weakest,
} from '../figures/resolve.ts'
import { type AskedGap, askedGap, basicDrafts, basicSources } from './basics.ts'
import { outlines, type PlanContent, type PlanKind, type SectionId } from './content.ts'
import { forecastPicture, forecastPictureWords } from './forecast-picture.ts'
import { type Goal, goalOf, goalSource, hasCustomers } from './goal.ts'
import { type Drafts, draftsOf, missingName, templatesOf } from './sections.ts'
import { type PlanTable, type PlanTables, tablesOf } from './tables.ts'

export type Section = {
  id: SectionId
  title: string
  /** `template`: the text in the edit box. `written`: the text that the code made, before any edit. */
  template: string
  written: string
  /** The section as Markdown, with its figures. Each line has its evidence mark. */
  text: string
  /** The section for the exported file, without blanks. Empty if the section has only blanks. */
  paper: string
  blanks: Blank[]
  used: Source[]
  /** The figures that the founder typed. */
  typed: string[]
  hasLost: boolean
}

export type Plan = {
  title: string
  sentence: string | null
  kind: PlanKind
  locale: string
  sections: Section[]
  sources: Sources
  tables: PlanTables
  /** The picture that exported files show after the projections. */
  picture: Picture | null
  /** The question why the sum asked for differs from the sum needed. Null if both are the same. */
  askedGap: AskedGap | null
  goal: Goal | null
  /** Whether the forecast counts customers. If it does not, the founder's goal cannot be compared with it. */
  hasCustomers: boolean
}

const pictureOf = ({ forecast, locale }: Material): Picture | null =>
  forecast && {
    svg: forecastPicture(forecast, locale),
    name: 'Revenue and cash month by month',
    words: forecastPictureWords(forecast, locale),
  }

const groundOf = perMaterial(material => {
  const sources = sourcesOf(material)
  return {
    sources,
    drafts: draftsOf(material, sources),
    own: tablesOf(material),
    picture: pictureOf(material),
  }
})

export function buildPlan(material: Material, content: PlanContent): Plan {
  const { own, picture, ...ground } = groundOf(material)
  const sources = new Map([...ground.sources, ...basicSources(material, content.basics)])
  const goal = goalOf(material, content.basics)
  if (goal && material.forecast) sources.set('goal', goalSource(goal, material.forecast, material))
  const drafts = new Map([...ground.drafts, ...basicDrafts(material, content.basics)])
  const tables = new Map(own)
  const written = templatesOf(material, content.kind, drafts, sources, tables)
  const outline = Object.entries(outlines[content.kind]) as [SectionId, string][]
  const templates = outline.map(([id]) => expand(content.edits[id] ?? written[id] ?? '', drafts))
  tables.set('table-sources', sourcesTable(templates, sources))
  return {
    title: ventureName(material.venture.name),
    sentence: ventureSentence(material.venture.description),
    kind: content.kind,
    locale: material.locale,
    sections: outline.map(([id, title]) => {
      const own = written[id] ?? ''
      const template = content.edits[id] ?? own
      return {
        id,
        title,
        template,
        written: own,
        ...read(template, template !== own, drafts, sources, tables),
      }
    }),
    sources,
    tables,
    picture,
    askedGap: askedGap(material, content.basics),
    goal,
    hasCustomers: hasCustomers(material),
  }
}

/** Replaces a blank with its text if the missing information is known now. */
function expand(template: string, drafts: Drafts): string {
  const known = new Map([...drafts.values()].map(({ id, template: words }) => [missingName(id), words]))
  return replaceNames(template, name => known.get(name) ?? null)
}

type Read = Pick<Section, 'text' | 'paper' | 'blanks' | 'used' | 'typed' | 'hasLost'>

function read(
  template: string,
  isEdited: boolean,
  drafts: Drafts,
  sources: Sources,
  tables: PlanTables,
): Read {
  const blanks = new Map(
    [...drafts.values()].flatMap(({ id, blank }) => (blank ? [[missingName(id), blank] as const] : [])),
  )
  const open = new Map(
    [...blanks].map(([name, { missing, place }]) => [name, asSource(name, missing, place)]),
  )
  const all = new Map([...sources, ...open])
  const runs: Run[] = []
  const isOpen = ({ source }: Run) => source !== null && blanks.has(source.name)
  const lines = expand(template, drafts)
    .split('\n')
    .map((line): { text: string; paper: string | null } => {
      const table = tableIn(line, tables)
      if (table) {
        const text = `**${table.label}**\n\n${table.markdown}`
        return { text, paper: table.isEmpty ? null : text }
      }
      const found = resolve(line, all, escapeCell)
      runs.push(...found)
      const mark = weakest(found)
      const print = (open: (run: Run) => string) => {
        const text = found.map(run => (isOpen(run) ? `*${open(run)}*` : run.text)).join('')
        // A table row or a heading has no room for the evidence mark.
        return apart(mark && !/^\s*[|#]/.test(line) ? `${text} *(${markLabels[mark]})*` : text)
      }
      const text = print(run => run.text)
      if (!found.some(isOpen)) return { text, paper: text }
      const rest = found.filter(run => !isOpen(run)).map(run => run.text)
      return { text, paper: saysSomething(rest.join('')) ? print(() => notSaid) : null }
    })
  const used = [...new Set(runs.flatMap(({ source }) => source ?? []))]
  return {
    text: lines
      .map(({ text }) => text)
      .join('\n')
      .trim(),
    paper: lines
      .flatMap(({ paper }) => paper ?? [])
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    blanks: used.flatMap(({ name }) => blanks.get(name) ?? []),
    used: used.filter(({ name }) => !blanks.has(name)),
    // The number of a list item is not a figure that the founder typed.
    typed: isEdited
      ? typedIn(
          runs.map(run => (run.at === 0 ? { ...run, text: run.text.replace(/^\s*\d+[.)]\s/, '') } : run)),
        )
      : [],
    hasLost: runs.some(({ isLost }) => isLost),
  }
}

/**
 * Puts right-to-left text on a separate line below its label. On the same line, label and text would appear in the
 * wrong order.
 */
function apart(line: string): string {
  const [, label = '', words = ''] = /^(\*\*[^*]+\*\*) (.+)$/.exec(line) ?? []
  return words && !isRightToLeft(label) && isRightToLeft(words) ? `${label}\n\n${words}` : line
}

/** The text that replaces a blank inside an exported sentence. */
const notSaid = 'not said yet'

/** Whether a line has content. A label alone or a list number alone is no content. */
const saysSomething = (text: string) => /[\p{L}\p{N}]/u.test(text.replace(/\*\*[^*]*\*\*|^\s*\d+[.)]/g, ''))

const asSource = (name: string, missing: string, place: Blank['place']): Source => ({
  name,
  text: `Missing: ${missing}`,
  mark: null,
  place,
  detail: '',
})

/** Finds the table of this line. Null if the line contains anything else. */
function tableIn(line: string, tables: PlanTables): PlanTable | null {
  const [name = '', ...others] = namesIn(line)
  return others.length === 0 && line.trim() === `{${name}}` ? (tables.get(name) ?? null) : null
}

function sourcesTable(templates: readonly string[], sources: Sources): PlanTable {
  const named = templates.flatMap(namesIn).flatMap(name => sourceNamed(name, sources) ?? [])
  const rows = [...new Set(named)]
    .filter(({ detail, place }) => detail !== '' && place !== 'financial')
    .map(
      ({ text, detail, label }) =>
        `| ${label ? `${label}: ` : ''}${escapeCell(text)} | ${escapeCell(detail)} |`,
    )
  const head = ['| What it says | Where it comes from |', '| --- | --- |']
  return {
    name: 'table-sources',
    label: 'Where the words and figures come from',
    markdown: rows.length > 0 ? [...head, ...rows].join('\n') : '*No fact is held yet.*',
    isEmpty: rows.length === 0,
  }
}
