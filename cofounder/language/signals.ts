// What a sentence is worth: talk about the future and praise weigh little; deeds, money and switching weigh much.

export const signalNames = [
  'hypothetical',
  'generality',
  'compliment',
  'hedge',
  'opinion',
  'unknown',
  'instruction',
  'refuted',
  'deed',
  'payment',
  'observed',
  'quoted',
] as const
export type SignalName = (typeof signalNames)[number]
export type Signals = Partial<Record<SignalName, string>>

const patterns: Record<SignalName, RegExp> = {
  hypothetical:
    /\b(?:(?:would|could|might|may|will|['’]d) (?:\w+ )?(?:definitely |probably |surely |likely |all |love to |be (?:willing|happy|able|interested) to )?(?:use|pay|buy|switch|sign up|subscribe|want|need|try|love|download|purchase|adopt|be (?:interested|willing|keen|useful))|(?:are|is|were|was|be) (?:willing|happy|ready|likely|keen) to (?:pay|buy|use|switch|try)|if (?:we|i|they|it|there) (?:build|built|had|launch\w*|existed|could)|once (?:we|it) (?:launch\w*|is (?:live|ready))|plan(?:s|ning)? to (?:pay|buy)|i(?:'m| am) sure (?:they|people))\b/i,
  generality:
    /\b(?:everyone|everybody|anyone|anybody|all people|most people|people in general|people everywhere|the whole world|all (?:businesses|companies|users|students|parents|women|men|customers)|every (?:business|company|person|human|student|parent|household)|any (?:business|company|person)|(?:nobody|no one) (?:else|has|does|offers|is doing)|literally all|the masses|the general public|consumers in general|millions of people|always)\b/i,
  compliment:
    /\b(?:(?:love|loved|loves|loving|like|liked|likes) (?:it|the idea|our idea|my idea|the concept|this|what we)|(?:great|good|brilliant|amazing|awesome|fantastic|cool|excellent|genius|interesting|wonderful|super) (?:idea|concept|feedback|thing|product|response)|(?:really |very |super |so )?(?:excited|enthusiastic|impressed|thrilled|interested) (?:about|by|in)|(?:very|really|super|so) (?:positive|excited|interested|enthusiastic|supportive)|(?:positive|amazing|great|good|overwhelming) (?:feedback|reactions?|responses?)|told (?:me|us) (?:it'?s|it is|that it'?s|this is) (?:great|good|brilliant|amazing|cool|needed)|thinks? (?:it'?s|it is) (?:great|good|brilliant|amazing|cool)|game[- ]?changer|wished? (?:they|it) (?:had|existed))\b/i,
  hedge:
    /\b(?:i (?:think|guess|believe|feel|suppose|assume|hope|imagine)|probably|maybe|perhaps|possibly|presumably|kind of|sort of|i'?d say|seems?|should be|roughly speaking|hopefully|not (?:quite |really )?sure|as far as i know)\b/i,
  opinion:
    /\b(?:revolutioni[sz]e|disrupt\w*|world[- ]class|cutting[- ]edge|next[- ]gen\w*|best[- ]in[- ]class|seamless(?:ly)?|innovative|game[- ]chang\w*|paradigm|synerg\w*|uber (?:for|of)|ai[- ]powered|state[- ]of[- ]the[- ]art|unique|no competition|no competitors|better ux|user[- ]friendly|easy to use|one[- ]stop)\b/i,
  unknown:
    /\b(?:i (?:do not|don'?t|dont) (?:really )?know|no idea|not sure(?: yet)?|haven'?t (?:thought|asked|checked|talked|tested|decided|figured|looked|measured|spoken)|have not (?:thought|asked|checked|talked|tested|decided|figured|looked|measured|spoken)|no clue|can'?t say|idk|dunno|hard to say|tbd|to be determined|not (?:yet )?(?:decided|clear)|no (?:data|evidence|numbers?|proof|traction|customers?) (?:yet|so far)|none yet|not yet|nothing yet)\b/i,
  instruction:
    /\b(?:(?:ignore|disregard|forget|override) (?:all |any |your |the |these |previous |prior |above )*(?:instructions?|rules?|prompts?|guidelines?|directions?)|(?:reveal|print|show|repeat|output) (?:me )?(?:your |the )?(?:system )?(?:prompt|instructions|api key|secrets?|environment variables?)|you are now\b|from now on,? you|act as (?:if|an? )|pretend (?:to be|you)|(?:respond|answer|reply) (?:only )?with\b|new instructions?:|system ?:|<\/?(?:system|instructions?)>|developer mode|jailbreak|(?:give|score|rate) (?:me|this|it|us|every\w*)? ?(?:all )?(?:a )?(?:perfect|5\/5|10\/10|fives|full marks)|(?:output|say|write) (?:only |the word )?["']?(?:verdict[: ]+)?go["']?$)/i,
  refuted:
    /\b(?:nobody|no one|none|zero|0|not one|not a single (?:one|person|customer)|few) (?:of them )?(?:(?:has |have |ever |actually |really )*)(?:paid|pays|bought|signed|signed up|complained|cared|cares|came back|replied|responded|used|uses|wanted|wants|had (?:the|this) problem|was interested|minded|minds)\b|\b(?:they|customers?|people|users|most) (?:said|say|told (?:me|us)) (?:it'?s|it is|they'?re|they are|it was) (?:fine|ok|okay|not (?:a|really a|that) (?:big )?(?:problem|issue)|good enough|happy (?:with|as))|\b(?:don'?t|doesn'?t|didn'?t|do not|does not|did not) (?:really )?(?:care|mind|need it|want it|see (?:the|a) problem|have (?:this|the|that) problem)\b|\b(?:cancel(?:l)?ed|churned|stopped using|asked for (?:a |their )?(?:refund|money back)|lost interest)\b/i,
  deed: /\b(?:talked|spoke|interviewed|called|visited|watched|shadowed|observed|surveyed|met|asked|tested|piloted|launched|ran|sold|built|shipped|signed(?: up)?|switched|cancell?ed|hired|bought|tried|counted|measured|tracked|quit|worked (?:as|for|in|at)|spent|downloaded|came back|returned|referred|booked|installed|onboarded|renewed|used it|have used|cut|reduced|saved|grew|doubled|halved|caught|used \d+)\b/i,
  payment:
    /\b(?:paid|paying (?:customers?|users?|clients?|me|us)|of them (?:already |now )?pay|\d+ (?:\w+ ){0,2}(?:already |now )?pay\b|(?:customers?|clients?|users?|schools?|clinics?|shops?|farms?|firms?|teams?) (?:already )?pay\b|pays (?:us|me|for)|pre-?order(?:ed|s)?|pre-?paid|deposits?|invoice[ds]?|signed (?:a |an )?(?:contract|loi|letter|order)|letters? of intent|lois?\b|purchase orders?|bought|sold|subscribed|renewed|mrr|arr|in revenue|revenue of|in sales|bookings? worth)\b/i,
  observed:
    /\b(?:i (?:saw|watched|noticed|counted|measured|worked|was)|we (?:saw|watched|noticed|counted|measured)|last (?:week|month|year|summer|winter|spring|autumn|monday|tuesday|friday)|yesterday|in (?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)|for (?:\w+ )?(?:years|months)|ago)\b/i,
  quoted: /"([^"]{8,200})"/,
}

const entries = Object.entries(patterns) as [SignalName, RegExp][]

/** The signals in a sentence, each with the very words that gave it away. */
export function findSignals(sentence: string): Signals {
  const signals: Signals = {}
  for (const [name, pattern] of entries) {
    const match = pattern.exec(sentence)
    if (match) signals[name] = (match[1] ?? match[0]).trim()
  }
  return signals
}

/** Talk that carries little weight, strongest objection first. */
export const weakSignals = [
  'instruction',
  'unknown',
  'compliment',
  'generality',
  'hypothetical',
  'opinion',
  'hedge',
] as const
