import { isIPv6 } from 'node:net'

/**
 * Returns the network that limits count an IP address under: the /64 prefix of an IPv6 address, because one customer
 * usually has all of it (RFC 6177), or the IPv4 address itself, also in its IPv6 form (RFC 4291, 2.5.5.2).
 */
export function clientNetwork(ip: string | undefined): string {
  // A closed connection has no address.
  if (ip === undefined) return ''
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const groups = parseGroups(address)
  const isMappedIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMappedIPv4)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  const prefix = groups.slice(0, 4).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}

/** The eight groups of an IPv6 address. URL normalises every spelling of an address. */
function parseGroups(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = canonical.split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array<string>(8 - before!.length - after!.length).fill('0')
  return [...before!, ...zeros, ...after!].map((group) => Number.parseInt(group, 16))
}
