import { vendorsDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { audited } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { accountsOf } from './figures.ts';

type LateWin = ValueOf<typeof contract.lateWins>['list'][number];

const MOST = 100;

/** Wins that came after their vendor had closed the round, and the limit above which they are held. */
export function createLateWinDesk(platform: Platform, catalogue: Catalogue): readonly BoundRoute[] {
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
        list: rows.map((row) => ({ ...named(row), repairs: [...repairs(row.state)] })),
      };
    }),
    route(contract.setLateLimit, async ({ operator, ip, params: { code }, body: { most, reason } }) => {
      if ((await catalogue.gamesOf(code)).length === 0) throw new Refusal('not.found');
      return audited(platform, { operator, ip }, async (tx) => {
        const before = await setLimit(tx, code, most === null ? null : parseMinor(most));
        return {
          value: null,
          trail: {
            action: 'vendor.lateLimit.changed',
            object: `vendor:${code}`,
            reason,
            before: { most: before === null ? null : formatMinor(before) },
            after: { most },
          },
        };
      });
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

/** Sets the limit; null is the default. @returns the former one, null where none was set */
async function setLimit(executor: Executor, vendor: string, mostMinor: bigint | null): Promise<bigint | null> {
  const former = await executor.first(sql<{ mostMinor: bigint }>`
    select most_minor as "mostMinor" from vendors_late_limits where vendor = ${vendor} for update`);
  await executor.run(
    mostMinor === null
      ? sql`delete from vendors_late_limits where vendor = ${vendor}`
      : sql`
          insert into vendors_late_limits (vendor, most_minor) values (${vendor}, ${mostMinor}::bigint)
          on conflict (vendor) do update set most_minor = excluded.most_minor, changed_at = clock_timestamp()`,
  );
  return former?.mostMinor ?? null;
}
