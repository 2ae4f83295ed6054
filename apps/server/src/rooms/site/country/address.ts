import { isIPv4, isIPv6 } from 'node:net';

/** The upper 64 bits of an IPv6 address as two unsigned numbers; the few finer ranges count for their whole network. */
export interface Upper64 {
  high: number;
  low: number;
}

/** An IPv4 address as an unsigned number, including one embedded in IPv6. Undefined for other addresses. */
export function readIpv4(ip: string): number | undefined {
  const text = /^::ffff:(.+)$/i.exec(ip)?.[1] ?? ip;
  if (!isIPv4(text)) return undefined;
  return text.split('.').reduce((number, part) => number * 256 + Number(part), 0);
}

/** The upper half of an IPv6 address; undefined for any other text. */
export function readIpv6(ip: string): Upper64 | undefined {
  if (!isIPv6(ip)) return undefined;
  const [before = '', after] = (ip.split('%')[0] ?? '').split('::');
  const head = groupsOf(before);
  const tail = groupsOf(after ?? '');
  const groups = [...head, ...Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => 0), ...tail];
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  return { high: a * 0x10000 + b, low: c * 0x10000 + d };
}

function groupsOf(text: string): number[] {
  if (text === '') return [];
  // An embedded IPv4 address replaces two groups; both are in the lower half.
  return text.split(':').flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]));
}
