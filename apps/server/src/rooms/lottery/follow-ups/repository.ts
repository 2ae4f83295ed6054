import type { lottery as contract, ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { FollowUpFacts } from './decide.ts';
import type { RowOf } from '../../../platform/rows/wire-row.ts';

/** A repeated ticket with the results of its tickets; amounts in minor units. */
export type FollowUpRow = RowOf<
  Omit<ValueOf<typeof contract.startFollowUp>, 'stake' | 'rebate' | 'lossCap' | 'net'>,
  never,
  'createdAt'
> & {
  stakeMinor: bigint;
  /** Rebate of the first ticket, in tenths of a percent. */
  rebate: number;
  lossCapMinor: bigint | null;
  netMinor: bigint;
};

const ROW = sql`
  select f.id as "followUpId", f.first_ticket as "ticketId", f.game_code as "gameCode", g.name as "gameName",
    t.total_minor as "stakeMinor", t.rebate, f.draws_wanted as draws,
         s.done, f.stop_on_win as "stopOnWin", f.loss_cap_minor as "lossCapMinor", s.net as "netMinor", f.state,
         f.end_reason as "endReason",
         s.issue as "lastNumero", s.last_ticket as "lastTicketId", f.created_at as "createdAt"
    from lottery_follow_ups f
    join lottery_games g on g.code = f.game_code
    join lottery_tickets t on t.id = f.first_ticket
    cross join lateral (
      select max(b.place) as done,
        coalesce(sum(bt.win_minor + lottery_rebate(bt.total_minor, bt.rebate) - bt.total_minor)
          filter (where bt.status in ('won', 'lost')), 0)::bigint as net,
             (array_agg(d.numero order by b.place desc))[1] as issue,
             (array_agg(b.ticket_id order by b.place desc))[1] as last_ticket
        from lottery_follow_up_tickets b join lottery_tickets bt on bt.id = b.ticket_id
        join lottery_draws d on d.id = b.draw_id where b.follow_up_id = f.id) s`;

/** A repetition of this member. */
export function findFollowUp(executor: Executor, memberId: bigint, id: string): Promise<FollowUpRow | undefined> {
  return executor.first(sql<FollowUpRow>`${ROW} where f.id = ${id}::uuid and f.member_id = ${memberId}::bigint`);
}

export function listFollowUps(executor: Executor, memberId: bigint, limit: number): Promise<FollowUpRow[]> {
  return executor.rows(sql<FollowUpRow>`
    ${ROW} where f.member_id = ${memberId}::bigint order by f.state, f.created_at desc limit ${limit}::int`);
}

export async function endFollowUp(executor: Executor, id: string, reason: string): Promise<void> {
  await executor.run(sql`
    update lottery_follow_ups set state = 'ended', end_reason = ${reason}, ended_at = clock_timestamp()
      where id = ${id}::uuid and state = 'active'`);
}

export async function postponeFollowUp(executor: Executor, id: string, byMs: number): Promise<void> {
  await executor.run(sql`
    update lottery_follow_ups set next_due_at = clock_timestamp() + ${byMs}::int * interval '1 millisecond'
      where id = ${id}::uuid and state = 'active'`);
}

/** Data of a repetition that the next purchase needs. */
export type DueFollowUp = Pick<
  FollowUpFacts,
  'wanted' | 'done' | 'stopOnWin' | 'lossCapMinor' | 'stakeMinor' | 'netMinor' | 'lastStatus' | 'hasWon'
> & {
  id: string;
  memberId: bigint;
  userName: string;
  asset: string;
  gameCode: string;
  firstTicket: string;
  /** Rebate of the first ticket, in tenths of a percent. */
  rebate: number;
  /** Time of the last ticket's draw, and the time left until then. */
  lastDrawAt: Date;
  drawInMs: number;
};

/**
 * Claims a due repetition and locks its row until the transaction ends. Returns undefined when another process holds
 * it.
 */
export function claimFollowUp(tx: Tx, id: string): Promise<DueFollowUp | undefined> {
  return tx.first(sql<DueFollowUp>`
    with taken as (
      select * from lottery_follow_ups
        where id = ${id}::uuid and state = 'active' and next_due_at <= clock_timestamp() for no key update skip locked)
    select f.id, f.member_id as "memberId", f.user_name as "userName", f.asset, f.game_code as "gameCode",
      f.first_ticket as "firstTicket",
           f.draws_wanted as wanted, f.stop_on_win as "stopOnWin", f.loss_cap_minor as "lossCapMinor",
           t.total_minor as "stakeMinor", t.rebate, s.done, s.net as "netMinor", s.has_won as "hasWon",
           lt.status as "lastStatus", ld.draw_at as "lastDrawAt",
           greatest(0, least(86400000, extract(epoch from ld.draw_at - clock_timestamp()) * 1000))::int as "drawInMs"
      from taken f
      join lottery_tickets t on t.id = f.first_ticket
      cross join lateral (
        select max(b.place) as done,
          coalesce(sum(bt.win_minor + lottery_rebate(bt.total_minor, bt.rebate) - bt.total_minor)
          filter (where bt.status in ('won', 'lost')), 0)::bigint as net,
               bool_or(bt.status = 'won') as has_won
          from lottery_follow_up_tickets b join lottery_tickets bt on bt.id = b.ticket_id where b.follow_up_id = f.id) s
      join lottery_follow_up_tickets l on l.follow_up_id = f.id and l.place = s.done
      join lottery_tickets lt on lt.id = l.ticket_id
      join lottery_draws ld on ld.id = l.draw_id`);
}

/** Due repetitions, longest due first. */
export function dueFollowUps(executor: Executor, limit: number): Promise<{ id: string; gameCode: string }[]> {
  return executor.rows(sql<{ id: string; gameCode: string }>`
    select id, game_code as "gameCode" from lottery_follow_ups
      where state = 'active' and next_due_at <= (select clock_timestamp()) order by next_due_at limit ${limit}::int`);
}

/** Milliseconds until a repetition is due; infinite if there is none. */
export async function msUntilFollowUp(executor: Executor): Promise<number> {
  const next = await executor.first(sql<{ ms: number }>`
    select greatest(0, extract(epoch from next_due_at - clock_timestamp()) * 1000)::float8 as ms
      from lottery_follow_ups where state = 'active' order by next_due_at limit 1`);
  return next?.ms ?? Infinity;
}

/** The game's first draw after a time that is on sale. */
export function nextOnSale(executor: Executor, gameCode: string, after: Date) {
  return executor.first(sql<{ id: bigint; issue: string }>`
    select id, numero as issue from lottery_draws
     where game_code = ${gameCode} and draw_at > ${after}::timestamptz and state = 'open'
       and lock_at > clock_timestamp() order by draw_at limit 1`);
}

export async function noteTicket(tx: Tx, { id, done }: DueFollowUp, ticketId: string, drawId: bigint): Promise<void> {
  await tx.run(sql`
    insert into lottery_follow_up_tickets (follow_up_id, place, ticket_id, draw_id)
    values (${id}::uuid, ${done + 1}::int, ${ticketId}::uuid, ${drawId}::bigint)`);
}
