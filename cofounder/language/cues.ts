// Words that tell what a sentence is about.

export const painWords =
  /\b(?:waste|wast(?:es|ed|ing)|los(?:e|es|ing)|lost|struggl\w*|forget\w*|forgot|miss(?:es|ed|ing)?|late|delay\w*|error\w*|mistake\w*|manual\w*|by hand|frustrat\w*|annoy\w*|stress\w*|afraid|expensive|slow|pain\w*|hate\w*|problem\w*|issue\w*|can'?t|cannot|unable|hard to|difficult\w*|no-?shows?|cancel\w*|spoil\w*|throw\w*|broken?|breaks?|fail\w*|overwhelm\w*|confus\w*|complain\w*|fine[ds]?|penalt\w*|burn(?:s|ed|out)?|chas(?:e|es|ing)|re-?typ\w*|copy|copies|unreliable|shortage|understaffed|lonely|unsafe|injur\w*|leak\w*|turn away|out of stock|rejected?|refused|quit|stuck|wait(?:s|ing)?)\b/i

export const copingWords =
  /\b(?:spreadsheets?|excel|google sheets?|whatsapp|(?:pen and|on|by) paper|notebooks?|by hand|manually|e-?mails?|phone|calls?|text messages?|sms|agenc(?:y|ies)|consultants?|interns?|assistants?|accountants?|currently (?:use|do|rely)|right now they|today they|at the moment|they (?:just )?(?:use|rely on|do nothing|ignore|live with|hire|ask|keep|write|put)|workarounds?|instead they|trello|notion|salesforce|quickbooks|sap|facebook groups?|post-?its?|whiteboards?|existing (?:tools?|software|systems?)|do nothing|nothing at all)\b/i

export const payWords =
  /\b(?:pay|pays|paid|paying|price|prices|pricing|charge|charging|subscription|budget|spend|buy|bought|sell|sold|deposit|pre-?order\w*|invoice\w*|purchase|contract|loi|letters? of intent|willing to pay|per month|a month|fee|commission|mrr|revenue|free)\b/i

export const channelWords =
  /\b(?:linkedin|facebook|instagram|tiktok|reddit|subreddit|youtube|google|seo|ads?|newsletter|community|communities|forum|associations?|guilds?|chambers?|conferences?|field days?|notice boards?|trade (?:show|fair)s?|meet-?ups?|events?|partner\w*|referral\w*|word of mouth|cold (?:e-?mails?|calls?)|door to door|walk in|walked in|list of|mailing list|wholesaler\w*|distributor\w*|reseller\w*|app store|whatsapp group|slack|discord|school board|union|my network|i know|customers of|magazine|radio|market stalls?|supplier\w*|co-?ops?|cooperatives?)\b/i

export const proofWords =
  /\b(?:interview\w*|talked|spoke|spoken|asked|survey\w*|visited|watched|observed|shadowed|pilot\w*|tested|trial\w*|wait-?list\w*|sign-?ups?|signed|pre-?order\w*|deposit\w*|paid|paying|customers?|users?|prototype|landing page|letters? of intent|loi|worked (?:as|in|at|for)|years as|beta)\b/i

export const differenceWords =
  /\b(?:only|unlike|instead of|faster|cheaper|simpler|better|first|because we|we focus|focus(?:ed)? on|speciali[sz]\w*|speciali[sz]ed|built for|made for|designed for|without|no need|differen\w*|whereas|half the|\w+er than|twice|minutes?|offline|integrat\w*|local|own data|guarantee)\b/i

export const moatWords =
  /\b(?:network|data|dataset|exclusiv\w*|patent\w*|partner\w*|contract\w*|licen[cs]e\w*|certif\w*|brand|community|distribution|scale|economies|relationship\w*|trust|know-?how|years? (?:of|as)|hard to copy|copy|proprietary|regulat\w*|supply|supplier\w*|algorithm\w*|secret|integrations?|lock-?in|first mover)\b/i
