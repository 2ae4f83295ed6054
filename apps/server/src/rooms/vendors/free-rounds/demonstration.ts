import type { Tx } from '../../../platform/db/index.ts';
import { insertGrants } from './grants.ts';

const DAYS_MS = 30 * 86_400_000;

/** Initial free rounds of a demonstration member. */
export function giveDemonstration(tx: Tx, memberId: bigint, asset: string): Promise<void> {
  const game = { vendor: 'NWND', gameId: 'NWND0001' };
  const until = new Date(Date.now() + DAYS_MS);
  return insertGrants(tx, [
    {
      key: `demonstration:${memberId}`,
      memberId,
      asset,
      game,
      rounds: 10,
      valueMinor: 100_000n,
      until,
      bonusTimes: null,
      bonusMostMinor: null,
    },
  ]);
}
