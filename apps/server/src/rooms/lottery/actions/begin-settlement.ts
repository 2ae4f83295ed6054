import { type LottoWinners, type Winners, winners } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../../platform/db/index.ts';
import { escrowAccount, houseAccount, type Wallet } from '../../wallet/index.ts';
import { type DrawRow, postponeDraw } from '../draws/draw-row.ts';
import type { GameBook } from '../games/games.ts';
import { isBehind, settlePools } from '../pools/settle-pools.ts';
import { lottoRuleOf } from '../pools/settings.ts';

/** Interval at which a draw checks whether the draw before it has decided its jackpot. */
const BEHIND_MS = 2000;
/**
 * A draw has tens of thousands of winning picks. With at most this many lines, reading the sold picks is cheaper than
 * listing them all.
 */
const FEW_LINES = 4000;

/**
 * drawn → settling: lists the winning picks and computes the total payout, after a correction only of the tickets that
 * change. Transfers any shortfall of the escrow from the house, so that an escrow is never negative. Draws with
 * jackpots are settled in their order.
 */
export async function beginSettlement(tx: Tx, wallet: Wallet, games: GameBook, draw: DrawRow): Promise<void> {
  const { result, gameCode, issue, resultVersion } = draw;
  if (result === null) throw new Error('the drawn draw has no result');
  const rules = await games.rules(tx, gameCode, draw.rulesVersion);
  const { structure, plays } = rules;
  if (lottoRuleOf(rules) !== undefined && (await isBehind(tx, draw))) return postponeDraw(tx, draw.id, BEHIND_MS);
  const won = plays.map((play) => ({ code: play.code, winners: winners(play, structure, result) }));
  await listWinners(tx, draw, won);
  await settlePools(tx, wallet, draw, rules);

  const payouts = await tx.rows(
    draw.settledVersion === 0
      ? sql<Payout>`select asset, payout_minor as "payoutMinor" from lottery_payouts(${draw.id}::bigint)`
      : sql<Payout>`select asset, payout_minor as "payoutMinor" from lottery_correction_payouts(${draw.id}::bigint)`,
  );
  for (const { asset, payoutMinor } of payouts) {
    const escrow = escrowAccount(gameCode, issue, asset);
    const lackMinor = payoutMinor - (await wallet.accountBalance(escrow, tx));
    if (lackMinor <= 0n) continue;
    await wallet.transfer(tx, {
      key: `draw:${gameCode}:${issue}:${asset}:fund:${resultVersion}`,
      debit: houseAccount(asset),
      credit: escrow,
      asset,
      amountMinor: lackMinor,
      kind: 'fund',
      reference: `${gameCode} ${issue}`,
    });
  }
  await tx.run(sql`update lottery_draws set state = 'settling', next_due_at = clock_timestamp() where id = ${draw.id}`);
}

interface Payout {
  asset: string;
  payoutMinor: bigint;
}

async function listWinners(
  tx: Tx,
  { id: drawId, ticketCount }: Pick<DrawRow, 'id' | 'ticketCount'>,
  won: readonly { code: string; winners: Winners }[],
): Promise<void> {
  const winning = won.flatMap(({ code, winners: w }) =>
    w.kind === 'listed' ? [...w.picks].map(([picks, hits]) => ({ play: code, picks, hits })) : [],
  );
  const isSold = await readSoldPicks(tx, drawId, ticketCount ?? Infinity);
  await listWinningPicks(tx, drawId, winning.filter(isSold));
  await listSoldPicks(
    tx,
    drawId,
    won.flatMap(({ code, winners: w }) => (w.kind === 'noneOf' ? [{ play: code, values: w.values }] : [])),
  );
  await listSoldMatches(
    tx,
    drawId,
    won.flatMap(({ code, winners: w }) =>
      w.kind === 'matches' ? [{ play: code, values: w.values, hits: w.hits }] : [],
    ),
  );
  await listSoldTickets(
    tx,
    drawId,
    won.flatMap(({ code, winners: w }) => (w.kind === 'lotto' ? [{ ...w, play: code }] : [])),
  );
}

/** Returns whether a pick was sold; for a draw with many lines, always true. */
async function readSoldPicks(
  tx: Tx,
  drawId: bigint,
  ticketCount: number,
): Promise<(pick: { play: string; picks: string }) => boolean> {
  // Every ticket has at least one line.
  if (ticketCount > FEW_LINES) return () => true;
  const lines = await tx.rows(sql<{ play: string; picks: string }>`
    select l.play, l.picks from lottery_tickets t join lottery_lines l on l.ticket_id = t.id
     where t.draw_id = ${drawId}::bigint and t.status <> 'cancelled' limit ${FEW_LINES + 1}::int`);
  if (lines.length > FEW_LINES) return () => true;
  const sold = new Set(lines.map(({ play, picks }) => `${play} ${picks}`));
  return ({ play, picks }) => sold.has(`${play} ${picks}`);
}

async function listWinningPicks(
  tx: Tx,
  drawId: bigint,
  winning: readonly { play: string; picks: string; hits: number }[],
): Promise<void> {
  await tx.run(sql`
    insert into lottery_winning_picks (draw_id, play, picks, hits)
    select ${drawId}::bigint, w.play, w.picks, w.hits
      from unnest(${winning.map(({ play }) => play)}::text[], ${winning.map(({ picks }) => picks)}::text[],
          ${winning.map(({ hits }) => hits)}::int[]) as w(play, picks, hits)
    on conflict do nothing`);
}

/**
 * Plays of absence have too many winning picks to list: only those that were sold are listed, and none of their numbers
 * is among the values.
 */
async function listSoldPicks(
  tx: Tx,
  drawId: bigint,
  absent: readonly { play: string; values: readonly string[] }[],
): Promise<void> {
  if (absent.length === 0) return;
  await tx.run(sql`
    insert into lottery_winning_picks (draw_id, play, picks, hits)
    select distinct ${drawId}::bigint, l.play, l.picks, 1
      from unnest(${absent.map(({ play }) => play)}::text[], ${absent.map(({ values }) => values.join(','))}::text[])
          as a(play, drawn)
      join lottery_lines l on l.play = a.play
      join lottery_tickets t on t.id = l.ticket_id
     where t.draw_id = ${drawId}::bigint and t.status <> 'cancelled'
       and not string_to_array(l.picks, ',') && string_to_array(a.drawn, ',')
    on conflict do nothing`);
}

/** Lines that win by their number of drawn picks: only those that were sold are listed, with their hits. */
async function listSoldMatches(
  tx: Tx,
  drawId: bigint,
  matching: readonly { play: string; values: readonly string[]; hits: readonly number[] }[],
): Promise<void> {
  if (matching.length === 0) return;
  await tx.run(sql`
    insert into lottery_winning_picks (draw_id, play, picks, hits)
    select ${drawId}::bigint, s.play, s.picks, s.hits from (
      select l.play, l.picks, m.hits[1 + (select count(*) from unnest(string_to_array(l.picks, ',')) as pick
                                           where pick = any(m.drawn))] as hits
        from (select play, string_to_array(drawn, ',') as drawn, string_to_array(hits, ',')::int[] as hits
                from unnest(${matching.map(({ play }) => play)}::text[],
                    ${matching.map(({ values }) => values.join(','))}::text[],
                    ${matching.map(({ hits }) => hits.join(','))}::text[]) as given(play, drawn, hits)) m
        join lottery_lines l on l.play = m.play
        join lottery_tickets t on t.id = l.ticket_id
       where t.draw_id = ${drawId}::bigint and t.status <> 'cancelled'
       group by l.play, l.picks, m.hits, m.drawn
    ) s where s.hits > 0
    on conflict do nothing`);
}

/**
 * Tickets with prize levels, by the number of their drawn picks and the bonus number: only those that were sold and win
 * are listed, with their hits and their winning combinations by prize.
 */
async function listSoldTickets(
  tx: Tx,
  drawId: bigint,
  tickets: readonly (LottoWinners & { play: string })[],
): Promise<void> {
  if (tickets.length === 0) return;
  const given = tickets.map(({ play, values, bonus, hits, prizes }) => ({ play, drawn: values, bonus, hits, prizes }));
  await tx.run(sql`
    insert into lottery_winning_picks (draw_id, play, picks, hits, prizes)
    select ${drawId}::bigint, s.play, s.picks, (m.hits -> s.b ->> s.n)::int,
           array(select value::int from jsonb_array_elements_text(m.prizes -> s.b -> s.n) with ordinality
                  order by ordinality)
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
             as m(play text, drawn text[], bonus text, hits jsonb, prizes jsonb)
     cross join lateral (
      select l.play, l.picks, coalesce(m.bonus = any(string_to_array(l.picks, ',')), false)::int as b,
             (select count(*)::int from unnest(string_to_array(l.picks, ',')) as pick where pick = any(m.drawn)) as n
        from lottery_lines l join lottery_tickets t on t.id = l.ticket_id
       where l.play = m.play and t.draw_id = ${drawId}::bigint and t.status <> 'cancelled'
       group by l.play, l.picks
    ) s
     where jsonb_path_exists(m.prizes -> s.b -> s.n, '$[*] ? (@ > 0)')
    on conflict do nothing`);
}
