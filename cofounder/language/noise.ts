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

/** Rows of the keyboard, hit from left to right. */
const mash = /^(?:asdf|qwer|qwertz|azerty|zxcv|yxcv|hjkl|sdfg|dfgh|fghj|wasd)\p{L}*$/iu

/** About us, not about the venture. */
const jeer =
  /^(?:(?:(?:also|and|well|like) )*(?:your|yo|ur) (?:mum|mom|mother|mama)\b.*|(?:you|u|ur|youre|this|it)(?: are|'re|re| is|'s)? (?:so |really |just )?(?:boring|dumb|useless|annoying|a (?:bot|robot)|lame|suck\w*|stink\w*)|shut up|go away|get lost|blah(?:[ ,]*blah)*|whatever|du nervst|(?:das|du|ihr) (?:ist|bist|seid) (?:langweilig|doof|dumm|nutzlos)|halt (?:die klappe|den mund)|(?:eres|es|esto es) (?:aburrido|tonto|inútil)|cállate|(?:t'es|tu es|c'est|vous êtes) (?:nul|nulle|ennuyeux|bête|chiant)|ta gueule|tais-toi|(?:você|isso) é (?:chato|inútil|burro)|cala a boca)[\s.!]*$/iu

function isInsult(text: string): boolean {
  const bare = text.trim().replaceAll('’', "'")
  if (mash.test(bare) || jeer.test(bare)) return true
  return text.split(/\s+/).length <= 6 && !/\p{N}/u.test(text) && insult.test(text)
}

const greeting =
  /^(?:(?:thanks|thank you|thx|cheers|great|nice|cool|danke|vielen dank|super|gracias|muchas gracias|merci|merci beaucoup|obrigad[oa]|valeu|hi|hello|hey|ok|okay|ready|start|begin|yes|go|sure|let's go|i'm ready|hallo|guten tag|moin|bereit|los|ja|hola|listo|lista|empezar|empecemos|sí|vamos|bonjour|salut|prêt|prête|oui|d'accord|olá|oi|pronto|pronta|sim|começar)[\s,.!]*)+$/i

/** Fewer than two letters are no words, and a greeting or an insult is no fact. */
export function isNoise(text: string): boolean {
  return (
    letters(text).length < 2 ||
    unknowing.test(text.trim()) ||
    greeting.test(text.trim()) ||
    isScribble(text) ||
    isInsult(text) ||
    isNo(text)
  )
}

/** How a founder asks for the result. */
const closing =
  'verdict|scorecard|score|score me|result|results|report|summary|canvas|sum it up|wrap up|i m done|im done|that s all|finish|urteil|ergebnis|auswertung|bericht|fertig|zusammenfassung|veredicto|resultado|informe|resumen|terminar|bilan|résultat|rapport|résumé|terminé|veredito|relatório|resumo|terminar|leinwand|lienzo'.split(
    '|',
  )

const yes =
  /^(?:(?:yes|yeah|yep|yup|sure|correct|right|exactly|true|please do|do it|take it|go ahead|ok|okay|ja|jawohl|jo|genau|stimmt|richtig|gerne|sí|si|claro|correcto|exacto|vale|así es|oui|ouais|exact|exactement|tout à fait|d'accord|sim|isso|isso mesmo|exato|certo|pode ser|pode)(?=[\s,.!]|$)[\s,.!]*)+(?:please|bitte|por favor|s'il vous plaît|that is (?:it|right|my answer)|that's (?:it|right|my answer)|it is|take (?:it|this|that))?[\s.!]*$/iu
const no =
  /^(?:no|nope|nah|not that|not really|no,? thanks|wrong|nein|nee|falsch|no,? gracias|non,? merci|não,? obrigad[oa]|nein,? danke|non|pas vraiment|não|nao|errado)[\s,.!]*$/iu

export const isYes = (text: string) => yes.test(text.trim().replaceAll('’', "'"))
const isNo = (text: string) => no.test(text.trim())

/** "Idk, stuff is broken": who says so with a few words behind it has told nothing. */
const unknowing =
  /^(?:idk|dunno|no idea|i (?:do not|don't) know|keine ahnung|weiß nicht|no sé|ni idea|je (?:ne )?sais pas|aucune idée|não sei|sei lá)[,;]\s+(?:[^\s\p{N}]+\s*){1,3}$/iu

/** A message that asks for the result and says nothing else. */
export function asksForResult(text: string): boolean {
  const bare = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(
      /^(?:(?:please|bitte|por favor|s il vous plaît|give|show|gib|zeig|dame|donne|me|mir|moi|us|the|my|das|mein|el|la|le|o|a) )+/,
      '',
    )
    .replace(/ (?:please|now|bitte|jetzt|por favor|ahora|maintenant|agora)$/, '')
  return closing.includes(bare)
}
