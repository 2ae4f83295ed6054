import { sql, type Tx } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findDrawForUpdate } from '../draws/draw-row.ts';

/**
 * Postpones an official draw that has no result yet; the sale closes at the original time.
 * @returns the draw time until then
 * @throws Refusal draw.unknown or draw.not.postponable {state}: drawn here, drawn already, or the new time is not after
 * now and the lock
 */
export async function postponeOfficialDraw(tx: Tx, gameCode: string, issue: string, drawAt: Date): Promise<Date> {
  const draw = await findDrawForUpdate(tx, gameCode, issue);
  if (draw === undefined) throw new Refusal('draw.unknown');
  const isWaiting = draw.state === 'open' || draw.state === 'locked';
  if (draw.source !== 'feed' || !isWaiting || drawAt <= draw.now || drawAt <= draw.lockAt)
    throw new Refusal('draw.not.postponable', { state: draw.state });
  await tx.run(sql`
    update lottery_draws set draw_at = ${drawAt}::timestamptz, next_due_at = case state
      when 'locked' then ${drawAt}::timestamptz else next_due_at end where id = ${draw.id}`);
  await tx.run(sql`
    update lottery_draws j set draw_at = s.draw_at, next_due_at = case j.state when 'locked' then s.draw_at
      else j.next_due_at end
      from (select g.code, max(d.draw_at) as draw_at from lottery_games g
              join lottery_draws d on d.game_code = any(g.joins) and d.numero = ${issue}
             where ${gameCode}::text = any(g.joins) group by g.code) s
     where j.game_code = s.code and j.numero = ${issue} and j.state in ('open', 'locked')`);
  return draw.drawAt;
}
