/** Texts that take long to read, and requests to each helper that are full of these texts. */
import type { HelperName } from '../../contracts/outputs.ts'

/** Each text is one of these units, repeated and cut to the wanted length. */
const units: Record<string, string> = {
  letters: 'a',
  capitals: 'A',
  spaces: 'a                                        ',
  'short lines': 'x\n',
  'empty lines': '\n\n\nx',
  newlines: `x${'\n'.repeat(3000)}`,
  blanks: `x${' '.repeat(3000)}`,
  'list marks': '- x\n',
  numbers: '1. x\n',
  digits: '7',
  thousands: '1,000',
  amounts: '€9 ',
  quotes: '"',
  'low quotes': '„“',
  apostrophes: "'a",
  brackets: '(',
  'square brackets': '[a](',
  angles: '<a ',
  sentences: 'It is. ',
  abbreviations: 'Dr. ',
  commas: 'a, ',
  dashes: 'a – ',
  colons: 'a: ',
  questions: 'why? ',
  words: 'pay ',
  'many words': 'because every bakery pays 40 euro a month for it and nobody likes that, ',
  talk: 'Customers pay $40 a month. We asked 12 bakeries, 9 said yes. ',
  deutsch: 'Wir haben 12 Bäcker gefragt, und 9 zahlen 40 € im Monat. ',
  slashes: 'a/',
  emphasis: '**a',
  backticks: '```a',
  links: 'http://a',
  emoji: '👩‍👩‍👧‍👦',
  marks: 'a\u0301\u0301\u0301',
  tabs: 'a\t|',
  percent: '5% ',
  people: 'Anna Berg and Tom Kern, ',
}
export const hostileTexts = Object.keys(units)

export function hostileText(name: string, length: number): string {
  const unit = units[name] ?? name
  // The text ends with "x", so that trimming does not shorten it.
  return `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 2)} x`
}

export type HelperCall = { readonly helper: HelperName; readonly name: string; readonly body: unknown }

/** The longest request for a draft. It has no helper, because no helper writes drafts without a model. */
export const hostileDraft = (text: string): { readonly name: string; readonly body: unknown } => ({
  name: 'draft-section',
  body: {
    section: hostileText(text, 120),
    reader: hostileText(text, 200),
    lines: Array.from({ length: 80 }, (_, index) => ({
      name: `problem-${index}`,
      text: hostileText(text, 10_000),
      known: null,
    })),
  },
})

/**
 * Requests with the largest number of messages; `share` is the part of the allowed length that each message
 * fills.
 */
export function hostileCalls(text: string, share = 1): HelperCall[] {
  const said = (length: number) => hostileText(text, Math.ceil(length * share))
  const messages = Array.from({ length: Math.max(3, Math.floor(60 * share)) }, (_, index) =>
    index % 2
      ? { role: 'assistant', content: 'And how often does it happen?' }
      : { role: 'user', content: said(4000) },
  ).slice(0, 59)
  const context = { description: said(4000), notes: said(4000) }
  const outputs = Array.from({ length: 8 }, () => ({ type: 'market_research', content: said(8000) }))
  const saved = (count: number) =>
    Array.from({ length: Math.max(1, Math.floor(count * share)) }, () => ({
      role: 'user',
      content: said(40_000),
    }))
  const pitchQuestions = ['hook', 'customer', 'solution', 'difference', 'market', 'traction', 'you', 'ask']
  const told = { say: said(2000), words: said(2000) }
  const figure = { low: 23, high: 23 }
  const pitchAnswers = {
    ...Object.fromEntries(pitchQuestions.map(question => [question, told])),
    market: { ...told, buyers: figure },
    traction: { ...told, paid: figure },
    ask: { ...told, customerAsk: said(2000), partnerAsk: said(2000) },
  }
  const record = { version: 1, round: 1, answers: pitchAnswers }
  const simulation = 'problem-validation-simulation'
  return [
    {
      helper: 'mentor',
      name: 'chat-with-deepseek',
      body: { messages, context: { ...context, outputs }, step: said(200) },
    },
    {
      helper: 'problem-validation',
      name: simulation,
      body: { messages, simulationType: 'problem-validation', context },
    },
    {
      helper: 'competitor-analysis',
      name: simulation,
      body: { messages, simulationType: 'competitor-analysis', context },
    },
    {
      helper: 'insights',
      name: simulation,
      body: {
        messages: [],
        simulationType: 'insights-generation',
        context: {
          ...context,
          problemValidation: saved(8),
          competitorAnalysis: saved(8),
          marketResearch: said(40_000),
        },
      },
    },
    {
      helper: 'market-research',
      name: 'market-research',
      body: { market: said(200), industry: said(200), targetCustomer: said(500) },
    },
    { helper: 'idea-refinement', name: 'idea-refinement-chat', body: { messages, ideaContext: said(4000) } },
    {
      helper: 'customer-segments',
      name: 'customer-segment-analysis',
      body: {
        problemValidationData: saved(8),
        ideaRefinementData: saved(8),
        marketResearchData: said(40_000),
      },
    },
    {
      helper: 'pitch',
      name: 'pitch-generator',
      body: { messages, sessionType: 'pitch-questions', record, asked: 'traction' },
    },
    {
      helper: 'pitch',
      name: 'pitch-generator',
      body: { messages, sessionType: 'pitch-generation', record },
    },
    { helper: 'pitch', name: 'pitch-generator', body: { messages, sessionType: 'pitch-generation' } },
  ]
}

const pageUnits: Record<string, string> = {
  'open tags': '<a>',
  'open blocks': '<div>x',
  'half tags': '<a ',
  angles: '<',
  comments: '<!--',
  'closed comments': '<!-- a -->',
  scripts: '<script>',
  styles: '<style>a',
  titles: '<title>',
  declarations: '<!',
  instructions: '<?',
  sections: '<![CDATA[',
  attributes: ' a=b',
  'open attribute': 'x',
  entities: '&amp;',
  'half entities': '&',
  'numbered entities': '&#x41;',
  tables: '<table><tr><td>x',
  lists: '<ul><li>x',
  breaks: '<br>',
  spaces: ' \n',
  words: 'lorem ',
  letters: 'x',
  pictures: '<svg><p>',
}
export const hostilePages = [...Object.keys(pageUnits), 'closing tags', 'implied ends', 'many attributes']

export function hostilePage(name: string, length: number): string {
  const half = '<i>'.repeat(length / 6)
  const begun = name === 'attributes' ? '<div' : name === 'open attribute' ? '<div a="' : ''
  if (name === 'closing tags') return `${half}${'</b>'.repeat(length / 8)}`
  if (name === 'implied ends') return `${half}${'<li>'.repeat(length / 8)}`
  if (name === 'many attributes')
    return `<div ${Array.from({ length: length / 8 }, (_, index) => `a${index}=1`).join(' ')}`
  const unit = pageUnits[name] ?? name
  return begun + unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
}
