import { winners } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../../platform/db/index.ts';
import { escrowAccount, houseAccount, type Wallet } from '../../wallet/index.ts';
import type { DrawRow } from '../draws/draw-row.ts';
import type { GameBook } from '../games/games.ts';

/**
 * drawn → settling: lists the winning picks and computes the total payout, after a correction only of the tickets that
 * change. Transfers any shortfall of the escrow from the house, so that an escrow is never negative.
 */
export async function beginSettlement(tx: Tx, wallet: Wallet, games: GameBook, draw: DrawRow): Promise<void> {
  const { result, gameCode, issue, resultVersion } = draw;
  if (result === null) throw new Error('A drawn draw has a result');
  const { structure, plays } = await games.rules(tx, gameCode, draw.rulesVersion);
  const won = plays.map((play) => ({ code: play.code, winners: winners(play, structure, result) }));
  await listWinningPicks(
    tx,
    draw.id,
    won.flatMap(({ code, winners: w }) =>
      w.kind === 'listed' ? [...w.picks].map(([picks, hits]) => ({ play: code, picks, hits })) : [],
    ),
  );
  await listSoldPicks(
    tx,
    draw.id,
    won.flatMap(({ code, winners: w }) => (w.kind === 'noneOf' ? [{ play: code, values: w.values }] : [])),
  );
  await listSoldMatches(
    tx,
    draw.id,
    won.flatMap(({ code, winners: w }) =>
      w.kind === 'matches' ? [{ play: code, values: w.values, hits: w.hits }] : [],
    ),
  );

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
