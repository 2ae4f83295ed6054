import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { CARD_LINES, type MemberCard } from '../../../platform/operators/index.ts';
import { dayOf } from '../../../platform/zone.ts';
import { pageOfGrants, leftOf } from '../bonus/grant-rows.ts';
import { textOf } from '../present.ts';

/** Bonus money on a member's page: the active bonus with its remaining wagering, totals, and the last bonuses. */
export const createBonusCard = (zoneOf: (executor: Executor) => Promise<string>): MemberCard => ({
  name: 'bonus',
  permission: 'promotions.read',
  read: async (executor, { memberId, asset, language }) => {
    const { list } = await pageOfGrants(executor, memberId, { offset: 0, limit: CARD_LINES });
    const running = list.find(({ state, isFreeBet }) => state === 'active' && !isFreeBet);
    const { given, converted } = await executor.one(sql<{ given: bigint; converted: bigint }>`
      select coalesce(sum(amount_minor), 0)::bigint as given, coalesce(sum(paid_minor), 0)::bigint as converted
        from promotions_grants where member_id = ${memberId}::bigint and asset = ${asset}`);
    const zone = await zoneOf(executor);
    const money = (name: string, minor: bigint) => ({ name, kind: 'money', value: formatMinor(minor) }) as const;
    return {
      facts: [
        money('left', running === undefined ? 0n : leftOf(running)),
        money('given', given),
        money('converted', converted),
      ],
      lines: list.map(({ createdAt, titles, amountMinor, state, expiresAt }) => ({
        at: createdAt,
        title: textOf(titles, language) ?? '',
        detail: state === 'active' ? dayOf(zone, expiresAt.getTime()) : null,
        amountMinor,
        state,
      })),
    };
  },
});
