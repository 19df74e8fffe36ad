// Messages that are no answer: empty, keys hit at random, an insult, a command to us. They never become one.

const letters = (text: string) => text.match(/\p{L}/gu) ?? []

/** "lol", "hahaha", "xxxx", "qwrt": no word of any of the five languages. */
function isScribble(text: string): boolean {
  const all = letters(text.toLowerCase())
  if (/\s/.test(text.trim()) || all.length < 3) return false
  return (
    new Set(all).size <= 2 ||
    (all.length >= 4 &&
      /^[^aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüœ]+$/i.test(all.join('')) &&
      /^\p{Script=Latin}+$/u.test(all.join('')) &&
      !/^[A-Z]+$/.test(text.trim()))
  )
}

const insult =
  /(?<!\p{L})(?:fuck\p{L}*|shit|idiot\p{L}*|stupid|asshole|dumb|arschloch|scheiß\p{L}*|blöd\p{L}*|mierda|puta|gilipollas|pendejo|merde|connard\p{L}*|putain|porra|caralho|burro)(?!\p{L})/iu

function isInsult(text: string): boolean {
  return text.split(/\s+/).length <= 6 && !/\p{N}/u.test(text) && insult.test(text)
}

const greeting =
  /^(?:(?:hi|hello|hey|ok|okay|ready|start|begin|yes|go|sure|let's go|i'm ready|hallo|guten tag|moin|bereit|los|ja|hola|listo|lista|empezar|empecemos|sí|vamos|bonjour|salut|prêt|prête|oui|d'accord|olá|oi|pronto|pronta|sim|começar)[\s,.!]*)+$/i

/** Fewer than two letters are no words, and a greeting or an insult is no fact. */
export function isNoise(text: string, wantsFigure: boolean): boolean {
  if (wantsFigure && /\p{N}/u.test(text)) return false
  return letters(text).length < 2 || greeting.test(text.trim()) || isScribble(text) || isInsult(text)
}

const commands = {
  skip: 'skip|next|pass|weiter|überspringen|saltar|siguiente|omitir|passer|suivant|suivante|pular|próxima|seguinte',
  mine: 'this is my answer|that is my answer|das ist meine antwort|esta es mi respuesta|es mi respuesta|c est ma réponse|c était ma réponse|esta é a minha resposta|essa é a minha resposta|é a minha resposta',
  close:
    'verdict|scorecard|score|score me|result|results|report|summary|canvas|sum it up|wrap up|i m done|im done|that s all|finish|urteil|ergebnis|auswertung|bericht|fertig|zusammenfassung|veredicto|resultado|informe|resumen|terminar|bilan|résultat|rapport|résumé|terminé|veredito|relatório|resumo|terminar|leinwand|lienzo',
} as const

export type Command = keyof typeof commands

/** A message that is a command and nothing else. */
export function commandOf(text: string): Command | null {
  const bare = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(
      /^(?:(?:please|bitte|por favor|s il vous plaît|give|show|gib|zeig|dame|donne|me|mir|moi|us|the|my|das|mein|el|la|le|o|a) )+/,
      '',
    )
    .replace(/ (?:please|now|bitte|jetzt|por favor|ahora|maintenant|agora)$/, '')
  const found = (Object.keys(commands) as Command[]).find(name => commands[name].split('|').includes(bare))
  return found ?? null
}
