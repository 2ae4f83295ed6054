import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { matchesShortId, type SearchHit, type SearchSource } from '../../../platform/operators/index.ts';
import type { Named } from '../games/names.ts';

interface FoundDraw {
  gameCode: string;
  gameName: string;
  numero: string;
  state: string;
}

const ISSUE = /^\d{8}(\d{4})?$/;

/** Searches draws by their issue, and tickets by their id or its prefix, which link to their draw. */
export function createSearch({ db }: Pick<Platform, 'db'>, named: Named): readonly SearchSource[] {
  const hitOf = ({ gameCode, gameName, numero: drawNumber, state }: FoundDraw): SearchHit => ({
    id: `${gameCode} ${drawNumber}`,
    title: `${gameName} ${drawNumber}`,
    detail: '',
    state,
    page: 'draws',
    query: { gameCode, numero: drawNumber },
  });
  return [
    {
      kind: 'draw',
      permission: 'draws.read',
      find: async (text, language) => {
        if (!ISSUE.test(text)) return [];
        const draws = await db.rows(sql<FoundDraw>`
          select d.game_code as "gameCode", g.name as "gameName", d.numero, d.state
            from lottery_games g join lottery_draws d on d.game_code = g.code and d.numero = ${text}::text
           order by g.sort_order limit 5`);
        return draws.map((draw) => hitOf(named(language, draw)));
      },
    },
    {
      kind: 'ticket',
      permission: 'draws.read',
      find: async (text, language) => {
        const isFound = matchesShortId(sql`t.id`, text, false);
        if (isFound === undefined) return [];
        const tickets = await db.rows(sql<FoundDraw & { id: string; account: string; status: string }>`
          select t.id, t.user_name as account, t.status, d.game_code as "gameCode", g.name as "gameName", d.numero,
                 d.state
            from lottery_tickets t join lottery_draws d on d.id = t.draw_id join lottery_games g on g.code = d.game_code
           where ${isFound} order by t.id limit 5`);
        return tickets.map(({ id, account, status, ...draw }) => {
          const hit = hitOf(named(language, draw));
          return { ...hit, id, title: id, detail: `${account} · ${hit.title}`, state: status };
        });
      },
    },
  ];
}
