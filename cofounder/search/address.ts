// Decides which addresses a page may be fetched from: only public ones, so that a search result cannot make the
// server read its own network.
import ipaddr from 'ipaddr.js'

/** True or false for an IP address, null for any other text. */
export function isPublicAddress(text: string): boolean | null {
  const host = text.replace(/^\[(.*)\]$/, '$1')
  if (ipaddr.IPv4.isValidFourPartDecimal(host)) return isPublicV4(ipaddr.IPv4.parse(host))
  return ipaddr.IPv6.isValid(host) ? isPublicV6(ipaddr.IPv6.parse(host)) : null
}

const isPublicV4 = (address: ipaddr.IPv4): boolean => address.range() === 'unicast'

function isPublicV6(address: ipaddr.IPv6): boolean {
  const range = address.range()
  // A mapped (::ffff:0:0/96) or translated (64:ff9b::/96) address is as public as the IPv4 address in it.
  if (range === 'ipv4Mapped' || range === 'rfc6052')
    return isPublicV4(new ipaddr.IPv4(address.toByteArray().slice(12)))
  // Of the remaining addresses only 2000::/3 is assigned.
  const [first = 0] = address.parts
  return range === 'unicast' && first >= 0x2000 && first <= 0x3fff
}

const localName =
  /^(?:localhost|.*\.(?:localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion))$/i

/** Refuses names that cannot be a public site. */
export function isPublicName(host: string): boolean {
  const name = host.replace(/\.$/, '')
  return name.includes('.') && !localName.test(name)
}
