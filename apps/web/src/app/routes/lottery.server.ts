import { bannersQuery } from '../../features/content/banners/api/banners-query.ts';
import { drawQuery } from '../../features/lottery/results/api/draw.ts';
import { firstHistoryPage, historyQuery } from '../../features/lottery/results/api/history.ts';
import { lotteryMenuQuery } from '../../features/lottery/games/api/menu.ts';
import { playsQuery } from '../../features/lottery/games/api/plays.ts';
import { gameCodeOf } from '../../features/lottery/games/model/games.ts';
import { issueOf } from '../../features/lottery/draws/model/issue.ts';
import { stamp } from '../../shared/query/stamped.ts';
import { serverQuery, type QueryFacts, type ServerQueries, type ServerQuery } from '../server-query.ts';

export const queries: ServerQueries = {
  '/m/lott': () => [menu(), banners()],
  '/m/lottery/play': ({ search }) => [
    menu(),
    ...gameQueries(search, (code) =>
      serverQuery(playsQuery(code).queryKey, (ask) => ask('lottery.plays', { query: { gameCode: code } })),
    ),
  ],
  '/m/lottery/history': history,
  '/m/lottery/list': () => [menu()],
  '/m/lottery/winNumbers': history,
  '/m/lottery/draw': ({ search }) =>
    issueOf(search) === ''
      ? []
      : gameQueries(search, (code) =>
          serverQuery(drawQuery(code, issueOf(search)).queryKey, (ask) =>
            ask('lottery.draw', { params: { gameCode: code, numero: issueOf(search) } }),
          ),
        ),
};

function banners(): ServerQuery {
  return serverQuery(bannersQuery('m_lott').queryKey, (ask) =>
    ask('content.banners', { query: { groupName: 'm_lott' } }),
  );
}

function menu(): ServerQuery {
  return serverQuery(lotteryMenuQuery().queryKey, (ask) => ask('lottery.vnMenu'), stamp);
}

function history({ search }: QueryFacts): ServerQuery[] {
  return [
    menu(),
    ...gameQueries(search, (code) =>
      serverQuery(
        historyQuery(code).queryKey,
        (ask) => ask('lottery.history', { query: { gameCode: code } }),
        firstHistoryPage,
      ),
    ),
  ];
}

/** Queries about the game in the address; empty when the address names no game. */
function gameQueries(search: Record<string, string>, queryFor: (gameCode: string) => ServerQuery): ServerQuery[] {
  const gameCode = gameCodeOf(search);
  return gameCode === '' ? [] : [queryFor(gameCode)];
}
