import { PLAY_MONEY } from '../../../platform/events/index.ts';
import type { Ours } from './compare.ts';
import type { Reported } from './reports.ts';

export interface OursAt extends Ours {
  asset: string;
  at: Date;
}

interface Stakes {
  oursMinor: bigint;
  /** Null when the vendor did not tell. */
  theirsMinor: bigint | null;
}

/** What each side took in bets of a time and did not give back, play money apart. */
export function stakesOf(
  theirs: readonly Reported[] | null | undefined,
  ours: readonly OursAt[],
  { from, to }: { from: Date; to: Date },
): Stakes {
  const bets = new Map(ours.filter(({ kind }) => kind === 'bet').map((bet) => [bet.transactionId, bet]));
  const isWithin = (at: number): boolean => at >= from.getTime() && at < to.getTime();
  const undone = new Set(theirs?.flatMap(({ kind, reference }) => (kind === 'rollback' ? (reference ?? []) : [])));
  const oursMinor = sum(
    [...bets.values()]
      .filter(({ asset, at, isUndone }) => asset !== PLAY_MONEY && !isUndone && isWithin(at.getTime()))
      .map(({ amountMinor }) => amountMinor),
  );
  if (!theirs) return { oursMinor, theirsMinor: null };
  // Clocks differ: a bet that both know belongs to the time in which it came here.
  const atOf = ({ transactionId, at }: Reported): number => bets.get(transactionId)?.at.getTime() ?? at;
  const told = theirs.filter(
    (row) => row.kind === 'bet' && row.currency !== PLAY_MONEY && !undone.has(row.transactionId) && isWithin(atOf(row)),
  );
  return { oursMinor, theirsMinor: sum(told.map(({ amountMinor }) => amountMinor)) };
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);
