import type { TypedKind } from './bet-words.ts';
import { BET_WORDS } from './bet-words.ts';
import type { TypedStation } from './stations.ts';
import { type Span, type Token, tokensOf } from './tokens.ts';

/** A bet as typed: each of the numbers, or all combinations of them, at a stake for each unit. */
export interface TypedBet {
  kind: TypedKind;
  numbers: readonly string[];
  stakeMinor: bigint;
  /** Codes of the stations that are named before it; absent when none is. */
  stations?: readonly string[];
  /** The bet's word, and the numbers or the first of them where they belong to several bets. */
  span: Span;
}

/**
 * A mistake in a typed line, and its place:
 *
 * - bet, numbers, amount: this was expected there; `found` is the text, empty at the end of a line.
 * - word: the word is not a bet.
 * - exact: the amount is not a whole number of the currency's smallest unit.
 * - digits: the bet does not take the number, which has none of these numbers of `digits`.
 * - repeated: the number or the station appears twice.
 * - stations: there are only `count` stations.
 * - more: the bet needs at least `picks` numbers.
 */
export type TypedFault = Span &
  (
    | { code: 'bet' | 'numbers' | 'amount' | 'word' | 'exact'; found: string }
    | { code: 'digits'; found: string; kind: TypedKind; digits: readonly number[] }
    | { code: 'repeated'; found: string }
    | { code: 'stations'; count: number }
    | { code: 'more'; kind: TypedKind; picks: number }
  );

export interface TypedText {
  bets: TypedBet[];
  faults: TypedFault[];
}

/**
 * Reads bets as southern players write them, such as "dt 12 34 10n" and "12 34 b5n dd10n": the bet before its numbers
 * and the amount after them, or the numbers before their bets with an amount each. A line with a fault has no bets, and
 * one fault. `whole` is the whole unit of the currency in minor units. Stations of the day may be named before the
 * numbers, as in "tp dn 12 b5n" and "2d dt 12 34 10n".
 */
export function readTypedBets(text: string, whole: bigint, stations: readonly TypedStation[] = []): TypedText {
  const bets: TypedBet[] = [];
  const faults: TypedFault[] = [];
  let line: Token[] = [];
  for (const token of tokensOf(text, whole, stations)) {
    line.push(token);
    if (token.is !== 'end') continue;
    const read = readLine(line, text, stations);
    if ('code' in read) faults.push(read);
    else bets.push(...read.bets);
    line = [];
  }
  return { bets, faults };
}

type Line = { bets: TypedBet[] } | TypedFault;
type NumberToken = Extract<Token, { is: 'number' }>;
type BetToken = Extract<Token, { is: 'bet' }>;

/** Reads the tokens of a line from the left. After the last token it returns the 'end' token repeatedly. */
interface Reader {
  text: string;
  /** The next token, or the one after it. */
  peek: (ahead?: 1) => Token;
  take: () => Token;
}

function readLine(tokens: readonly Token[], text: string, stations: readonly TypedStation[]): Line {
  let place = 0;
  const tokenAt = (index: number): Token => tokens[Math.min(index, tokens.length - 1)] ?? END;
  const reader: Reader = { text, peek: (ahead) => tokenAt(place + (ahead ?? 0)), take: () => tokenAt(place++) };
  const bets: TypedBet[] = [];
  let named: readonly string[] = [];
  while (reader.peek().is !== 'end') {
    const taken = takeStations(reader, stations);
    if ('code' in taken) return taken;
    // Stations count for all numbers of the line until others are named.
    if (taken.codes.length > 0) named = taken.codes;
    const group = readGroup(reader);
    if ('code' in group) return group;
    bets.push(...group.bets.map((bet) => (named.length === 0 ? bet : { ...bet, stations: named })));
  }
  return { bets };
}

function takeStations(reader: Reader, stations: readonly TypedStation[]): { codes: string[] } | TypedFault {
  const codes: string[] = [];
  for (;;) {
    const token = reader.peek();
    const more = codesOf(token, reader.peek(1), stations);
    if (more.length === 0) return { codes };
    if (token.is === 'stations' && more.length < token.count)
      return { code: 'stations', ...spanOf(token), count: stations.length };
    if (more.some((code) => codes.includes(code)))
      return { code: 'repeated', ...spanOf(token), found: textOf(token, reader.text) };
    codes.push(...more);
    reader.take();
  }
}

/** Stations that a token stands for. Letters that are also a bet, such as "dt", are a bet when numbers follow. */
function codesOf(token: Token, next: Token, stations: readonly TypedStation[]): string[] {
  if (token.is === 'station') return [token.code];
  if (token.is === 'stations') return stations.slice(0, token.count).map(({ code }) => code);
  const isName = token.is === 'bet' && (next.is === 'bet' || next.is === 'station' || next.is === 'stations');
  return isName && token.station !== undefined ? [token.station] : [];
}

const END: Token = { is: 'end', at: 0, end: 0 };

/**
 * Numbers with their bets: "12 34 b5n dd10n", or "dt 12 34 10n", which can be followed by more bets on the same
 * numbers.
 */
function readGroup(reader: Reader): Line {
  const first = reader.peek();
  if (first.is === 'bet') reader.take();
  const numbers = takeNumbers(reader);
  if (numbers.length === 0) return expected('numbers', reader);
  const repeated = numbers.find(({ digits }, index) => numbers.findIndex((one) => one.digits === digits) < index);
  if (repeated !== undefined) return { code: 'repeated', ...spanOf(repeated), found: repeated.digits };
  const bets: TypedBet[] = [];
  let next: Token = first.is === 'bet' ? first : reader.peek();
  if (next.is !== 'bet') return expected('bet', reader);
  while (next.is === 'bet') {
    if (next !== first) reader.take();
    const bet = readBet(next, numbers, reader);
    if ('code' in bet) return bet;
    bets.push(...bet.bets);
    next = reader.peek();
    // A bet followed by numbers begins the next group.
    if (reader.peek(1).is === 'number') break;
  }
  return { bets };
}

function readBet({ kind, at, end }: BetToken, numbers: readonly NumberToken[], reader: Reader): Line {
  const amount = reader.peek();
  if (amount.is !== 'amount') return expected('amount', reader);
  reader.take();
  if (amount.minor === null) return { code: 'exact', ...spanOf(amount), found: textOf(amount, reader.text) };
  const { plays, picks = 1 } = BET_WORDS[kind];
  const digits = Object.keys(plays).map(Number);
  const wrong = numbers.find((number) => !digits.includes(number.digits.length));
  if (wrong !== undefined) return { code: 'digits', ...spanOf(wrong), found: wrong.digits, kind, digits };
  if (numbers.length < picks) return { code: 'more', at, end, kind, picks };
  const span = { at: Math.min(at, numbers[0]?.at ?? at), end: amount.end };
  return { bets: [{ kind, numbers: numbers.map((number) => number.digits), stakeMinor: amount.minor, span }] };
}

function takeNumbers(reader: Reader): NumberToken[] {
  const numbers: NumberToken[] = [];
  for (let token = reader.peek(); token.is === 'number'; token = reader.peek()) {
    reader.take();
    numbers.push(token);
  }
  return numbers;
}

/** The fault at the next token. A word that is not a bet is reported as one, wherever it appears. */
function expected(code: 'bet' | 'numbers' | 'amount', { peek, text }: Reader): TypedFault {
  const token = peek();
  return { code: token.is === 'word' ? 'word' : code, ...spanOf(token), found: textOf(token, text) };
}

const spanOf = ({ at, end }: Span): Span => ({ at, end });
const textOf = (token: Token, text: string): string => (token.is === 'end' ? '' : text.slice(token.at, token.end));
