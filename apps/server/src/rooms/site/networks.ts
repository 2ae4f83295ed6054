import { BlockList, isIPv6 } from 'node:net';

/** A set of networks prepared for lookups. */
export interface Networks {
  contains(ip: string): boolean;
}

/**
 * Parses networks in CIDR notation.
 * @throws on a network that cannot be parsed
 */
export function readNetworks(networks: readonly string[]): Networks {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), familyOf(address));
  }
  return { contains: (ip) => networks.length > 0 && list.check(ip, familyOf(ip)) };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
