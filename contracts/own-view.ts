// The words that mark a model's figure without a verified source. They are part of the text, so that copies,
// exports and later prompts keep them; the page shows them as a mark.

export const ownViewWords = {
  en: 'my own view:',
  de: 'meine eigene Sicht:',
  es: 'mi propia opinión:',
  fr: 'mon propre avis :',
  pt: 'minha própria visão:',
} as const

/** Used once for an answer that names no source at all, instead of at each figure. */
export const noSourceWords = {
  en: '(I name no source for the figures here: take them as my own view.)',
  de: '(Für die Zahlen hier nenne ich keine Quelle: Sie sind meine eigene Sicht.)',
  es: '(No nombro ninguna fuente para las cifras de aquí: son mi propia opinión.)',
  fr: '(Je ne cite aucune source pour les chiffres ici : c’est mon propre avis.)',
  pt: '(Não indico nenhuma fonte para os números aqui: são minha própria visão.)',
} as const

/** Older saved work uses these words. */
const earlier = ['unchecked:', 'ungeprüft:', 'sin comprobar:', 'non vérifié :', 'não verificado:']

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const bare = Object.values(ownViewWords).map(words => words.replace(/\s?:$/, ''))

/** In "(my own view: 300; 20 %)" the group holds the marked figures; "(my own view)" follows a claim. */
export const ownViewMark = new RegExp(
  `\\((?:(?:${[...Object.values(ownViewWords), ...earlier].join('|')}) ([^)]*)|${bare.join('|')})\\)`,
  'g',
)

/** Matches both forms in all our languages. */
export const anyOwnView = new RegExp(
  [ownViewMark.source, ...Object.values(noSourceWords).map(escaped)].join('|'),
  'g',
)

const withSpace = new RegExp(`[ \\t]*(?:${anyOwnView.source})`, 'g')

/** The text without these marks: for what is saved elsewhere, exported or read by a model. */
export const withoutOwnView = (text: string): string => text.replace(withSpace, '')
