import { randomUUID } from 'node:crypto';
import type { BodyOf, lottery as contract, ValueOf } from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import type { LotteryPlatform } from '../ports.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import { isFollowUpOffered } from './decide.ts';
import { endFollowUp, findFollowUp, type FollowUpRow, listFollowUps } from './repository.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';

type Wanted = BodyOf<typeof contract.startFollowUp>;
export type FollowUp = ValueOf<typeof contract.startFollowUp>;

export type FollowUps = ReturnType<typeof createFollowUps>;

/** Maximum of the contract. */
const MOST_DRAWS = 50;
const SHOWN = 20;
const MOST_ACTIVE = 10;

/** A member's repeated tickets and their control; no call here moves money. */
export function createFollowUps({ db, site }: Pick<LotteryPlatform, 'db' | 'site'>) {
  const isOffered = () => isFollowUpOffered(site);
  const own = async (memberId: bigint, id: string): Promise<FollowUp> => {
    const row = requireFound(await findFollowUp(db, memberId, id));
    return present(row);
  };
  return {
    /** Maximum number of further draws for a repeated ticket; 0 while the merchant does not offer it. */
    most: async (): Promise<number> => ((await isOffered()) ? MOST_DRAWS : 0),
    /**
     * Starting a ticket of a repetition again, the first one or a later one, returns this repetition.
     * @throws Refusal not.found, module.disabled, draw.closed, limit.exceeded {maxActive} or {min}
     */
    start: async (caller: Caller, wanted: Wanted): Promise<FollowUp> => {
      if (!(await isOffered())) throw new Refusal('module.disabled');
      return own(caller.memberId, await db.transaction((tx) => create(tx, caller, wanted)));
    },
    list: async (memberId: bigint): Promise<FollowUp[]> => (await listFollowUps(db, memberId, SHOWN)).map(present),
    /** @throws Refusal not.found */
    stop: async (memberId: bigint, id: string): Promise<FollowUp> => {
      await own(memberId, id);
      await endFollowUp(db, id, 'stopped');
      return own(memberId, id);
    },
  };
}

async function create(
  tx: Tx,
  { memberId, userName, asset }: Caller,
  { ticketId, draws, stopOnWin, lossCap }: Wanted,
): Promise<string> {
  // Serialised per member, so that the count below is exact.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('lottery_follow_ups:' || ${memberId}::bigint, 0))`);
  const ticket = await tx.found(sql<{
    gameCode: string;
    drawId: bigint;
    totalMinor: bigint;
    status: string;
    known: string | null;
    active: number;
    isOnSale: boolean;
  }>`
    select d.game_code as "gameCode", d.id as "drawId", t.total_minor as "totalMinor", t.status,
           (select b.follow_up_id from lottery_follow_up_tickets b where b.ticket_id = t.id) as known,
           (select count(*) from lottery_follow_ups f
           where f.member_id = t.member_id and f.state = 'active')::int as active,
           d.state in ('open', 'locked', 'drawn', 'settling') as "isOnSale"
      from lottery_tickets t join lottery_draws d on d.id = t.draw_id
      where t.id = ${ticketId}::uuid and t.member_id = ${memberId}::bigint and t.asset = ${asset}`);
  if (ticket.known !== null) return ticket.known;
  if (ticket.status !== 'open' || !ticket.isOnSale) throw new Refusal('draw.closed');
  if (ticket.active >= MOST_ACTIVE) throw new Refusal('limit.exceeded', { maxActive: MOST_ACTIVE });
  const capMinor = lossCap === undefined ? null : parseMinor(lossCap);
  // A cap below one stake would never allow a second ticket.
  if (capMinor !== null && capMinor < ticket.totalMinor)
    throw new Refusal('limit.exceeded', { min: formatMinor(ticket.totalMinor) });
  const id = randomUUID();
  await tx.run(
    sql`
    insert into lottery_follow_ups (id, member_id, user_name, asset, game_code, first_ticket, draws_wanted, stop_on_win,
      loss_cap_minor, next_due_at, created_at)
    values (${id}::uuid, ${memberId}::bigint, ${userName}, ${asset}, ${ticket.gameCode}, ${ticketId}::uuid,
      ${draws}::int, ${stopOnWin}::boolean, ${capMinor}::bigint,
      clock_timestamp(), clock_timestamp())`,
    { wakes: ['job:lottery-follow-ups'] },
  );
  await tx.run(sql`
    insert into lottery_follow_up_tickets (follow_up_id, place, ticket_id, draw_id)
    values (${id}::uuid, 0, ${ticketId}::uuid, ${ticket.drawId}::bigint)`);
  return id;
}

function present({ stakeMinor, rebate, lossCapMinor, netMinor, ...plan }: FollowUpRow): FollowUp {
  return {
    ...wireRow(plan),
    stake: formatMinor(stakeMinor),
    ...(rebate > 0 && { rebate }),
    lossCap: lossCapMinor === null ? null : formatMinor(lossCapMinor),
    net: formatMinor(netMinor),
  };
}
