// Allows only public addresses. Otherwise a search result could make the server read its own network.
import ipaddr from 'ipaddr.js'

/** Whether an IP address is public. Null if the text is not an IP address. */
export function isPublicAddress(text: string): boolean | null {
  const host = text.replace(/^\[(.*)\]$/, '$1')
  if (ipaddr.IPv4.isValidFourPartDecimal(host)) return isPublicV4(ipaddr.IPv4.parse(host))
  return ipaddr.IPv6.isValid(host) ? isPublicV6(ipaddr.IPv6.parse(host)) : null
}

const isPublicV4 = (address: ipaddr.IPv4): boolean => address.range() === 'unicast'

function isPublicV6(address: ipaddr.IPv6): boolean {
  const range = address.range()
  // Such an address contains an IPv4 address (::ffff:0:0/96 or 64:ff9b::/96). It is public if the IPv4 address is.
  if (range === 'ipv4Mapped' || range === 'rfc6052')
    return isPublicV4(new ipaddr.IPv4(address.toByteArray().slice(12)))
  // Among the other addresses, only 2000::/3 is in use.
  const [first = 0] = address.parts
  return range === 'unicast' && first >= 0x2000 && first <= 0x3fff
}

const localName =
  /^(?:localhost|.*\.(?:localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion))$/i

export function isPublicName(host: string): boolean {
  const name = host.replace(/\.$/, '')
  return name.includes('.') && !localName.test(name)
}
