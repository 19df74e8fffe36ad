/**
 * The maximum length of a name in a mail. Members choose their names, and strangers read them, so links are removed.
 */
const longest = 60

/** The characters that a browser treats as the dot of a domain, after Unicode normalisation. */
const dot = '[.。]'
/** A letter with its combining marks and joiners. */
const letter = (kind: string) => String.raw`\p{${kind}}[\p{M}\u200c\u200d]*`

const links = new RegExp(String.raw`[\p{L}\d+.-]+:\/\/\S*|\bwww${dot}\S*`, 'giu')
/** Matches `tel:…`, `javascript:…` and `localhost:3000`: text directly before and after a colon. */
const schemes = /[\p{L}\d+.-]+:[\p{L}\p{M}\d+/\\%(]\S*/gu
const addresses = /\S+@\S+/gu
/** Matches words that end like a domain, such as evil.com or EVIL.COM. "Dr.Smith" does not match. */
const domains = new RegExp(
  String.raw`(?<!\S)\S+${dot}(?:(?:${letter('Ll')}){2,}|(?:${letter('Lu')}){2,}|(?:${letter('Lo')}){2,}|xn--\S+)(?![\p{L}\p{M}\d])\S*`,
  'gu',
)
/** Matches IPv4 addresses. */
const machines = new RegExp(String.raw`(?<!\S)\S*?\d{1,3}(?:${dot}\d{1,3}){3}(?!\d)\S*`, 'gu')
const dots = new RegExp(String.raw`(?<=\S)${dot}(?=${letter('L')}\p{L})`, 'gu')
/**
 * Matches invisible characters, because they could hide a link from the patterns above. Joiners are kept if a script
 * or an emoji needs them.
 */
const unseen =
  /(?![\u200c\u200d])[\p{Cf}\p{Cc}\u2028\u2029]|(?<![^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}\p{P}])[\u200c\u200d]+(?![^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}\p{P}])/gu

/** Returns the name without links; null if nothing is left. */
export function nameInMail(name: string | null): string | null {
  const plain = [...(name ?? '').normalize('NFKC')]
    .slice(0, 4 * longest)
    .join('')
    .replace(unseen, ' ')
    .replace(links, ' ')
    .replace(schemes, ' ')
    .replace(addresses, ' ')
    .replace(domains, ' ')
    .replace(machines, ' ')
    // Adds a space after each dot that is left inside a word, so that no mail program turns the word into a link.
    .replace(dots, '. ')
    .replace(/\s+/g, ' ')
    .trim()
  const signs = [...plain]
  return (signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : plain) || null
}
