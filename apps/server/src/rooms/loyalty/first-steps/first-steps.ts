import { loyalty as contract, type ValueOf } from '@fairlot/contract';
import { type Tx, sql } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { LoyaltyServices } from '../services.ts';

type Steps = ValueOf<typeof contract.firstSteps>;

/** Agents and trial members have other types. */
const CUSTOMER_TYPE = 0;
const NEW_FOR_MS = 30 * 86_400_000;

/**
 * Routes of the first steps of a new member: verify, add money, play. Every step is derived from facts of other rooms,
 * so no progress is stored. Members who must not be invited to play get none.
 */
export function createFirstStepsRoutes(
  { platform, wallet, protection }: LoyaltyServices,
  nowMs: () => number,
): BoundRoute[] {
  const { db, people, firstSteps } = platform;
  const read = async (memberId: bigint): Promise<Steps> => {
    const member = await people.find(memberId);
    if (member === undefined || nowMs() - member.createdAt.getTime() > NEW_FOR_MS) return null;
    const [identity, balance, hasDeposited, hasPlayed, isHidden, mayPlay] = await Promise.all([
      firstSteps.identity(memberId),
      wallet.balance(memberId, member.asset),
      firstSteps.hasDeposited(memberId),
      firstSteps.hasPlayed(memberId, member.asset),
      db.first(sql<{ memberId: bigint }>`
        select member_id as "memberId" from loyalty_first_steps
         where member_id = ${memberId}::bigint and hidden_until > clock_timestamp()`),
      protection.mayBeOffered(db, memberId),
    ]);
    if (isHidden !== undefined || !mayPlay) return null;
    // A balance or a bet also proves money, such as a transfer from an agent.
    const hasMoney = balance > 0n || hasDeposited || hasPlayed;
    if (identity === 'verified' && hasMoney && hasPlayed) return null;
    return { identity, hasMoney, hasPlayed };
  };
  return [
    route(contract.firstSteps, ({ caller: { memberId, type } }) =>
      type === CUSTOMER_TYPE ? read(memberId) : Promise.resolve(null),
    ),
    route(contract.hideFirstSteps, async ({ caller: { memberId } }) => {
      await db.run(sql`
        insert into loyalty_first_steps (member_id, hidden_until)
        values (${memberId}::bigint, clock_timestamp() + interval '1 day')
        on conflict (member_id) do update set hidden_until = excluded.hidden_until`);
      return null;
    }),
  ];
}

/** Members of the demonstration with a level are not new. */
export async function endFirstSteps(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    insert into loyalty_first_steps (member_id, hidden_until) values (${memberId}::bigint, 'infinity')`);
}
