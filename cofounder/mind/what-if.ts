// Words that say how a figure is meant: as a guess, as a round one, or as a price the advice itself proposes.

/** A proposal, a question or a guess that calls itself one may have figures of its own. */
export const ownFigure =
  /[?？؟]|\b(?:estimat\w*|assum\w*|suppose|imagine|for example|e\.g\.|guess\w*|hypothe\w*|if|angenommen|annahme\w*|schätz\w*|beispiel\w*|z\.\s?b\.|falls|wenn|supong\w*|supon\w*|estim\w*|ejemplo|si|exemple|imagin\w*|exemplo)\b/iu

const about =
  /(?:(?<!\p{L})(?:about|around|roughly|nearly|almost|some|etwa|ungefähr|rund|circa|ca\.|knapp|fast|unos|unas|cerca de|casi|alrededor de|environ|à peu près|presque|uns|umas|quase|por volta de)|[~≈])\s*$/iu

/** "About 35": rounded more freely than it is written. */
export const isAbout = (before: string): boolean => about.test(before)

const between = String.raw`(?:\s+(?:it|asking|for|at|with|sie|es|mal|mit|bei|à|avec|pour|a|con|por|com|de|an?|une?|um|price|of|preis|von|prix|precio|preço)){0,4}\s*$`
/** An imperative opens its clause: "others try 60 euros" is said of the world. */
const clause = String.raw`(?:^|[.;:,–—(]\s*)(?:(?:then|and|first|so|dann|also|ensuite|puis|donc|luego|depois)\s+)?`
const proposes = new RegExp(
  String.raw`(?:(?<!\p{L})(?:even (?:at|with|for)|I(?: would|['’]d) try|you could try|selbst (?:bei|mit|für)|même (?:à|avec|pour)|j['’]essa(?:ie|ye)rais|tu pourrais essayer|vous pourriez essayer|incluso (?:a|con|por)|aun (?:a|con|por)|probaría|mesmo (?:a|com|por)|experimentaria|tentaria)|${clause}(?:try|(?:probier|versuch|test)en?|essa(?:ie|ies|yons|yez)|testez|prueb[ae]|experimente|tente))${between}`,
  'iu',
)
const opens = /^\P{L}*(?:at|bei|für|à|a|por)\s+$/iu
const would =
  /(?<!\p{L})(?:would|could|you need|you’d|you'd|würden?|bräuchten?|bräuchtest|wären?|\p{L}+(?:rait|rais|raient|rían?|rías|riam?))(?!\p{L})/iu

/** "Try 360", "even at 400", "at 400 you would need three". */
export const isWhatIf = (before: string, after: string): boolean =>
  proposes.test(before) || (opens.test(before) && would.test(after))
