import ipaddr from 'ipaddr.js';

/**
 * Whether outgoing calls to an address are forbidden: anything but a globally routable unicast address. The special
 * ranges come from the IANA registries, as listed by `ipaddr.js`. An IPv6 address must also be in 2000::/3, the only
 * block that IANA allocates for global unicast, so that unlisted ranges are refused.
 */
export function isPrivateAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return true;
  // An IPv4-mapped address counts as the IPv4 address in it.
  const plain = ipaddr.process(address);
  if (plain.range() !== 'unicast') return true;
  return plain instanceof ipaddr.IPv6 && !plain.match(GLOBAL_UNICAST);
}

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
