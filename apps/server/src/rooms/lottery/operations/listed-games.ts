import type { lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { type Database, sql } from '../../../platform/db/index.ts';
import type { GameBook, LotteryGame } from '../games/games.ts';
import { returnText } from '../pools/settings.ts';

/** A lottery in operators' lists. */
export type ListedGame = ValueOf<typeof contract.games>[number];

type Row = Pick<ListedGame, 'family' | 'calendar' | 'intervalSeconds' | 'drawTime' | 'isOff'> & {
  code: string;
  numero: string | null;
  lockAt: Date | null;
  drawAt: Date | null;
};

export async function listGames(db: Database, games: GameBook): Promise<ListedGame[]> {
  const rows = await db.rows(sql<Row>`
    select g.code, g.family, not g.enabled as "isOff", g.calendar, to_char(g.draw_time, 'HH24:MI') as "drawTime",
           case when g.next_interval_from <= (now() at time zone g.zone)::date then g.next_interval_seconds
             else g.interval_seconds end as "intervalSeconds",
           d.numero, d.lock_at as "lockAt", d.draw_at as "drawAt"
      from lottery_games g
      left join lateral (
        select numero, lock_at, draw_at from lottery_draws
         where game_code = g.code and draw_at > now() and state in ('scheduled', 'open', 'locked')
         order by draw_at limit 1) d on true`);
  const more = new Map(rows.map((row) => [row.code, row]));
  return (await games.all()).flatMap((game) => {
    const row = more.get(game.code);
    return row === undefined ? [] : [toListed(game, row)];
  });
}

function toListed(game: LotteryGame, { code, numero: drawNumber, lockAt, drawAt, ...row }: Row): ListedGame {
  return {
    gameCode: code,
    gameName: game.name,
    source: game.source,
    enabled: game.enabled,
    hasJackpot: game.poolShareBp > 0,
    rulesVersion: game.rulesVersion,
    oddsVersion: game.oddsVersion,
    ...row,
    tag: game.menuTag,
    drawDays: game.drawDays.split(',').map(Number),
    next:
      drawNumber === null || lockAt === null || drawAt === null
        ? null
        : { numero: drawNumber, lockAt: lockAt.getTime(), drawAt: drawAt.getTime() },
    returns: returnsOf(game),
  };
}

const known = new WeakMap<LotteryGame['plays'], { shareBp: number; returns: ListedGame['returns'] }>();

/** Computed once per version of rules, odds and pools; the plays of a version are one object. */
function returnsOf({ plays, structure, poolShareBp: shareBp }: LotteryGame): ListedGame['returns'] {
  const found = known.get(plays);
  if (found?.shareBp === shareBp) return found.returns;
  const texts = [...plays.values()]
    .map((play) => returnText(play, structure, shareBp))
    .toSorted((a, b) => Number(a) - Number(b));
  const returns = { least: texts[0] ?? '–', most: texts.at(-1) ?? '–' };
  known.set(plays, { shareBp, returns });
  return returns;
}
