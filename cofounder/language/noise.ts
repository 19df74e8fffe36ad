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

/** Orders to a machine: they are no answer, and they change nothing. */
const order =
  /your evaluator|(?:this is a|end of) test (?:string|data)|^\W*(?:(?:system|assistant|developer)\s*:|<\/?\w+>|you are now |as the developer |set \w+ ?= ?\d|output (?:the )?verdict|award \d|repeat (?:the|your) (?:text|prompt|instructions|rules)|(?:please )?(?:translate|list|print|show) your (?:rules|instructions|prompt)|(?:ignore|disregard|forget) (?:all|any|the|your|previous)|(?:vergiss|ignoriere) (?:alle|die|deine)|(?:ignora|olvida) (?:todas|las|tus)|(?:ignore|oublie)z? (?:toutes|les|tes)|(?:ignore|esqueça) (?:todas|as|suas))/iu

/** About us, not about the venture. */
const jeer =
  /^(?:(?:(?:also|and|well|like) )*(?:your|yo|ur) (?:mum|mom|mother|mama)\b.*|(?:you|u|ur|youre|this|it)(?: are|'re|re| is|'s)? (?:so |really |just )?(?:boring|dumb|useless|annoying|a (?:bot|robot)|lame|suck\w*|stink\w*)|shut up|go away|get lost|blah(?:[ ,]*blah)*|whatever|du nervst|(?:das|du|ihr) (?:ist|bist|seid) (?:langweilig|doof|dumm|nutzlos)|halt (?:die klappe|den mund)|(?:eres|es|esto es) (?:aburrido|tonto|inútil)|cállate|(?:t'es|tu es|c'est|vous êtes) (?:nul|nulle|ennuyeux|bête|chiant)|ta gueule|tais-toi|(?:você|isso) é (?:chato|inútil|burro)|cala a boca)[\s.!]*$/iu

export const isOrder = (text: string) => order.test(text)

function isInsult(text: string): boolean {
  const bare = text.trim().replaceAll('’', "'")
  if (mash.test(bare) || jeer.test(bare)) return true
  return text.split(/\s+/).length <= 6 && !/\p{N}/u.test(text) && insult.test(text)
}

const greeting =
  /^(?:(?:thanks|thank you|thx|cheers|great|nice|cool|danke|vielen dank|super|gracias|muchas gracias|merci|merci beaucoup|obrigad[oa]|valeu|hi|hello|hey|ok|okay|ready|start|begin|yes|go|sure|let's go|i'm ready|hallo|guten tag|moin|bereit|los|ja|hola|listo|lista|empezar|empecemos|sí|vamos|bonjour|salut|prêt|prête|oui|d'accord|olá|oi|pronto|pronta|sim|começar)[\s,.!]*)+$/i

/** Fewer than two letters are no words, and a greeting or an insult is no fact. */
export function isNoise(text: string, wantsFigure: boolean): boolean {
  if (wantsFigure && /\p{N}/u.test(text)) return false
  return (
    letters(text).length < 2 ||
    unknowing.test(text.trim()) ||
    greeting.test(text.trim()) ||
    isScribble(text) ||
    isInsult(text) ||
    isNo(text)
  )
}

const commands = {
  skip: 'we will figure it out|we ll figure it out|i will figure it out|i ll figure it out|figure it out later|we will see|we ll see|we shall see|let s see|to be decided|to be determined|tbd|tba|not decided|not decided yet|undecided|still open|no idea yet|we don t know yet|we do not know yet|haven t thought about it|haven t thought about it yet|later|mal sehen|mal schauen|schauen wir mal|das sehen wir dann|wird sich zeigen|das wird sich zeigen|noch offen|noch nicht entschieden|wissen wir noch nicht|das wissen wir noch nicht|später|ya veremos|ya se verá|lo veremos|veremos|por definir|por decidir|todavía no lo sabemos|aún no lo sabemos|todavía no sabemos|no lo sabemos todavía|más adelante|on verra|on verra bien|nous verrons|à voir|à définir|à décider|pas encore décidé|on ne sait pas encore|nous ne savons pas encore|plus tard|vamos ver|veremos|a definir|a decidir|ainda não sabemos|não sabemos ainda|ainda não decidimos|mais tarde|depois vemos|vedremo|si vedrà|non lo so|non lo sappiamo|da decidere|skip|next|pass|idk|i don t know|i dont know|i do not know|don t know|no idea|no clue|dunno|not sure|not sure yet|not yet|keine ahnung|weiß nicht|weiß ich nicht|das weiß ich nicht|weiß ich noch nicht|das weiß ich noch nicht|ich weiß nicht|ich weiß es nicht|no sé|no lo sé|no sé todavía|ni idea|je ne sais pas|je sais pas|sais pas|aucune idée|não sei|nao sei|ainda não sei|sei lá|não faço ideia|weiter|überspringen|saltar|siguiente|omitir|passer|suivant|suivante|pular|próxima|seguinte',
  mine: 'this is my answer|that is my answer|das ist meine antwort|esta es mi respuesta|es mi respuesta|c est ma réponse|c était ma réponse|esta é a minha resposta|essa é a minha resposta|é a minha resposta',
  above:
    'see above|above|as i said|as i said above|i said that|i said that already|i already said that|i told you|i told you already|already said|already answered|same as above|siehe oben|wie gesagt|wie oben|schon gesagt|habe ich schon gesagt|hab ich schon gesagt|ya lo dije|ya se lo dije|como dije|ver arriba|vea arriba|lo dije arriba|déjà dit|comme dit|je l ai déjà dit|voir plus haut|voir ci dessus|plus haut|já disse|já falei|como disse|como eu disse|ver acima|veja acima',
  replace:
    'replace|replace it|replaces|it replaces|it replaces it|ersetzen|ersetzt|es ersetzt|reemplazar|reemplaza|lo reemplaza|sustituye|remplacer|remplace|il remplace|ça remplace|substituir|substitui|substitua',
  close:
    'verdict|scorecard|score|score me|result|results|report|summary|canvas|sum it up|wrap up|i m done|im done|that s all|finish|urteil|ergebnis|auswertung|bericht|fertig|zusammenfassung|veredicto|resultado|informe|resumen|terminar|bilan|résultat|rapport|résumé|terminé|veredito|relatório|resumo|terminar|leinwand|lienzo',
} as const

export type Command = keyof typeof commands

const yes =
  /^(?:(?:yes|yeah|yep|yup|sure|correct|right|exactly|true|please do|do it|take it|go ahead|ok|okay|ja|jawohl|jo|genau|stimmt|richtig|gerne|sí|si|claro|correcto|exacto|vale|así es|oui|ouais|exact|exactement|tout à fait|d'accord|sim|isso|isso mesmo|exato|certo|pode ser|pode)(?=[\s,.!]|$)[\s,.!]*)+(?:please|bitte|por favor|s'il vous plaît|that is (?:it|right|my answer)|that's (?:it|right|my answer)|it is|take (?:it|this|that))?[\s.!]*$/iu
const no =
  /^(?:no|nope|nah|not that|not really|no,? thanks|wrong|nein|nee|falsch|no,? gracias|non,? merci|não,? obrigad[oa]|nein,? danke|non|pas vraiment|não|nao|errado)[\s,.!]*$/iu

export const isYes = (text: string) => yes.test(text.trim().replaceAll('’', "'"))
export const isNo = (text: string) => no.test(text.trim())

const none =
  /^(?:noch )?(?:none|nothing|nil|zero|nichts|keine?[rs]?|gar nichts|nada|ningun[oa]|ningún|rien|rien du tout|aucune?|nenhuma?|niente|nessuno|nessuna)(?: (?:sold|paid|done|happened|launched|verkauft|passiert|geschehen|vendido|pagado|pasado|hecho|vendu|payé|fait|pago|feito|acontecido|venduto))?(?: (?:so far|yet|for now|at the moment|noch|bisher|bis jetzt|por ahora|todavía|pour l'instant|encore|por enquanto|ainda|per ora))?[\s,.!]*$/iu

/** "None", "nope", "ninguna", and nothing else. */
export const isNone = (text: string) => isNo(text) || none.test(text.trim())

/** "Idk, stuff is broken": who says so with a few words behind it has told nothing. */
const unknowing =
  /^(?:idk|dunno|no idea|i (?:do not|don't) know|keine ahnung|weiß nicht|no sé|ni idea|je (?:ne )?sais pas|aucune idée|não sei|sei lá)[,;]\s+(?:[^\s\p{N}]+\s*){1,3}$/iu

/** A message that is a command and nothing else; not to know is one to go on. */
export function commandOf(text: string): Command | null {
  if (unknowing.test(text.trim())) return 'skip'
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
