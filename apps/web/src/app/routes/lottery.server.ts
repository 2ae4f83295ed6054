import { drawQuery } from '../../features/lottery/results/api/draw.ts';
import { firstHistoryPage, historyQuery } from '../../features/lottery/results/api/history.ts';
import { lotteryMenuQuery } from '../../features/lottery/games/api/menu.ts';
import { playsQuery } from '../../features/lottery/games/api/plays.ts';
import { gameCodeOf } from '../../features/lottery/games/model/games.ts';
import { issueOf } from '../../features/lottery/draws/model/issue.ts';
import { stamp } from '../../shared/query/stamped.ts';
import { serverQuery, type QueryFacts, type ServerQueries, type ServerQuery } from '../server-query.ts';

export const queries: ServerQueries = {
  '/m/lott': (facts) => [menu(facts)],
  '/m/lottery/play': (facts) => [
    menu(facts),
    ...gameQueries(facts.search, (code) =>
      serverQuery(playsQuery(code).queryKey, (doors) => doors.plays(code, facts.language)),
    ),
  ],
  '/m/lottery/history': history,
  '/m/lottery/list': (facts) => [menu(facts)],
  '/m/lottery/winNumbers': history,
  '/m/lottery/draw': ({ search, language }) =>
    issueOf(search) === ''
      ? []
      : gameQueries(search, (code) =>
          serverQuery(drawQuery(code, issueOf(search)).queryKey, (doors) =>
            doors.draw(code, issueOf(search), language),
          ),
        ),
};

function menu({ language }: QueryFacts): ServerQuery {
  return serverQuery(lotteryMenuQuery().queryKey, (doors) => doors.vnMenu(language), stamp);
}

function history(facts: QueryFacts): ServerQuery[] {
  return [
    menu(facts),
    ...gameQueries(facts.search, (code) =>
      serverQuery(historyQuery(code).queryKey, (doors) => doors.history(code), firstHistoryPage),
    ),
  ];
}

/** Queries about the game that an address names; none when it names none. */
function gameQueries(search: Record<string, string>, queryFor: (gameCode: string) => ServerQuery): ServerQuery[] {
  const gameCode = gameCodeOf(search);
  return gameCode === '' ? [] : [queryFor(gameCode)];
}
