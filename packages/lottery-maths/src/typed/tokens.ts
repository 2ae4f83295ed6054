import { type TypedStation, stationAt } from './stations.ts';
import { amountUnitOf, kindOf, type TypedKind } from './bet-words.ts';

/** A part of a text, from `at` (inclusive) to `end` (exclusive), counted in characters of the text from 0. */
export interface Span {
  at: number;
  end: number;
}

export type Token = Span &
  /** `station` is the station that the same letters stand for. */
  (
    | { is: 'bet'; kind: TypedKind; station?: string }
    | { is: 'station'; code: string }
    /** The first stations of the day, as in "2d". */
    | { is: 'stations'; count: number }
    | { is: 'number'; digits: string }
    | { is: 'amount'; minor: bigint | null }
    | { is: 'word'; word: string }
    | { is: 'end' }
  );

const GAP = /[\s.,;:/+-]/;
const BET_WITH_DIGITS = /^(?:(?:b|bao)?[78]lo|(?:xi|xien)[234](?=[^\d]|$))/;
const FIRST_STATIONS = /^([2-9])(?:d|dai)(?![a-z])/;
const AMOUNT = /^(\d+)(?:[.,](\d+))?([a-z]+)/;

/**
 * The words of a text, whose lines each end with an 'end'. Letters may have accents. `whole` is the whole unit of the
 * currency in minor units; an amount that is not a whole number of minor units is null. Without stations, their names
 * are words like others.
 */
export function tokensOf(text: string, whole: bigint, stations: readonly TypedStation[] = []): Token[] {
  const plain = withoutAccents(text);
  const tokens: Token[] = [];
  let at = 0;
  while (at < plain.length) {
    if (plain[at] === '\n') {
      tokens.push({ is: 'end', at, end: at + 1 });
      at += 1;
    } else if (GAP.test(plain[at] ?? '')) {
      at += 1;
    } else {
      const token = tokenAt(plain, at, whole, stations);
      tokens.push(token);
      at = token.end;
    }
  }
  return [...tokens, { is: 'end', at: plain.length, end: plain.length }];
}

function tokenAt(plain: string, at: number, whole: bigint, stations: readonly TypedStation[]): Token {
  const rest = plain.slice(at);
  const [named] = BET_WITH_DIGITS.exec(rest) ?? [];
  const kind = named === undefined ? undefined : kindOf(named);
  if (named !== undefined && kind !== undefined) return { is: 'bet', kind, at, end: at + named.length };
  const [first = '', count] = (stations.length > 0 && FIRST_STATIONS.exec(rest)) || [];
  if (count !== undefined) return { is: 'stations', count: Number(count), at, end: at + first.length };
  return /^\d/.test(rest) ? digitsAt(plain, at, rest, whole) : wordAt(rest, at, stations);
}

/** A number, or an amount. A fraction needs a word or a space before it: in "12.34.5n" the points are gaps. */
function digitsAt(plain: string, at: number, rest: string, whole: bigint): Token {
  const [, integer = '', fraction = '', letters = ''] = AMOUNT.exec(rest) ?? [];
  const unit = amountUnitOf(letters);
  const canHaveFraction = at === 0 || /[a-z\s]/.test(plain[at - 1] ?? '');
  if (unit !== undefined && (fraction === '' || canHaveFraction)) {
    const scaled = BigInt(integer + fraction) * unit.units * whole;
    const scale = 10n ** BigInt(fraction.length);
    const end = at + rest.indexOf(letters) + unit.word.length;
    return { is: 'amount', minor: scaled % scale === 0n ? scaled / scale : null, at, end };
  }
  const [digits = ''] = /^\d+/.exec(rest) ?? [];
  return { is: 'number', digits, at, end: at + digits.length };
}

/** Reads a bet, a station or an unknown word. Each character that is not a letter is a separate token. */
function wordAt(rest: string, at: number, stations: readonly TypedStation[]): Token {
  const [word = rest[0] ?? ''] = /^[a-z]+/.exec(rest) ?? [];
  const kind = kindOf(word);
  const end = at + word.length;
  const station = stationAt(rest, stations);
  if (kind !== undefined && (station === undefined || station.length === word.length))
    return { is: 'bet', kind, at, end, ...(station && { station: station.code }) };
  if (station !== undefined) return { is: 'station', code: station.code, at, end: at + station.length };
  return { is: 'word', word, at, end };
}

/** Small letters without accents, each at its place. */
function withoutAccents(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const [plain = ' '] = (text[index] ?? '').normalize('NFD').toLowerCase();
    return plain === 'đ' ? 'd' : plain;
  }).join('');
}
