import { winningPicks } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../../platform/db/index.ts';
import { escrowAccount, houseAccount, type Wallet } from '../../wallet/index.ts';
import type { DrawRow } from '../draw-row.ts';
import type { GameBook } from '../games.ts';

/**
 * drawn → settling: lists the winning picks, computes the whole payout and moves what the escrow lacks from the house,
 * so that an escrow is never below zero.
 */
export async function beginSettlement(tx: Tx, wallet: Wallet, games: GameBook, draw: DrawRow): Promise<void> {
  const { result, gameCode, numero, resultVersion } = draw;
  if (result === null) throw new Error('A drawn draw has a result');
  const { structure, plays } = await games.rules(tx, gameCode, draw.rulesVersion);
  const winning = plays.flatMap((play) => [...winningPicks(play, structure, result)].map(([picks, hits]) => ({ play: play.code, picks, hits })));
  await tx.run(sql`
    insert into lottery_winning_picks (draw_id, play, picks, hits)
    select ${draw.id}::bigint, w.play, w.picks, w.hits
      from unnest(${winning.map(({ play }) => play)}::text[], ${winning.map(({ picks }) => picks)}::text[], ${winning.map(({ hits }) => hits)}::int[]) as w(play, picks, hits)
    on conflict do nothing`);

  const payouts = await tx.rows(sql<{ asset: string; payoutMinor: bigint }>`select asset, payout_minor as "payoutMinor" from lottery_payouts(${draw.id}::bigint)`);
  for (const { asset, payoutMinor } of payouts) {
    const escrow = escrowAccount(gameCode, numero, asset);
    const lackMinor = payoutMinor - (await wallet.accountBalance(escrow, tx));
    if (lackMinor <= 0n) continue;
    await wallet.transfer(tx, {
      key: `draw:${gameCode}:${numero}:${asset}:fund:${resultVersion}`, debit: houseAccount(asset), credit: escrow, asset,
      amountMinor: lackMinor, kind: 'fund', reference: `${gameCode} ${numero}`,
    });
  }
  await tx.run(sql`update lottery_draws set state = 'settling', next_due_at = clock_timestamp() where id = ${draw.id}`);
}
