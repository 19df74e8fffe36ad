// Words before a figure that say how it is meant: as a round one, or as a price the advice itself proposes.

const about =
  /(?:(?<!\p{L})(?:about|around|roughly|nearly|almost|some|etwa|ungefähr|rund|circa|ca\.|knapp|fast|unos|unas|cerca de|casi|alrededor de|environ|à peu près|presque|uns|umas|quase|por volta de)|[~≈])\s*$/iu

/** "About 35": rounded more freely than it is written. */
export const isAbout = (before: string): boolean => about.test(before)

const between = String.raw`(?:\s+(?:it|asking|for|at|with|sie|es|mal|mit|bei|à|avec|pour|a|con|por|com|de|an?|une?|um|price|of|preis|von|prix|precio|preço)){0,4}\s*$`
const proposes = new RegExp(
  String.raw`(?<!\p{L})(?:even (?:at|with|for)|try(?:ing)?|selbst (?:bei|mit|für)|(?:probier|versuch|test)en?|même (?:à|avec|pour)|essa(?:ie|ies|ierais|yons|yez|yer|yerais)|teste[rz]|testerais|incluso (?:a|con|por)|aun (?:a|con|por)|prueb[ae]|probar(?:ía)?|mesmo (?:a|com|por)|experimente|experimentar(?:ia)?|tente|tentar(?:ia)?)${between}`,
  'iu',
)
const opens = /^\P{L}*(?:at|bei|für|à|a|por)\s+$/iu
const would =
  /(?<!\p{L})(?:would|could|you need|you’d|you'd|würden?|bräuchten?|bräuchtest|wären?|\p{L}+(?:rait|rais|raient|rían?|rías|riam?))(?!\p{L})/iu

/** "Try 360", "even at 400", "at 400 you would need three". */
export const isWhatIf = (before: string, after: string): boolean =>
  proposes.test(before) || (opens.test(before) && would.test(after))
