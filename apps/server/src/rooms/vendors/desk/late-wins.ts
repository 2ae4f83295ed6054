import { vendorsDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { versionOf } from '../../../platform/operators/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { accountsOf } from './figures.ts';
import { requireVendor } from './games.ts';
import type { VendorLimits } from './limits.ts';

type LateWin = ValueOf<typeof contract.lateWins>['list'][number];

const MOST = 100;

/** Wins that arrived after their vendor had closed the round, and the limit above which they are held. */
export function createLateWinDesk(
  platform: VendorsPlatform,
  catalogue: Catalogue,
  limits: VendorLimits,
): readonly BoundRoute[] {
  const { db } = platform;
  return [
    route(contract.lateWins, async ({ params: { code } }) => {
      const rows = await readLateWins(db, code);
      const named = await accountsOf(platform, rows);
      const { most, isDefault } = await db.one(sql<{ most: bigint; isDefault: boolean }>`
        select vendors_late_limit(${code}) as most,
               not exists (select 1 from vendors_late_limits where vendor = ${code}) as "isDefault"`);
      const repairs = (state: LateWin['state']) => (state === 'held' ? (['pay', 'close'] as const) : []);
      return {
        most: formatMinor(most),
        isDefault,
        version: versionOf(isDefault ? null : formatMinor(most)),
        list: rows.map((row) => ({ ...named(row), repairs: [...repairs(row.state)] })),
      };
    }),
    route(contract.setLateLimit, async ({ operator, ip, params: { code }, body: { most, ...asked } }) => {
      await requireVendor(catalogue, code);
      const limit = { of: 'lateWin', vendor: code, gameId: null } as const;
      return limits.change({ operator, ip }, limit, most === null ? null : parseMinor(most), asked);
    }),
  ];
}

function readLateWins(executor: Executor, vendor: string): Promise<Omit<LateWin, 'account' | 'repairs'>[]> {
  return executor.rows(sql<Omit<LateWin, 'account' | 'repairs'>>`
    select id::text, transaction_id as "transactionId", member_id::text as "memberId", game_id as "gameId",
           round_id as "roundId", wallet_amount(amount_minor) as amount, state,
           vendors_epoch_ms(closed_at)::float8 as "closedAt", vendors_epoch_ms(at)::float8 as at,
           vendors_epoch_ms(decided_at)::float8 as "decidedAt"
      from vendors_late_wins where vendor = ${vendor}
     order by state = 'held' desc, id desc limit ${MOST}`);
}
