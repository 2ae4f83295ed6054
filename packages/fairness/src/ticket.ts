import { concat, fromHex, utf8 } from './bytes.ts';
import { sha256 } from './sha256.ts';

/** One line as it was accepted: picks in canonical order, unit stake in minor units. */
export interface TicketLine {
  play: string;
  picks: readonly string[];
  unitStakeMinor: bigint;
}

export interface TicketLeafInput {
  ticketId: string;
  /** Hex, at least 16 random bytes, known to the ticket's owner. Without it the bet could be guessed from its leaf. */
  salt: string;
  canonicalLines: string;
}

/**
 * Canonical text of a ticket's lines. Each line is `play|picks joined by ','|unit stake in minor units`; lines are
 * joined by a line feed in the order of the ticket, without one at the end: "lo2|27|100000\nxien2|03,27|100000". Plays
 * and picks consist of ASCII letters, digits, '_' and '-', so no separator can occur inside them and different tickets
 * have different texts.
 * @throws RangeError on no line, no pick, another character or a stake that is not positive
 */
export function canonicalLines(lines: readonly TicketLine[]): string {
  if (lines.length === 0) throw new RangeError('a ticket has at least one line');
  return lines.map(canonicalLine).join('\n');
}

/**
 * Leaf of a ticket: SHA-256(0x00 ‖ field(ticketId) ‖ field(salt) ‖ field(canonicalLines)), 32 bytes. field(x) is the
 * length of x in bytes as u32be followed by x; texts are UTF-8, the salt is its raw bytes. The lengths separate
 * neighbouring fields; 0x00 separates leaves from inner nodes.
 * @throws RangeError on a salt that is not hex or shorter than 16 bytes
 */
export function ticketLeaf({ ticketId, salt, canonicalLines: lines }: TicketLeafInput): Uint8Array {
  const saltBytes = fromHex(salt);
  if (saltBytes.length < MIN_SALT_BYTES) throw new RangeError(`salt must be at least ${MIN_SALT_BYTES} bytes`);
  return sha256(concat(LEAF_PREFIX, field(utf8(ticketId)), field(saltBytes), field(utf8(lines))));
}

const MIN_SALT_BYTES = 16;
const LEAF_PREFIX = Uint8Array.of(0x00);
const TOKEN = /^[A-Za-z0-9_-]+$/;

function canonicalLine({ play, picks, unitStakeMinor }: TicketLine): string {
  if (picks.length === 0) throw new RangeError('a line has at least one pick');
  if (![play, ...picks].every((token) => TOKEN.test(token)))
    throw new RangeError('plays and picks are letters and digits');
  if (unitStakeMinor <= 0n) throw new RangeError('unit stake must be positive');
  return `${play}|${picks.join(',')}|${unitStakeMinor}`;
}

function field(bytes: Uint8Array): Uint8Array {
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, bytes.length);
  return concat(new Uint8Array(length.buffer), bytes);
}
