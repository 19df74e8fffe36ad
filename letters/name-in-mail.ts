/** Members type their names themselves and mails carry them to strangers: a name must lead nowhere. */
const longest = 60

/** All signs that a browser reads as the dot of an address, once the many forms of a letter are one. */
const dot = '[.。]'
/** A letter with the marks and joiners that belong to it. */
const letter = (kind: string) => String.raw`\p{${kind}}[\p{M}\u200c\u200d]*`

const links = new RegExp(String.raw`[\p{L}\d+.-]+:\/\/\S*|\bwww${dot}\S*`, 'giu')
/** `tel:…`, `javascript:…`, `localhost:3000`: a sign before and behind the colon. */
const schemes = /[\p{L}\d+.-]+:[\p{L}\p{M}\d+/\\%(]\S*/gu
const addresses = /\S+@\S+/gu
/** A word that ends like evil.com or EVIL.COM, whatever stands before; of "Dr.Smith" the last part is a word. */
const domains = new RegExp(
  String.raw`(?<!\S)\S+${dot}(?:(?:${letter('Ll')}){2,}|(?:${letter('Lu')}){2,}|(?:${letter('Lo')}){2,}|xn--\S+)(?![\p{L}\p{M}\d])\S*`,
  'gu',
)
/** Four numbers. */
const machines = new RegExp(String.raw`(?<!\S)\S*?\d{1,3}(?:${dot}\d{1,3}){3}(?!\d)\S*`, 'gu')
const dots = new RegExp(String.raw`(?<=\S)${dot}(?=${letter('L')}\p{L})`, 'gu')
/** Signs nobody sees, which hide a link from the lines above. Joiners belong to some scripts, and to some emoji. */
const unseen =
  /(?![\u200c\u200d])[\p{Cf}\p{Cc}\u2028\u2029]|(?<![^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}\p{P}])[\u200c\u200d]+(?![^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}\p{P}])/gu

/** Null where nothing is left of it. */
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
    // What a mail program could still take for a domain is parted.
    .replace(dots, '. ')
    .replace(/\s+/g, ' ')
    .trim()
  const signs = [...plain]
  return (signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : plain) || null
}
