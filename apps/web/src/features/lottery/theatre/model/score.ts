import { comparedValue, type PlayDefinition } from '@fairlot/lottery-maths';
import { parseMinor } from '@fairlot/money';
import type { Ticket } from '../../tickets/api/tickets.ts';
import { playsIn } from './plays-in.ts';
import type { Prize } from './show.ts';

/** A number of the member that a prize matches. */
export interface Hit {
  prize: number;
  pick: string;
}

export interface Score {
  /** Hits in the order of the show. */
  hits: readonly Hit[];
  /** Gross payout that each prize adds, in minor units. Together they are what the server has paid. */
  gainsMinor: readonly bigint[];
}

/**
 * Attributes the payout of settled tickets to the prizes of the show. The server's settlement is the only source: lines
 * without a hit match nothing, and the last prize adds whatever no single prize explains.
 */
export function scoreOf(tickets: readonly Ticket[], prizes: readonly Prize[]): Score {
  const gainsMinor = prizes.map(() => 0n);
  const hits: Hit[] = [];
  let openMinor = 0n;
  const add = (prize: number, minor: bigint) => {
    gainsMinor[prize] = (gainsMinor[prize] ?? 0n) + minor;
    openMinor -= minor;
  };
  for (const ticket of tickets) {
    openMinor += parseMinor(ticket.win ?? '0.00');
    for (const line of ticket.lines) {
      if ((line.hits ?? 0) === 0) continue;
      const found = matches(line, prizes);
      hits.push(...found);
      attribute(parseMinor(line.win ?? '0.00'), line, found, add);
    }
  }
  add(prizes.length - 1, openMinor);
  return { hits: hits.toSorted((a, b) => a.prize - b.prize), gainsMinor };
}

type Line = Ticket['lines'][number];

function attribute(
  winMinor: bigint,
  { hits, picks }: Line,
  found: readonly Hit[],
  add: (prize: number, minor: bigint) => void,
): void {
  const count = BigInt(found.length);
  if (found.length === hits) {
    for (const [n, { prize }] of found.entries())
      add(prize, (winMinor * BigInt(n + 1)) / count - (winMinor * BigInt(n)) / count);
    return;
  }
  // A line of several numbers is won by the prize that completes it.
  const firsts = picks.map((pick) => found.find((hit) => hit.pick === pick)?.prize ?? -1);
  if (picks.length > 1 && !firsts.includes(-1)) add(Math.max(...firsts), winMinor);
}

function matches({ play, picks }: Line, prizes: readonly Prize[]): Hit[] {
  const main = prizes.filter(({ code }) => code === 'MAIN').length;
  const rule = ruleOf(play, new Set(prizes.map(({ code }) => code)), main);
  const seen = new Map<string, number>();
  return prizes.flatMap(({ code, number }, prize) => {
    const index = seen.get(code) ?? 0;
    seen.set(code, index + 1);
    const value = rule === undefined ? null : comparedValue(rule, code, number, index);
    return value !== null && picks.includes(value) ? [{ prize, pick: value }] : [];
  });
}

/** Rule of a play in a draw with these levels; undefined for a play of another family, which marks no numbers. */
const ruleOf = (play: string, levels: ReadonlySet<string>, main: number): PlayDefinition['rule'] | undefined =>
  playsIn(levels, main).find(({ code }) => code === play)?.rule;

/** Sum of the gains of the first `landed` prizes, in minor units. */
export function gainedMinor({ gainsMinor }: Score, landed: number): bigint {
  return gainsMinor.slice(0, landed).reduce((sum, minor) => sum + minor, 0n);
}
