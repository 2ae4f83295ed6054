import { type BodyOf, loyaltyDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor, tryParseMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { audited } from '../../../platform/operators/index.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { listMissions } from '../missions/mission-rows.ts';

type View = ValueOf<typeof contract.missionTable>;
type Wish = Omit<BodyOf<typeof contract.addMission>, 'reason'>;

/** The missions as operators edit them. */
export function createMissionTable(platform: Platform): BoundRoute[] {
  const { db } = platform;
  return [
    route(contract.missionTable, () => readMissions(db)),
    route(contract.addMission, ({ operator, ip, body: { reason, ...wish } }) =>
      audited(platform, { operator, ip }, async (tx) => {
        const { id } = await tx.one(sql<{ id: bigint }>`
          insert into loyalty_missions (period, goal, products, target, amount_minor, titles, position, is_open)
          values (${valuesOf(wish)}) returning id`);
        const trail = { action: 'mission.added', object: `mission:${id}`, reason, before: null, after: wish };
        return { value: await readMissions(tx), trail };
      }),
    ),
    route(contract.changeMission, ({ operator, ip, params: { id }, body: { reason, ...wish } }) =>
      audited(platform, { operator, ip }, async (tx) => {
        const before = (await readMissions(tx)).find((mission) => mission.id === id);
        if (before === undefined) throw new Refusal('not.found');
        await tx.run(sql`
          update loyalty_missions
             set (period, goal, products, target, amount_minor, titles, position, is_open) = (${valuesOf(wish)}),
                 changed_at = clock_timestamp()
           where id = ${id}::bigint`);
        const trail = { action: 'mission.changed', object: `mission:${id}`, reason, before, after: wish };
        return { value: await readMissions(tx), trail };
      }),
    ),
  ];
}

/** @throws Refusal request.invalid */
function valuesOf({ period, goal, products, target, amount, titles, position, isOpen }: Wish) {
  const amountMinor = tryParseMinor(amount);
  if (amountMinor === null || amountMinor <= 0n)
    throw new Refusal('request.invalid', { field: 'amount', reason: 'format' });
  if (goal === 'limits' && (period !== 'once' || target !== 1))
    throw new Refusal('request.invalid', { field: period === 'once' ? 'target' : 'period', reason: 'once' });
  const clean = Object.fromEntries(Object.entries(titles).map(([language, title]) => [language, plainText(title)]));
  if (Object.values(clean).includes('')) throw new Refusal('request.invalid', { field: 'titles', reason: 'empty' });
  return sql`${period}, ${goal}, ${goal === 'bets' ? products : null}::text[], ${target}::int, ${amountMinor}::bigint,
    ${JSON.stringify(clean)}::jsonb, ${position}::int, ${isOpen}::boolean`;
}

async function readMissions(executor: Executor): Promise<View> {
  const reached = await executor.rows(sql<{ id: bigint; reached: number }>`
    select s.id, (select count(*)::int from loyalty_rewards r
                   where starts_with(r.source_key, format('mission:%s:', s.id))) as reached
      from loyalty_missions s`);
  const counts = new Map(reached.map((row) => [row.id, row.reached]));
  return (await listMissions(executor)).map(({ id, amountMinor, ...mission }) => ({
    ...mission,
    id: String(id),
    amount: formatMinor(amountMinor),
    reached: counts.get(id) ?? 0,
  }));
}
