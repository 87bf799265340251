import ipaddr from 'ipaddr.js'

/**
 * Returns the network that limits count an IP address under: the /64 prefix of an IPv6 address, because one customer
 * usually has all of it (RFC 6177), or the IPv4 address itself, also in its IPv6 form (RFC 4291, 2.5.5.2).
 */
export function clientNetwork(ip: string | undefined): string {
  // A closed connection has no address.
  if (ip === undefined || !ipaddr.isValid(ip)) return ip ?? ''
  const address = ipaddr.process(ip)
  if (!('parts' in address)) return address.toString()
  const prefix = address.parts.slice(0, 4).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}
