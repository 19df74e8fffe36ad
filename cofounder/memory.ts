// Prints the memory for a prompt, marked as data. It comes after the text that can be cached.

import type { Fact } from '../contracts/facts.ts'
import type { Memory } from '../venture/facts/memory.ts'
import { type FactReader, orderFacts } from '../venture/facts/pick.ts'
import { factLine, summariseFacts } from '../venture/facts/summarise.ts'
import { countryName } from '../venture/numbers/countries.ts'
import type { Language } from '../venture/numbers/locale.ts'
import { asData } from './data.ts'
import { tellConcluded } from './guards/concluded.ts'
import { tellRecords, wordsOfOpen } from './records/told.ts'

type Known = Memory | null | undefined

/**
 * `isOpenTold`: the prompt contains the open record. `isRecordTold`: the prompt contains the helper's own record.
 * `isShort`: only a few lines of other forms are printed.
 */
type Telling = { language: Language; isOpenTold: boolean; isRecordTold?: boolean; isShort?: boolean }

const untold: Telling = { language: 'en', isOpenTold: false }

/** The highest number of characters of the memory. If the prompt contains the whole open record, less is enough. */
const mostOf = ({ isOpenTold }: Telling) => (isOpenTold ? 2000 : 6000)

const mostPlanned = 1500

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function factsFor(memory: Memory, { language, isOpenTold }: Telling): Fact[] {
  if (!isOpenTold) return memory.facts
  const told = new Set(wordsOfOpen(memory, language))
  const opposed = memory.contradictions.flatMap(({ earlier, later }) => [earlier.id, later.id])
  return memory.facts.filter(({ id, quote }) => opposed.includes(id) || !told.has(oneLine(quote ?? '')))
}

export function tellMemory(memory: Known, reader: FactReader, telling: Telling = untold): string {
  if (!memory) return ''
  const { name, sentence, industry, country } = memory
  const told = new Set(
    [...knownFacts(memory, reader, telling).values()].flatMap(({ text, quote }) =>
      [text, ...text.split(' · '), quote ?? ''].map(oneLine),
    ),
  )
  const facts = [
    summariseFacts(factsFor(memory, telling), reader, mostOf(telling)).text,
    tellRecords(memory, { ...telling, reader, isTold: line => told.has(line) }),
  ].filter(Boolean)
  const venture = [
    name && `Venture: ${name}`,
    sentence && `In one sentence: ${sentence}`,
    industry && `Industry: ${industry}`,
    country && `Country: ${countryName(country, 'en')}`,
  ].filter(Boolean)
  const rule =
    'What the founder has confirmed, with how it is known: use it and do not ask again. What was taken back or changed holds as the later word tells it; name a listed disagreement that neither explains.'
  const known = [...venture, ...facts].join('\n')
  return known && `\n\n${facts.length > 0 ? `${rule}\n` : ''}${asData('memory', known)}`
}

const mostProposed = ({ isOpenTold }: Telling) => (isOpenTold ? 1000 : 1500)

export function tellProposed(memory: Known, reader: FactReader, telling: Telling): string {
  if (!memory) return ''
  const told = new Set(telling.isOpenTold ? wordsOfOpen(memory, telling.language) : [])
  // An answer in a form that the memory prints is not told twice.
  const printed = telling.isRecordTold ? '' : tellMemory(memory, reader, telling)
  let room = mostProposed(telling)
  const lines = orderFacts(memory.proposed, reader)
    .filter(({ text }) => !told.has(oneLine(text)) && !printed.includes(oneLine(text)))
    .map((fact, index) => factLine(`P${index + 1}`, fact, { isTimed: false }))
    .filter(line => {
      room -= line.length + 1
      return room >= 0
    })
  return lines.length
    ? `\n\nThey said this, too, and have not confirmed it yet (what matters here first): do not ask for it again.\n${asData('told, not confirmed yet', lines.join('\n'))}`
    : ''
}

export function tellEndings(
  memory: Known,
  { isOpenTold, isRecordTold = isOpenTold }: Pick<Telling, 'isOpenTold' | 'isRecordTold'> = untold,
): string {
  const concluded = memory ? tellConcluded(memory, isRecordTold ? 1000 : 2000) : ''
  const lines = (memory?.planned ?? []).map(({ day, action }) => `${day ?? 'no day'}: ${oneLine(action)}`)
  // The prompt of an interview has no room for the plan.
  const planned = isRecordTold ? '' : lines.join('\n').slice(0, mostPlanned)
  const told = concluded
    ? `\n\nHow saved results ended, in our words and not the founder’s: build on them, say where something told since speaks against one.\n${asData('saved results', concluded)}`
    : ''
  return planned
    ? `${told}\n\nThe founder has planned this and not done it yet: build on it, repeat none of it and leave its days free.\n${asData('planned', planned)}`
    : told
}

export function knownFacts(memory: Known, reader: FactReader, telling: Telling = untold): Map<string, Fact> {
  const facts = memory ? factsFor(memory, telling) : []
  const { ids } = summariseFacts(facts, reader, mostOf(telling))
  const byId = new Map(facts.map(fact => [fact.id, fact]))
  return new Map(
    [...ids].flatMap(([name, id]) => {
      const fact = byId.get(id)
      return fact ? [[name, fact] as const] : []
    }),
  )
}

/** Empty if the founder chose no language. The model then answers in the language of the messages. */
export function tellLanguage(language: Language | null | undefined): string {
  if (!language) return ''
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)
  return `\n\nAnswer in ${name}: the founder chose it.`
}
