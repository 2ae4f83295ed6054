import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that counts as one caller: an IPv4 address, or the /64 of an IPv6 address, which belongs to one household
 * or one rented machine. An IPv4-mapped IPv6 address counts as the IPv4 address.
 */
export function networkOf(ip: string): string {
  const plain = plainAddress(ip);
  if (!plain.includes(':')) return plain;
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, 4).join(':')}::/64` : ip;
}

/** Converts an IPv4-mapped IPv6 address to the IPv4 address. */
export function plainAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  return mapped !== undefined && isIPv4(mapped) ? mapped : ip;
}

/** The /48 of an IPv6 address, which one customer of a hosting provider may own; undefined for IPv4. */
export function siteOf(ip: string): string | undefined {
  const network = networkOf(ip);
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : undefined;
}

/** Limit of a /48 as a multiple of the limit of a /64. */
export const SITE_FACTOR = 8;

/** The eight groups of an IPv6 address without leading zeros. */
function groupsOf(ip: string): string[] {
  const [address = ''] = ip.split('%');
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail] = plain.split('::');
  const [first, last] = [split(head), split(tail ?? '')];
  const middle = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: middle }, () => '0'), ...last].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

function split(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
