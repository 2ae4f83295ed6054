import { type Database, sql } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type DrawRow, findDraw } from '../draws/draw-row.ts';
import type { GameBook } from '../games/games.ts';
import type { Rules } from '../games/terms.ts';
import { type ResultReport, resultsOf, type ResultVersion } from '../results/result-versions.ts';
import { timesOf } from './sale-figures.ts';

/** The engine's state of a draw. Amounts in minor units per asset. */
export interface DrawReport {
  draw: DrawRow;
  gameName: string;
  structure: Rules['structure'];
  nextDueAt: Date | null;
  escrow: { asset: string; balanceMinor: bigint }[];
  tickets: {
    asset: string;
    status: string;
    count: number;
    stakeMinor: bigint;
    winMinor: bigint;
    rebateMinor: bigint;
  }[];
  /** The picks with the highest payouts if they hit once at their highest prize, highest first; real money only. */
  exposure: {
    play: string;
    picks: string;
    tickets: number;
    stakeMinor: bigint;
    payoutMinor: bigint;
    liabilityMinor: bigint | null;
  }[];
  /** Its jackpots: the divided amounts of a settled draw, the current ones of any other. */
  pools: {
    level: string;
    asset: string;
    shareBp: number;
    jackpotMinor: bigint;
    guaranteeMinor: bigint;
    winners: bigint | null;
    paidMinor: bigint;
  }[];
  versions: ResultVersion[];
  reports: ResultReport[];
}

const PICKS_SHOWN = 50;

/** @throws Refusal draw.unknown */
export async function reportDraw(db: Database, games: GameBook, gameCode: string, issue: string): Promise<DrawReport> {
  const draw = await findDraw(db, gameCode, issue);
  if (draw === undefined) throw new Refusal('draw.unknown');
  const { gameName, nextDueAt } = await db.one(sql<{ gameName: string; nextDueAt: Date | null }>`
    select g.name as "gameName", case when d.state in ('settled', 'void') or not isfinite(d.next_due_at) then null
      else d.next_due_at end as "nextDueAt"
      from lottery_draws d join lottery_games g on g.code = d.game_code where d.id = ${draw.id}`);
  const tickets = await db.rows(sql<DrawReport['tickets'][number]>`
    select asset, status, count(*)::int as count, sum(total_minor)::bigint as "stakeMinor",
      coalesce(sum(win_minor), 0)::bigint as "winMinor",
      coalesce(sum((lottery_rebate_paid(lottery_tickets)).paid), 0)::bigint as "rebateMinor"
      from lottery_tickets where draw_id = ${draw.id} group by asset, status order by asset, status`);
  const assets = [...new Set(tickets.map(({ asset }) => asset))];
  const escrow = await db.rows(sql<DrawReport['escrow'][number]>`
    select a.asset, wallet_balance(lottery_escrow(${gameCode}, ${issue}, a.asset)) as "balanceMinor"
      from unnest(${assets}::text[]) as a(asset) order by a.asset`);
  const rules = await games.rules(db, gameCode, draw.rulesVersion);
  const times = Object.fromEntries(rules.plays.map(({ code }) => [code, timesOf(rules, code)]));
  const exposure = await db.rows(sql<DrawReport['exposure'][number]>`
    with dearest as (
      select b.play, b.picks, count(*)::int as tickets, sum(b.stake)::bigint as stake, sum(b.payout)::bigint as payout
        from (select l.ticket_id, l.play, l.picks, sum(l.price_minor) as stake,
                     sum(lottery_payout(l.unit_stake_minor, l.odds,
                       coalesce((${JSON.stringify(times)}::jsonb ->> l.play)::int, 1))) as payout
                from lottery_tickets t join lottery_lines l on l.ticket_id = t.id
               where t.draw_id = ${draw.id} and t.status <> 'cancelled' and t.asset <> 'FUN'
               group by l.ticket_id, l.play, l.picks) b
       group by b.play, b.picks order by payout desc, b.play, b.picks limit ${PICKS_SHOWN}::int
    )
    select d.play, d.picks, d.tickets, d.stake as "stakeMinor", d.payout as "payoutMinor",
           (select sum(b.liability_minor)::bigint from lottery_liability b
             where b.draw_id = ${draw.id} and b.play = d.play and b.picks = d.picks) as "liabilityMinor"
      from dearest d order by d.payout desc, d.play, d.picks`);
  const pools = await db.rows(sql<DrawReport['pools'][number]>`
    select c.level, c.asset, c.share_bp as "shareBp", coalesce(c.jackpot_minor, j.amount_minor) as "jackpotMinor",
           j.guarantee_minor as "guaranteeMinor", case when c.jackpot_minor is not null then c.winners end as winners,
           c.paid_minor as "paidMinor"
      from lottery_draw_pools c
      join lottery_jackpots() j on j.game_code = ${gameCode} and j.level = c.level and j.asset = c.asset
     where c.draw_id = ${draw.id} and c.asset <> 'FUN' order by c.level`);
  return {
    draw,
    gameName,
    structure: rules.structure,
    nextDueAt,
    escrow,
    tickets,
    exposure,
    pools,
    ...(await resultsOf(db, gameCode, issue)),
  };
}
