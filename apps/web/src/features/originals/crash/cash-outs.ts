import type { Flight } from '../api/flight.ts';

/** A stake on a flight as the list shows it. */
export interface PassengerRow {
  /** Stays the same while the flight lasts, so that rows can move. */
  key: string;
  name: string;
  stake: string;
  cashOut: string | null;
  payout: string | null;
  isOwn: boolean;
}

/** Number of rows; every answer moves them. */
const MOST_ROWS = 20;

/** Names of the player's bets in the list: one alone needs no number. */
export interface OwnNames {
  one: string;
  ofSeat: (seat: number) => string;
}

/** Cash-outs, the highest first, then stakes in flight. The player's own stakes come first among equals. */
export function rowsOf({ own, passengers }: Pick<Flight, 'own' | 'passengers'>, names: OwnNames): PassengerRow[] {
  const seen = new Map<string, number>();
  const others = passengers.map((each) => {
    const base = `${each.name} ${each.stake}`;
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return { ...each, key: `${base} ${count}`, isOwn: false };
  });
  const mine = own.map(({ seat, ...bet }) => ({
    ...bet,
    key: `own ${seat}`,
    name: own.length > 1 ? names.ofSeat(seat) : names.one,
    isOwn: true,
  }));
  // The sort is stable.
  return [...mine, ...others].toSorted((a, b) => timesOf(b) - timesOf(a)).slice(0, MOST_ROWS);
}

/** 0 in flight. */
const timesOf = ({ cashOut }: Pick<PassengerRow, 'cashOut'>) => Number(cashOut ?? 0);

/** A cash-out on the curve. */
export interface Tag {
  name: string;
  times: number;
  isOwn: boolean;
}

/** The cash-outs of a flight so far. */
export function cashOutsOf({ own, passengers }: Pick<Flight, 'own' | 'passengers'>, ownName: string): Tag[] {
  const tagOf = ({ cashOut }: { cashOut: string | null }, name: string, isOwn: boolean): Tag[] =>
    cashOut === null ? [] : [{ name, times: Number(cashOut), isOwn }];
  return [
    ...own.flatMap((each) => tagOf(each, ownName, true)),
    ...passengers.flatMap((each) => tagOf(each, each.name, false)),
  ];
}

const LEAST_GAP = 24;

/**
 * Cash-outs that fit on the curve without covering each other: the player's own ones, then the latest ones.
 * @param xOf position of a multiplier, in units of the drawing
 */
export function tagsOf(tags: readonly Tag[], xOf: (times: number) => number, most: number): Tag[] {
  const shown: Tag[] = [];
  for (const tag of tags.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.times - a.times)) {
    if (shown.length === most) break;
    if (shown.every((each) => Math.abs(xOf(each.times) - xOf(tag.times)) >= LEAST_GAP)) shown.push(tag);
  }
  return shown;
}

const TONES = 5;

/** One of five colours for a name. */
export function faceTone(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % TONES;
}

/** The first two letters of a masked name. */
export const initialsOf = (name: string): string => Array.from(name).slice(0, 2).join('');
