import { VN_NORTH, VN_NORTH_PLAYS } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../platform/db/index.ts';
import type { StoredOdds, StoredPlay } from './games.ts';

const PLAY_NAMES: Readonly<Record<string, string>> = {
  lo2: 'Lo 2 digits', de: 'De, last two of DB', cang3: '3 cang, last three of DB', xien2: 'Xien 2', dau: 'Dau, tens digit of DB', duoi: 'Duoi, units digit of DB',
};
const MIN_UNIT_STAKE_MINOR = '100000';
const MAX_UNIT_STAKE_MINOR = '5000000000';

/** Sale closes 10 s before the draw of 60 s games and 30 s before that of 300 s games; the span is twice that (Z-36). */
const GAMES = [
  { code: 'VN60', name: 'Vietnam 60 seconds', intervalSeconds: 60, lockSeconds: 10 },
  { code: 'VN300', name: 'Vietnam 5 minutes', intervalSeconds: 300, lockSeconds: 30 },
] as const;

/** The two fast games of the demonstration merchant, both with the northern structure. */
export async function seedGames(tx: Tx): Promise<void> {
  const plays: StoredPlay[] = VN_NORTH_PLAYS.map(({ code, rule, units, picks }) => ({ code, name: PLAY_NAMES[code] ?? code, rule, units, picks }));
  const odds: StoredOdds[] = VN_NORTH_PLAYS.map((play) => ({
    play: play.code, odds: String(play.odds), minUnitStakeMinor: MIN_UNIT_STAKE_MINOR, maxUnitStakeMinor: MAX_UNIT_STAKE_MINOR,
  }));
  for (const [order, { code, name, intervalSeconds, lockSeconds }] of GAMES.entries()) {
    await tx.run(sql`insert into lottery_rules (game_code, version, structure, plays) values (${code}, 1, ${JSON.stringify(VN_NORTH)}::jsonb, ${JSON.stringify(plays)}::jsonb)`);
    await tx.run(sql`insert into lottery_odds (game_code, version, plays) values (${code}, 1, ${JSON.stringify(odds)}::jsonb)`);
    await tx.run(sql`
      insert into lottery_games (code, name, vendor, menu_tag, game_type, draw_days, currency, zone, interval_seconds, lock_seconds, span_seconds,
        max_lines, sort_order, rules_version, odds_version)
      values (${code}, ${name}, 'TCG_LOTTO_VN', 'VN', 'LOTT', '1,2,3,4,5,6,7', 'VND', 'Asia/Ho_Chi_Minh', ${intervalSeconds}::int, ${lockSeconds}::int,
        ${lockSeconds * 2}::int, 1000, ${order}::int, 1, 1)`);
  }
}
