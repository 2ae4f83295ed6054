import { pointHundredths } from '@fairlot/game-maths';
import { formatMinor } from '@fairlot/money';
import { fromHex, toHex } from '../bytes.ts';
import type { CheckState } from '../check-draw.ts';
import { crashWord } from '../crash-chain.ts';
import { sha256 } from '../sha256.ts';

/** A flight of crash as published: `GET /lgw/originals/crash/flights` returns rows in this format. */
export interface FlightEvidence {
  round: string;
  /** Crash point, two decimals. */
  multiplier: string;
  /** Its link of the chain, hex. */
  hash: string;
  /** Hash published before it: the link of the previous flight, or the anchor. */
  promise: string;
  /** Place in the chain, from 0. */
  place: number;
  returnScaled: number;
  /** Anchor of the chain, hex. */
  anchor: string;
  salt: string;
}

/**
 * link: it hashes to the published commitment. chain: the right number of hashes leads to the anchor. point: link and
 * salt give it.
 */
export type FlightCheckId = 'link' | 'chain' | 'point';

export interface FlightCheck {
  round: string;
  id: FlightCheckId;
  state: CheckState;
}

/** Maximum length of a chain; a longer one is not a chain of ours. */
const LONGEST = 10_000_000;
/** Hashes computed before yielding to other tasks. */
const AT_ONCE = 4096;
const HASH = /^[0-9a-f]{64}$/;

/**
 * Checks flights, each up to the anchor of its chain. Flights of one chain are checked in a single walk, so that many
 * of them cost as much as only the latest.
 */
export async function checkFlights(flights: readonly FlightEvidence[]): Promise<FlightCheck[]> {
  const isLinked = new Map<FlightEvidence, boolean>();
  for (const chain of groupBy(flights, ({ anchor }) => anchor).values()) await walk(chain, isLinked);
  return flights.flatMap((flight) => {
    const { round, hash, promise, salt, returnScaled, multiplier } = flight;
    const link = fromHex(hash);
    const point = pointHundredths(crashWord(link, fromHex(salt)), BigInt(returnScaled));
    return [
      { round, id: 'link', state: stateOf(toHex(sha256(link)) === promise) },
      { round, id: 'chain', state: stateOf(isLinked.get(flight) === true) },
      { round, id: 'point', state: stateOf(formatMinor(point, 2) === multiplier) },
    ] as const;
  });
}

/** Walks from the latest flight of a chain back to its anchor and records which of the others lie on the way. */
async function walk(chain: readonly FlightEvidence[], isLinked: Map<FlightEvidence, boolean>): Promise<void> {
  const latest = chain.reduce((last, flight) => (flight.place > last.place ? flight : last));
  const links = groupBy(chain, ({ place }) => place);
  const met: FlightEvidence[] = [];
  let link: Uint8Array = fromHex(latest.hash);
  for (let place = latest.place; place >= 0; place -= 1) {
    met.push(...(links.get(place) ?? []).filter(({ hash }) => hash === toHex(link)));
    link = sha256(link);
    if (place % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  if (toHex(link) === latest.anchor) for (const flight of met) isLinked.set(flight, true);
}

/** `Map.groupBy`, which older phones lack. */
function groupBy<K, V>(values: readonly V[], keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

/** @throws RangeError on a value that is not a flight */
export function readFlightEvidence(value: unknown): FlightEvidence {
  if (typeof value !== 'object' || value === null) throw new RangeError('the flight is not an object');
  const flight = value as Record<string, unknown>;
  for (const name of ['hash', 'promise', 'anchor', 'salt']) {
    const text = flight[name];
    if (typeof text !== 'string' || !HASH.test(text)) throw new RangeError(`${name} is no hash`);
  }
  for (const name of ['round', 'multiplier'])
    if (typeof flight[name] !== 'string') throw new RangeError(`${name} is not a text`);
  const { place, returnScaled } = flight;
  if (!isWhole(place, LONGEST)) throw new RangeError('place is none of a chain');
  if (!isWhole(returnScaled, 10_000)) throw new RangeError('returnScaled is none');
  return flight as unknown as FlightEvidence;
}

function isWhole(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

const stateOf = (isRight: boolean): CheckState => (isRight ? 'passed' : 'failed');
