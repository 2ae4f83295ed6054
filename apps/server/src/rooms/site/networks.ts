import { BlockList, isIPv6 } from 'node:net';

/**
 * Whether an address lies in one of the networks, written as CIDR.
 * @throws on a network that cannot be read
 */
export function isInside(ip: string, networks: readonly string[]): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list.check(ip, familyOf(ip));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
