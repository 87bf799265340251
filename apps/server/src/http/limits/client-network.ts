import { isIPv6 } from 'node:net'

/**
 * The network that limits count an address by: an IPv6 address by its first 64 bits, because one customer has all the
 * rest (RFC 6177), an IPv4 address by itself, also where it is written as IPv6 (RFC 4291, 2.5.5.2).
 */
export function clientNetwork(ip: string | undefined): string {
  // A connection that has closed has no address any more.
  if (ip === undefined) return ''
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address; URL writes every spelling of one in the same way. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = canonical.split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array<string>(8 - before!.length - after!.length).fill('0')
  return [...before!, ...zeros, ...after!].map((group) => Number.parseInt(group, 16))
}

const bytesOf = (group: number): number[] => [group >> 8, group & 0xff]
