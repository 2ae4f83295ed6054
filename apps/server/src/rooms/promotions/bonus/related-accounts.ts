import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';

const AT_ONCE = 50;
/** Maximum distance of two related awards of an offer, and the duration of their mark. */
const DAYS = 30;

interface GivenAward {
  key: string;
  memberId: bigint;
  offerId: bigint;
}

/**
 * Marks members who received one offer on the same device, shortly after it was given. Other rooms know who shares a
 * device, and looking that up must not delay the award.
 */
export function createRelatedAccounts({ db, collected }: Pick<Platform, 'db' | 'collected'>) {
  /** @returns whether there may be more */
  async function compare(): Promise<boolean> {
    const awards = await db.rows(sql<GivenAward & { isPersonal: boolean }>`
      select key, member_id as "memberId", offer_id as "offerId", ${isOncePerPerson(sql`key`)} as "isPersonal"
        from promotions_awards where compared_at is null order by at, key limit ${AT_ONCE}::int`);
    for (const award of awards) {
      const others = award.isPersonal ? await membersOfDevice(award.memberId) : [];
      await db.transaction((tx) => note(tx, award, others));
    }
    return awards.length === AT_ONCE;
  }
  async function membersOfDevice(memberId: bigint): Promise<bigint[]> {
    const reported = await Promise.all(
      collected.desks().flatMap(({ relatedMembers }) => relatedMembers?.(db, memberId) ?? []),
    );
    return reported
      .flat()
      .filter(({ by }) => by === 'device')
      .map((one) => one.memberId);
  }
  return { compare };
}

async function note(tx: Tx, { key, memberId, offerId }: GivenAward, others: readonly bigint[]): Promise<void> {
  await tx.run(sql`
    insert into promotions_related_members (member_id, other_id, offer_id)
    select pair.member_id, pair.other_id, ${offerId}::bigint
      from promotions_awards a
      join promotions_awards b on b.offer_id = a.offer_id and b.member_id = any(${others}::bigint[])
           and b.member_id <> a.member_id and ${isOncePerPerson(sql`b.key`)}
           and b.at between a.at - ${DAYS}::int * interval '1 day' and a.at + ${DAYS}::int * interval '1 day'
     cross join lateral (values (a.member_id, b.member_id), (b.member_id, a.member_id)) as pair (member_id, other_id)
     where a.key = ${key} and a.member_id = ${memberId}::bigint
    on conflict (member_id, other_id, offer_id) do update set at = excluded.at`);
  await tx.run(sql`update promotions_awards set compared_at = clock_timestamp() where key = ${key}`);
}

/** Gifts by operators, and cashback and rebates of own play, are for every account. */
function isOncePerPerson(key: ReturnType<typeof sql>) {
  return sql`split_part(${key}, ':', 1) in ('offer', 'deposit', 'birthday')`;
}

export async function pruneRelatedAccounts(executor: Executor): Promise<void> {
  await executor.run(sql`
    delete from promotions_related_members where at < clock_timestamp() - ${DAYS}::int * interval '1 day'`);
}
