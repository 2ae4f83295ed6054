import type { agencyDesk as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { AddedAccount } from '../ports.ts';
import type { BilledContract } from './due-rows.ts';
import type { RateSet } from './correction-rows.ts';
import type { ReviewedFinding, TopMember } from './finding-rows.ts';

type View = ValueOf<typeof contract.settlement>['findings'][number];

/** A settlement's compared amounts, and findings about its agents in its period. */
export interface Found {
  from: string;
  rows: readonly { one: BilledContract; nowMinor: bigint }[];
  rates: readonly RateSet[];
  tops: readonly TopMember[];
  accounts: readonly AddedAccount[];
  seen: readonly ReviewedFinding[];
}

/**
 * Findings to review before a settlement is paid: first those on bills, in the order of the tree, then those about
 * agents. A key identifies the exact finding, so that a reviewed finding which changes has to be reviewed again.
 */
export function findingsOf({ from, rows, rates, tops, accounts, seen }: Found): View[] {
  const firstOf = new Map(rows.toReversed().map(({ one }) => [one.downlineId, one]));
  const byId = new Map(rows.map(({ one }) => [one.id, one]));
  const marks = new Map(seen.map((one) => [one.key, one]));
  const finding = (
    what: View['what'],
    one: BilledContract | undefined,
    rest: readonly unknown[],
    facts?: Partial<View>,
  ) => {
    if (one === undefined) return [];
    const key = [what, one.id, ...rest].join(':');
    const mark = marks.get(key);
    const seenAt = mark?.at.getTime() ?? null;
    const about = { contractId: String(one.id), account: one.account };
    return [{ key, what, ...about, ...facts, seenBy: mark?.seenBy ?? null, seenAt }];
  };
  return [
    ...rows.flatMap(({ one, nowMinor }) => [
      ...(one.before !== null && nowMinor !== one.before
        ? finding('differs', one, [nowMinor - one.before], { amount: formatMinor(nowMinor - one.before) })
        : []),
      ...(one.state === 'insufficient' || one.state === 'partCollected' ? finding('lacking', one, []) : []),
      ...(one.since !== null && one.since > from ? finding('began', one, []) : []),
    ]),
    ...rates.flatMap(({ memberId, product, rate, at }) =>
      finding('rate', firstOf.get(memberId), [product, rate, at.getTime()], { product, rate }),
    ),
    ...tops.flatMap(({ id, memberId, account, percent }) =>
      finding('share', byId.get(id), [memberId], { member: account, memberId: String(memberId), percent }),
    ),
    ...accounts.flatMap(({ id, memberId, name }) => finding('account', firstOf.get(memberId), [id], { name })),
  ];
}
