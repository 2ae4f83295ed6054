import type { agencyDesk as contract, ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { approval, factLine } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { addDays, today } from '../days.ts';
import { hasLeft } from '../transfers/transfer-rows.ts';
import { requireWithin, lockRates, ratesOf } from '../rates.ts';
import { findPlace, findPlaces } from '../tree/tree-rows.ts';

type ZoneOf = (executor: Executor) => Promise<string>;
type Effect = ValueOf<typeof contract.moveEffect>;

/** The requested move, as stored with the request. */
interface Move {
  memberId: string;
  account: string;
  uplineId: string | null;
  uplineAccount: string | null;
  /** The upline at the time of the request; absent in requests that were stored without it. */
  former?: Effect['from'];
}

/**
 * The effect of moving a member below another upline now; days from tomorrow on count for the new upline.
 * @param uplineId null: to the top
 * @throws Refusal not.found, also for a closed upline; agency.move.below, rate.refused for rates above those of the
 * new upline
 */
export async function effectOfMove(
  executor: Executor,
  zoneOf: ZoneOf,
  memberId: bigint,
  uplineId: bigint | null,
): Promise<Effect> {
  const place = await findPlace(executor, memberId);
  const upline = uplineId === null ? undefined : await findPlace(executor, uplineId);
  if (place === undefined || (uplineId !== null && upline === undefined)) throw new Refusal('not.found');
  if (upline !== undefined) {
    if (await hasLeft(executor, upline.memberId)) throw new Refusal('not.found');
    if (upline.memberId === memberId || upline.path.includes(String(memberId))) throw new Refusal('agency.move.below');
    requireWithin(await ratesOf(executor, memberId), await ratesOf(executor, upline.memberId));
  }
  const former =
    place.parentId === null ? undefined : (await findPlaces(executor, [place.parentId])).get(place.parentId);
  const counts = await executor.one(sql<{ below: bigint; contracts: bigint; openBills: bigint }>`
    select (select count(*) from agency_members where path @> array[${memberId}::bigint]) as below,
           (select count(*) from agency_contracts where downline_id = ${memberId}::bigint
              and (upline_id is not null and state in ('valid', 'requested')
                   or ${uplineId}::bigint is not null and state = 'requested')) as contracts,
           (select count(*) from agency_bills where member_id = ${memberId}::bigint and payer_id is not null
              and state in ('issued', 'partCollected', 'insufficient')) as "openBills"`);
  const named = (one: typeof place | undefined) =>
    one === undefined ? null : { memberId: String(one.memberId), account: one.account };
  return {
    moved: Number(counts.below) + 1,
    from: named(former),
    to: named(upline),
    fromDay: addDays(today(await zoneOf(executor)), 1),
    contracts: Number(counts.contracts),
    openBills: Number(counts.openBills),
  };
}

/** A move that one operator requests and another approves. */
export function createMoveApproval(zoneOf: ZoneOf) {
  return approval<Move>({
    kind: 'agency.move',
    permission: 'agency.change',
    object: ({ memberId }) => `member:${memberId}`,
    title: ({ account, memberId, uplineAccount }) => `${account} (member:${memberId}) → ${uplineAccount ?? '–'}`,
    details: ({ former, uplineAccount }) =>
      former === undefined ? [] : [factLine('upline', former?.account, uplineAccount)],
    execute: (tx, move) => moveMember(tx, zoneOf, move),
  });
}

async function moveMember(tx: Tx, zoneOf: ZoneOf, move: Move) {
  await lockRates(tx);
  const memberId = BigInt(move.memberId);
  const to = move.uplineId === null ? null : BigInt(move.uplineId);
  const { from, to: upline, fromDay } = await effectOfMove(tx, zoneOf, memberId, to);
  // The member was moved meanwhile.
  if (move.former !== undefined && from?.memberId !== move.former?.memberId) throw new Refusal('version.conflict');
  const { moved } = await tx.one(sql<{ moved: number }>`
    select agency_move(${memberId}::bigint, ${to}::bigint, ${fromDay}::date) as moved`);
  return {
    action: 'agency.moved',
    before: { upline: from?.account ?? null },
    after: { upline: upline?.account ?? null, fromDay, moved },
  };
}
