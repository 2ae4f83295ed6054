import { loyaltyDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor, tryParseMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, route, TRIAL_TYPE } from '../../../platform/http/index.ts';
import {
  approval,
  type ApprovalKind,
  type Change,
  factLine,
  requestApproval,
} from '../../../platform/operators/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import { findLevel, listHistory, readLevels, readTerms } from '../levels/level-rows.ts';
import { sumWaiting } from '../rewards/reward-rows.ts';
import type { LoyaltyServices } from '../services.ts';
import { mostMinor } from './most.ts';

interface LevelInput {
  memberId: string;
  account: string;
  asset: string;
  /** At the time of the request; absent in requests that were stored without it. */
  former?: number;
  level: number;
}

/** Minor units as text, because it is stored as JSON. */
interface RewardInput {
  memberId: string;
  account: string;
  asset: string;
  amountMinor: string;
}

const objectOf = ({ memberId }: { memberId: string }) => `member:${memberId}`;
const titleOf = (input: { memberId: string; account: string }) => `${input.account} (${objectOf(input)})`;

/** A member's level and rewards in the operators' console. */
export function createMemberDesk(services: LoyaltyServices): { routes: BoundRoute[]; approvals: ApprovalKind[] } {
  const { platform } = services;
  const { db, people } = platform;
  const level = approval<LevelInput>({
    kind: 'loyalty.level',
    permission: 'loyalty.reward',
    object: objectOf,
    title: titleOf,
    details: ({ former, level: wanted }) => [factLine('level', ...(former === undefined ? [] : [former]), wanted)],
    execute: (tx, change) => setLevel(tx, services, change),
  });
  const reward = approval<RewardInput>({
    kind: 'loyalty.reward',
    permission: 'loyalty.reward',
    object: objectOf,
    title: titleOf,
    amount: ({ amountMinor, asset }) => ({ amountMinor: BigInt(amountMinor), asset }),
    execute: (tx, change, { approvalId }) => giveReward(tx, services, change, approvalId),
  });
  /** Levels and rewards are only for real-money members. @throws Refusal not.found, request.invalid */
  async function requireMember(id: string) {
    const member = requireFound(await people.find(BigInt(id)));
    if (member.type === TRIAL_TYPE) throw new Refusal('request.invalid', { field: 'memberId', reason: 'trial' });
    return { memberId: id, account: member.account, asset: member.asset };
  }

  return {
    approvals: [level, reward],
    routes: [
      route(contract.memberLoyalty, async ({ params }) => {
        const { asset } = await requireMember(params.id);
        return readMember(db, BigInt(params.id), asset);
      }),
      route(contract.requestLevel, async ({ operator, ip, params, body: { level: wanted, ...change } }) => {
        const member = await requireMember(params.id);
        if ((await readLevels(db)).every((row) => row.level !== wanted))
          throw new Refusal('request.invalid', { field: 'level', reason: 'unknown' });
        const former = (await findLevel(db, BigInt(params.id)))?.level ?? 1;
        return requestApproval(platform, { operator, ip }, change, level, { ...member, former, level: wanted });
      }),
      route(contract.requestReward, async ({ operator, ip, params, body: { amount, ...change } }) => {
        const member = await requireMember(params.id);
        const amountMinor = tryParseMinor(amount);
        if (amountMinor === null || amountMinor === 0n)
          throw new Refusal('request.invalid', { field: 'amount', reason: 'format' });
        if (amountMinor > mostMinor('reward'))
          throw new Refusal('request.invalid', { field: 'amount', reason: 'maximum' });
        const payload = { ...member, amountMinor: String(amountMinor) };
        return requestApproval(platform, { operator, ip }, change, reward, payload);
      }),
    ],
  };
}

async function readMember(
  executor: Executor,
  memberId: bigint,
  currency: string,
): Promise<ValueOf<typeof contract.memberLoyalty>> {
  const status = await findLevel(executor, memberId);
  const { count } = await sumWaiting(executor, memberId);
  return {
    level: status?.level ?? 1,
    highest: status?.highest ?? 1,
    deposit: formatMinor(status?.depositMinor ?? 0n),
    turnover: formatMinor(status?.turnoverMinor ?? 0n),
    kept: formatMinor(status?.keptMinor ?? 0n),
    keepUntil: status?.keepUntil ?? null,
    currency,
    waiting: count,
    history: (await listHistory(executor, memberId)).map(({ at, ...change }) => ({ ...change, at: at.getTime() })),
  };
}

/** A level set by an operator lasts for a period, like an earned one; it includes no gift. */
async function setLevel(tx: Tx, services: LoyaltyServices, input: LevelInput): Promise<Change> {
  const { memberId, asset, former, level } = input;
  const id = BigInt(memberId);
  const { today } = await services.today(tx);
  await tx.run(sql`select loyalty_join(array[${id}::bigint], ${asset}, ${today}::date)`);
  const before = await tx.one(sql<{ level: number }>`
    select level from loyalty_members where member_id = ${id}::bigint for update`);
  // The level was earned, lost or set meanwhile.
  if (former !== undefined && before.level !== former) throw new Refusal('version.conflict');
  if ((await readLevels(tx)).every((row) => row.level !== level))
    throw new Refusal('request.invalid', { field: 'level', reason: 'unknown' });
  await tx.run(sql`
    update loyalty_members
       set level = ${level}::int, highest = greatest(highest, ${level}::int), since = clock_timestamp(),
           keep_from = ${today}::date, check_on = ${today}::date + (select keep_days from loyalty_terms)
     where member_id = ${id}::bigint`);
  await tx.run(sql`
    insert into loyalty_history (member_id, from_level, to_level, cause)
    values (${id}::bigint, ${before.level}::int, ${level}::int, 'operator')`);
  await services.tell(tx, [id]);
  return { action: 'member.level', before: { level: before.level }, after: { level } };
}

async function giveReward(
  tx: Tx,
  { tell }: LoyaltyServices,
  { memberId, asset, amountMinor }: RewardInput,
  approvalId: bigint,
): Promise<Change> {
  const { rewardDays } = await readTerms(tx);
  await tx.run(sql`
    insert into loyalty_rewards (source_key, member_id, kind, amount_minor, asset, title, expires_at)
    values (${`approval:${approvalId}`}, ${memberId}::bigint, 'money', ${amountMinor}::bigint, ${asset},
      ${JSON.stringify({ text: 'gift' })}::jsonb, clock_timestamp() + ${rewardDays}::int * interval '1 day')`);
  await tell(tx, [BigInt(memberId)]);
  return {
    action: 'member.reward',
    before: {},
    after: { amount: formatMinor(BigInt(amountMinor)), currency: asset },
  };
}
