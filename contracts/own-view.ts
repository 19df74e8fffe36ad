// The words that mark a figure without a verified source in a model's answer. They are part of the text, so that
// copies, exports and later prompts keep them. The page shows them as a highlighted mark.

export const ownViewWords = {
  en: 'my own view:',
  de: 'meine eigene Sicht:',
  es: 'mi propia opinión:',
  fr: 'mon propre avis :',
  pt: 'minha própria visão:',
} as const

/** This sentence is added once to an answer without any source. It replaces a mark at each figure. */
export const noSourceWords = {
  en: '(I name no source for the figures here: take them as my own view.)',
  de: '(Für die Zahlen hier nenne ich keine Quelle: Sie sind meine eigene Sicht.)',
  es: '(No nombro ninguna fuente para las cifras de aquí: son mi propia opinión.)',
  fr: '(Je ne cite aucune source pour les chiffres ici : c’est mon propre avis.)',
  pt: '(Não indico nenhuma fonte para os números aqui: são minha própria visão.)',
} as const

/**
 * Marks a sentence that repeats what an office or a study is said to claim, without a valid source. In older
 * outputs every figure has this mark.
 */
export const uncheckedWords = {
  en: 'unchecked:',
  de: 'ungeprüft:',
  es: 'sin comprobar:',
  fr: 'non vérifié :',
  pt: 'não verificado:',
} as const

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const names = [...Object.values(ownViewWords), ...Object.values(uncheckedWords)]
const bare = names.map(words => words.replace(/\s?:$/, ''))

/**
 * Matches both marks. In "(my own view: 300; 20 %)", the capture group contains the marked figures. "(my own view)"
 * marks the claim before it.
 */
export const ownViewMark = new RegExp(`\\((?:(?:${names.join('|')}) ([^()\\n]*)|${bare.join('|')})\\)`, 'g')

/** Matches a claim with its mark without figures, and all that is before them in the paragraph or cell. */
export const ownClaim = new RegExp(`[^\\n|]*\\((?:${bare.join('|')})\\)[.!…]*`, 'g')

/** Matches every mark in every language. */
export const anyOwnView = new RegExp(
  [ownViewMark.source, ...Object.values(noSourceWords).map(escaped)].join('|'),
  'g',
)

/** Matches every mark, together with the space before it. */
export const spacedOwnView = new RegExp(`[ \\t]*(?:${anyOwnView.source})`, 'g')

/** Returns the text without these marks, for text that is saved elsewhere, exported, or read by a model. */
export const withoutOwnView = (text: string): string => text.replace(spacedOwnView, '')
