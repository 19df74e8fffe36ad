// Products and companies a founder names. Names keep their capital in the middle of a sentence.
import nlp from 'compromise'

const notNames =
  /^(?:I|I'm|I'd|I've|I'll|AI|API|UX|UI|CRM|ERP|POS|SMS|HR|PR|SEO|B2B|B2C|SaaS|MVP|CEO|CFO|CTO|VAT|GDPR|HIPAA|KPI|ROI|USP|EU|UK|US|USA|UAE|NHS|TV|PDF|CSV|OK|Ok|USD|EUR|GBP|INR|CHF|KES|NGN|Q[1-4]|Mr|Mrs|Dr|IT|OCR|QR|LLMs?|GPS|ID|URL|SMEs?|SMBs?|NGOs?|LOI|MRR|ARR|CAC|LTV)$/
const commonWords =
  /^(?:everyone|nobody|today|most|our|we|they|there|the|an?|it|its|maybe|probably|yes|no|not|but|and|also|because|some|many|all|any|each|every|people|customers?|users?|prices?|existing|local|big|small|direct|indirect|competitors?|mainly|basically|honestly|right|well|currently|none|nothing|several|others?|one|two|three|manual|paper|pen|word|generic|instagram|facebook|linkedin|tiktok|twitter|reddit|my|this|that|these|those|if|when|while|since|for|with|in|on|at|so|then|their|his|her|what|who|how|why|where|still|just|only|even|after|before|unlike|instead|than|like|besides|both|versus|against|compared|patients|doctors|dentists|parents|teachers|students|owners|farmers|restaurants|shops|clinics)$/i
const calendar =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|Easter|Christmas)$/
const organisations =
  /\b(?:association|university|college|ministry|council|chamber|institute|federation|union|hospital|school|government|department|newsletter|conference)\b/i

const elsewhere = new Map<string, boolean>()

/** A place, a person, a month or a people is no product. */
function isElsewhere(candidate: string): boolean {
  const known = elsewhere.get(candidate)
  if (known !== undefined) return known
  const doc = nlp(`the ${candidate}`)
  const found = doc.has('(#Place|#Date|#Person|#Demonym|#Holiday)') && !doc.has('#Organization')
  if (elsewhere.size > 2000) elsewhere.clear()
  elsewhere.set(candidate, found)
  return found
}

const capitalised =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*(?:[.&'’-][\p{L}\p{N}]+)*(?: \p{Lu}[\p{L}\p{N}]*(?:[.&-][\p{L}\p{N}]+)*)*/gu
const followsName =
  /^(?:$| (?:and|or|vs|charges?|costs?|is|are|has|have|does|do|offers?|sells?|only|for|at|won|lost|lets?|makes?|takes?|already|used|uses)\b|[,.;:)])/

/** Names in the order they appear: "Calendly", "Google Sheets", "SimplePractice". */
export function findNames(sentence: string): string[] {
  const names: string[] = []
  for (const match of sentence.matchAll(capitalised)) {
    const words = match[0].replace(/['’]s$/, '').split(' ')
    const startsSentence = match.index === 0 || /[.!?:"(]\s*$/.test(sentence.slice(0, match.index))
    while (words[0] && (notNames.test(words[0]) || (startsSentence && commonWords.test(words[0]))))
      words.shift()
    while (words.at(-1) && notNames.test(words.at(-1) ?? '')) words.pop()
    const isStripped = words.length < match[0].split(' ').length
    const name = words.join(' ')
    const isCamel = /\p{Ll}\p{Lu}/u.test(name)
    if (name.length < 2 || commonWords.test(name) || calendar.test(name) || organisations.test(name)) continue
    const after = sentence.slice(match.index + match[0].length)
    if (startsSentence && !isStripped && words.length === 1 && !isCamel && !followsName.test(after)) continue
    if (startsSentence && /(?:ers|ors|ists|ians|ants|ents|ies)$/.test(name)) continue
    if (!isCamel && isElsewhere(name)) continue
    names.push(name)
  }
  return [...new Set(names)]
}
