// Which people or organisations a sentence names, in the founder's own words.
import nlp from 'compromise'

const groups =
  'owners|managers|parents|mothers|fathers|mums|moms|dads|students|teachers|nurses|doctors|dentists|patients|carers|caregivers|freelancers|contractors|founders|farmers|growers|landlords|tenants|renters|drivers|riders|couriers|shops|stores|retailers|bakeries|bakers|cafes|cafés|restaurants|bars|hotels|hosts|clinics|practices|pharmacies|hospitals|schools|universities|colleges|kindergartens|nurseries|teams|startups|agencies|firms|companies|businesses|smes|smbs|studios|salons|gyms|trainers|coaches|therapists|lawyers|accountants|bookkeepers|developers|engineers|designers|marketers|recruiters|creators|influencers|streamers|artists|musicians|photographers|writers|authors|journalists|researchers|scientists|labs|brands|merchants|sellers|vendors|wholesalers|distributors|manufacturers|factories|plants|warehouses|builders|plumbers|electricians|installers|roofers|mechanics|garages|dealers|brokers|agents|advisors|advisers|insurers|banks|lenders|borrowers|charities|ngos|nonprofits|churches|municipalities|councils|cities|governments|departments|expats|immigrants|refugees|seniors|retirees|pensioners|teenagers|teens|kids|children|families|couples|households|homeowners|commuters|cyclists|runners|hikers|travellers|travelers|tourists|gamers|pet owners|dog owners|cat owners|vets|veterinarians|beekeepers|winemakers|wineries|breweries|brewers|fishermen|fishers|athletes|clubs|operators|fleets|dispatchers|planners|organisers|organizers|promoters|venues|caterers|chefs|cleaners|housekeepers|technicians|surveyors|architects|translators|interpreters|tutors|learners|analysts|traders|investors|shoppers|buyers|residents|neighbours|neighbors|volunteers|veterans|midwives|physios|physiotherapists|radiologists|surgeons|opticians|hairdressers|barbers|tailors|seamstresses|jewellers|jewelers|potters|crafters|makers|hobbyists|collectors|nannies|babysitters|childminders|directors|executives|officers|administrators|assistants|receptionists|workers|employees|staff|leads|heads|directors|cfos|ctos|ceos|controllers|buyers|women|men|people|users|customers|clients|consumers|members'
const mention = new RegExp(
  `\\b(?:${groups})\\b|\\w{3,}(?:ists|ians|ologists|smiths|keepers|wrights)\\b`,
  'gi',
)
const singular =
  /\b(?:a|an|the|one|each|every|typical|my|our) ((?:(?!an? |the |each |every |and |or |of |for |in |with |by |to |from |at |on |that |who )[\w-]+ ){0,3}?(?:owner|manager|parent|student|teacher|nurse|doctor|dentist|freelancer|founder|farmer|landlord|shop|store|bakery|cafe|café|restaurant|hotel|clinic|practice|pharmacy|school|team|startup|agency|firm|company|business|studio|salon|gym))\b/i
const vague =
  /^(?:(?:the|all|most|many|some|any|other|our|my|these|those|busy|young|modern|normal|regular|more|new|potential) )*(?:people|users|customers|clients|consumers|members|men|women|businesses|companies|everyone|buyers|investors|founders)$/i

const qualifier =
  /^ (?:(?:in|across|from|at|with|of|between|under|over|aged|running|who|that|on) (?!which|this)(?:[^,.;:!?()]+))/i

function withQualifier(sentence: string, phrase: string): string {
  const start = sentence.toLowerCase().indexOf(phrase.toLowerCase())
  if (start < 0) return phrase
  const found = qualifier.exec(sentence.slice(start + phrase.length))
  if (!found) return phrase
  const stop =
    /\b(?:and|but|because|so|to|use|uses|using|spend|spends|lose|loses|have|has|need|needs|want|wants|struggle|struggles|pay|pays|told|said|say|are|is|were|was|waste|wastes|still|do|does|get|gets|can|cannot|can't|currently|today|every|each|for|last|this|by|would|could|which|where|when|since|while|as)\b/i
  const words = found[0].trim().split(' ')
  const isRange = (index: number) =>
    words[index] === 'to' && /^(?:\d+|one|two|three|four|five|six|ten)$/i.test(words[index - 1] ?? '')
  const end = words.findIndex((word, index) => index > 0 && stop.test(word) && !isRange(index))
  // After "in" or "across" comes a place or a trade: a word or two, or the names that follow.
  const isPlace = /^(?:in|across|from|on)$/i.test(words[0] ?? '')
  const lowercase = words.findIndex((word, index) => index > 1 && !/^[A-Z]/.test(word))
  const most = isPlace && lowercase > 0 ? Math.max(2, lowercase) : 6
  const kept = (end < 0 ? words : words.slice(0, end)).slice(0, most)
  const dangles = /^(?:an?|the|their|our|my|his|her|this|that|of|and|or|with|in)$/i.test(kept.at(-1) ?? '')
  return kept.length > 1 && !dangles ? `${phrase} ${kept.join(' ')}` : phrase
}

const knownPlurals = new Map<string, string>()

function pluralise(phrase: string): string {
  const words = phrase.split(' ')
  const last = words.pop() ?? ''
  const plural = knownPlurals.get(last) ?? (nlp(last).nouns().toPlural().text() || last)
  if (knownPlurals.size >= 1000) knownPlurals.clear()
  knownPlurals.set(last, plural)
  return [...words, plural].join(' ')
}

type Term = { text: string; tags?: string[] }

const describing = new Set([
  'Adjective',
  'Noun',
  'ProperNoun',
  'Gerund',
  'Hyphenated',
  'Comparative',
  'Acronym',
])
const notDescribing = new Set(['Pronoun', 'Determiner', 'Value', 'Possessive', 'Date', 'Person'])
const skipped =
  /^(?:other|most|many|some|all|more|few|several|such|new|last|past|first|potential|target|real|typical|actual|different|own|enough)$/i

const knownTags = new Map<string, readonly string[]>()

/** A word's tags, looked up once: founders share their vocabulary, and tagging is the slow part. */
function tagsOf(word: string): readonly string[] {
  const known = knownTags.get(word)
  if (known) return known
  const terms = (nlp(word).json()[0]?.terms ?? []) as Term[]
  const tags = terms.flatMap(term => term.tags ?? [])
  if (knownTags.size >= 5000) knownTags.clear()
  knownTags.set(word, tags)
  return tags
}

function describes(word: string): boolean {
  if (/^[A-Z]{2,4}$/.test(word)) return true
  const tags = tagsOf(word)
  if (skipped.test(word) || tags.some(tag => notDescribing.has(tag))) return false
  return tags.some(tag => describing.has(tag)) && (!tags.includes('Verb') || tags.includes('Gerund'))
}

/** "12 independent dentists" → "independent dentists": the describing words before the head. */
function trimToGroup(lead: readonly string[], head: string): string {
  const start = lead.findLastIndex(word => !describes(word)) + 1
  return [...lead.slice(start), head].join(' ')
}

/** Named groups ("independent dentists in Ohio"), most specific first; never "people" or "users" alone. */
export function findPeople(sentence: string): string[] {
  const found: string[] = []
  for (const match of sentence.matchAll(mention)) {
    const before =
      sentence
        .slice(0, match.index)
        .split(/[,.;:!?()"]|\b(?:and|or|to|for|of|with|by|that|when)\b/i)
        .at(-1) ?? ''
    const lead = before.trim().split(/\s+/).filter(Boolean).slice(-4)
    const phrase = trimToGroup(lead, match[0])
    if (!vague.test(phrase)) found.push(withQualifier(sentence, phrase))
    else if (qualifier.test(sentence.slice(match.index + match[0].length))) {
      const qualified = withQualifier(sentence, phrase)
      if (qualified !== phrase) found.push(qualified)
    }
  }
  const one = found.length ? undefined : singular.exec(sentence)?.[1]
  if (one && !vague.test(one)) found.push(pluralise(one))
  return [...new Set(found)].sort((a, b) => b.length - a.length)
}
