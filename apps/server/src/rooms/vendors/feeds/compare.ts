import type { Reported } from './reports.ts';

/** One operation as our books have it. */
export interface Ours {
  transactionId: string;
  kind: 'bet' | 'win' | 'rollback';
  memberId: bigint;
  roundId: string | null;
  amountMinor: bigint;
  isUndone: boolean;
}

export interface Difference {
  transactionId: string;
  kind: 'bet' | 'win' | 'rollback';
  /** Of a rollback: what it undid. */
  reference: string | null;
  problem: 'missing-here' | 'missing-there' | 'amount' | 'not-undone';
  memberId: bigint | null;
  roundId: string | null;
  oursMinor: bigint | null;
  theirsMinor: bigint | null;
}

/**
 * What one side does not know, or knows otherwise. What was undone is in order on both sides, reported or not.
 * @param isWithin whether an operation of ours is old enough and new enough for the vendor to have reported it
 */
export function compare(
  theirs: readonly Reported[],
  ours: readonly Ours[],
  isWithin: (operation: Ours) => boolean,
  memberOf: (user: string) => bigint | null,
): Difference[] {
  const keyOf = ({ kind, transactionId }: Pick<Ours, 'kind' | 'transactionId'>) => `${kind} ${transactionId}`;
  const known = new Map(ours.map((operation) => [keyOf(operation), operation]));
  const reported = new Set(theirs.map(keyOf));
  const undoneThere = new Set(theirs.flatMap(({ kind, reference }) => (kind === 'rollback' ? (reference ?? []) : [])));
  const differences: Difference[] = [];
  for (const row of theirs) {
    const { transactionId, kind, roundId, amountMinor: theirsMinor } = row;
    const { reference } = row;
    const told = { transactionId, kind, reference, roundId, memberId: memberOf(row.user), theirsMinor };
    const own = known.get(keyOf(row));
    if (row.kind === 'rollback') {
      const undone = (['bet', 'win'] as const).map((each) => known.get(`${each} ${row.reference ?? ''}`)).find(Boolean);
      if (undone !== undefined && !undone.isUndone)
        differences.push({ ...told, problem: 'not-undone', oursMinor: undone.amountMinor });
    } else if (own === undefined) {
      if (!undoneThere.has(row.transactionId)) differences.push({ ...told, problem: 'missing-here', oursMinor: null });
    } else if (own.amountMinor !== row.amountMinor) {
      differences.push({ ...told, problem: 'amount', oursMinor: own.amountMinor });
    }
  }
  for (const own of ours) {
    if (own.kind === 'rollback' || own.isUndone || reported.has(keyOf(own)) || !isWithin(own)) continue;
    const { transactionId, kind, memberId, roundId, amountMinor } = own;
    const told = { transactionId, kind, reference: null, memberId, roundId };
    differences.push({ ...told, problem: 'missing-there', oursMinor: amountMinor, theirsMinor: null });
  }
  return differences;
}
