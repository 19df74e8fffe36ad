/**
 * Members type their names themselves, and mails carry the names to strangers, so a name must not contain a
 * link.
 */
const longest = 60

/**
 * All characters that a browser reads as the dot of an address, after normalising the forms of each letter.
 */
const dot = '[.。]'
/** A letter with its marks and joiners. */
const letter = (kind: string) => String.raw`\p{${kind}}[\p{M}\u200c\u200d]*`

const links = new RegExp(String.raw`[\p{L}\d+.-]+:\/\/\S*|\bwww${dot}\S*`, 'giu')
/** `tel:…`, `javascript:…`, `localhost:3000`: a character before and after the colon. */
const schemes = /[\p{L}\d+.-]+:[\p{L}\p{M}\d+/\\%(]\S*/gu
const addresses = /\S+@\S+/gu
/** A word that ends like evil.com or EVIL.COM, whatever comes before; "Dr.Smith" does not match. */
const domains = new RegExp(
  String.raw`(?<!\S)\S+${dot}(?:(?:${letter('Ll')}){2,}|(?:${letter('Lu')}){2,}|(?:${letter('Lo')}){2,}|xn--\S+)(?![\p{L}\p{M}\d])\S*`,
  'gu',
)
/** Four numbers. */
const machines = new RegExp(String.raw`(?<!\S)\S*?\d{1,3}(?:${dot}\d{1,3}){3}(?!\d)\S*`, 'gu')
const dots = new RegExp(String.raw`(?<=\S)${dot}(?=${letter('L')}\p{L})`, 'gu')
/**
 * Invisible characters, which would hide a link from the patterns above. Joiners belong to some scripts and
 * to some emoji.
 */
const unseen =
  /(?![\u200c\u200d])[\p{Cf}\p{Cc}\u2028\u2029]|(?<![^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}\p{P}])[\u200c\u200d]+(?![^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}\p{P}])/gu

/** Null if nothing of the name is left. */
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
    // Splits what a mail program could still take for a domain.
    .replace(dots, '. ')
    .replace(/\s+/g, ' ')
    .trim()
  const signs = [...plain]
  return (signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : plain) || null
}
