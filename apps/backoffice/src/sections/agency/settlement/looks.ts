import type { Settlement } from '../api.ts';

export interface Look {
  what: 'differs' | 'lacking' | 'began' | 'rate';
  /** The bill that it is about. */
  contractId: string;
  account: string;
  /** Of a rate. */
  product?: string;
  rate?: number;
}

const LACKING: ReadonlySet<string | null> = new Set(['insufficient', 'partCollected']);

/** What somebody has to look at before a settlement is paid: bill by bill, in the order of the tree. */
export function looksOf({ from, rows, rateChanges }: Pick<Settlement, 'from' | 'rows' | 'rateChanges'>): Look[] {
  const ofRows = rows.flatMap(({ contractId, account, before, difference, state, since }): Look[] => [
    ...(before !== null && Number(difference) !== 0 ? [{ what: 'differs' as const, contractId, account }] : []),
    ...(LACKING.has(state) ? [{ what: 'lacking' as const, contractId, account }] : []),
    ...(since !== null && since > from ? [{ what: 'began' as const, contractId, account }] : []),
  ]);
  const ofRates = rateChanges.flatMap(({ memberId, account, product, rate }): Look[] => {
    const contractId = rows.find((row) => row.memberId === memberId)?.contractId;
    return contractId === undefined ? [] : [{ what: 'rate', contractId, account, product, rate }];
  });
  return [...ofRows, ...ofRates];
}
