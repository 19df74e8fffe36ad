// Which addresses a page may be fetched from: public ones only, so that a search result cannot make the
// server read its own network.

function v4Bytes(host: string): number[] | null {
  const parts = host.split('.')
  if (parts.length !== 4 || !parts.every(part => /^\d{1,3}$/.test(part) && Number(part) <= 255)) return null
  return parts.map(Number)
}

function isPublicV4([a = 0, b = 0, c = 0]: number[]): boolean {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return false
  if (a === 100 && b >= 64 && b <= 127) return false
  if (a === 169 && b === 254) return false
  if (a === 172 && b >= 16 && b <= 31) return false
  if (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)) || (b === 88 && c === 99))) return false
  if (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) return false
  return !(a === 203 && b === 0 && c === 113)
}

/** The eight groups of an IPv6 address, an embedded IPv4 tail included; null when it is none. */
function v6Groups(host: string): number[] | null {
  let text = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
  const tail = /(?:^|:)(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1]
  if (tail) {
    const bytes = v4Bytes(tail)
    if (!bytes) return null
    const [a = 0, b = 0, c = 0, d = 0] = bytes
    text = `${text.slice(0, -tail.length)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  }
  const halves = text.split('::')
  if (halves.length > 2) return null
  const [head = [], rest = []] = halves.map(half => (half === '' ? [] : half.split(':')))
  const gap = halves.length === 2 ? 8 - head.length - rest.length : 0
  if (gap < 0) return null
  const groups = [...head, ...Array<string>(gap).fill('0'), ...rest]
  if (groups.length !== 8 || !groups.every(group => /^[0-9a-f]{1,4}$/.test(group))) return null
  return groups.map(group => Number.parseInt(group, 16))
}

function isPublicV6(groups: number[]): boolean {
  const [first = 0, second = 0] = groups
  const [high = 0, low = 0] = groups.slice(6)
  const embedded = [high >> 8, high & 255, low >> 8, low & 255]
  // Mapped (::ffff:0:0/96) and translated (64:ff9b::/96) addresses are as public as the IPv4 inside.
  if (groups.slice(0, 5).every(group => group === 0))
    return groups[5] === 0xffff ? isPublicV4(embedded) : false
  if (first === 0x64 && second === 0xff9b) return isPublicV4(embedded)
  if (first === 0x2002) return isPublicV4([second >> 8, second & 255, (groups[2] ?? 0) >> 8, 0])
  if (first === 0x2001 && (second === 0xdb8 || second === 0)) return false
  // Only global unicast is left: no unique-local, link-local, site-local or multicast.
  return first >= 0x2000 && first <= 0x3fff
}

/** True or false for an IP address, null for anything else. */
export function isPublicAddress(address: string): boolean | null {
  const v4 = v4Bytes(address)
  if (v4) return isPublicV4(v4)
  const v6 = address.includes(':') ? v6Groups(address) : null
  return v6 ? isPublicV6(v6) : null
}

const localName =
  /^(?:localhost|.*\.(?:localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion))$/i

/** Refuses by name alone what cannot be a public site. */
export function isPublicName(host: string): boolean {
  const name = host.replace(/\.$/, '')
  return name.includes('.') && !localName.test(name)
}
