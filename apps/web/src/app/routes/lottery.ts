import { drawQuery } from '../../features/lottery/api/draw.ts';
import { firstHistoryPage, historyQuery } from '../../features/lottery/api/history.ts';
import { lotteryMenuQuery } from '../../features/lottery/api/menu.ts';
import { playsQuery } from '../../features/lottery/api/plays.ts';
import { gameCodeOf } from '../../features/lottery/model/games.ts';
import { numeroOf } from '../../features/lottery/model/issue.ts';
import { stamp } from '../../shared/query/stamped.ts';
import { want, type Wanted } from '../wanted.ts';
import { HOME_PATH, type PageRoute } from './route.ts';

export const LOTTERY_ROUTES: readonly PageRoute[] = [
  {
    path: '/m/lott',
    page: 'lottery-lobby/lottery-lobby-page',
    titleKey: 'title.lobby',
    header: 'none',
    hasFooter: true,
    back: HOME_PATH,
    texts: ['lottery'],
    wanted: () => [want(lotteryMenuQuery().queryKey, (doors) => doors.vnMenu(), stamp)],
  },
  {
    path: '/m/lottery/play',
    page: 'lottery-play/lottery-play-page',
    titleKey: 'title.play',
    header: 'none',
    hasFooter: false,
    back: '/m/lott',
    texts: ['lottery'],
    wanted: ({ search }) => [
      want(lotteryMenuQuery().queryKey, (doors) => doors.vnMenu(), stamp),
      ...gameWanted(search, (code) => want(playsQuery(code).queryKey, (doors) => doors.plays(code))),
    ],
  },
  {
    path: '/m/lottery/history',
    page: 'lottery-history/lottery-history-page',
    titleKey: 'title.results',
    header: 'none',
    hasFooter: true,
    back: '/m/lott',
    texts: ['lottery'],
    wanted: ({ search }) => [
      want(lotteryMenuQuery().queryKey, (doors) => doors.vnMenu(), stamp),
      ...gameWanted(search, (code) =>
        want(historyQuery(code).queryKey, (doors) => doors.history(code), firstHistoryPage),
      ),
    ],
  },
  {
    path: '/m/lottery/week',
    page: 'lottery-week/lottery-week-page',
    titleKey: 'title.week',
    header: 'inner',
    hasFooter: true,
    back: '/m/lott',
    texts: ['lottery'],
  },
  {
    path: '/m/lottery/list',
    page: 'lottery-list/lottery-list-page',
    titleKey: 'title.lotteries',
    header: 'inner',
    hasFooter: true,
    back: '/m/lott',
    texts: ['lottery'],
    wanted: () => [want(lotteryMenuQuery().queryKey, (doors) => doors.vnMenu(), stamp)],
  },
  {
    path: '/m/lottery/winNumbers',
    page: 'lottery-win-numbers/lottery-win-numbers-page',
    titleKey: 'title.winNumbers',
    header: 'inner',
    hasFooter: true,
    back: '/m/lott',
    texts: ['lottery'],
    wanted: ({ search }) => [
      want(lotteryMenuQuery().queryKey, (doors) => doors.vnMenu(), stamp),
      ...gameWanted(search, (code) =>
        want(historyQuery(code).queryKey, (doors) => doors.history(code), firstHistoryPage),
      ),
    ],
  },
  {
    path: '/m/launchGame',
    page: 'launch-game/launch-game-page',
    guard: 'member',
    titleKey: 'title.launch',
    header: 'none',
    hasFooter: false,
    back: HOME_PATH,
    texts: ['lottery'],
  },
  {
    path: '/m/lottery/draw',
    page: 'lottery-draw/lottery-draw-page',
    titleKey: 'title.proof',
    header: 'inner',
    hasFooter: false,
    back: '/m/lottery/history',
    texts: ['lottery', 'proof'],
    wanted: ({ search }) =>
      numeroOf(search) === ''
        ? []
        : gameWanted(search, (code) =>
            want(drawQuery(code, numeroOf(search)).queryKey, (doors) => doors.draw(code, numeroOf(search))),
          ),
  },
];

/** Queries about the game that an address names; none when it names none. */
function gameWanted(search: Record<string, string>, wantFor: (gameCode: string) => Wanted): Wanted[] {
  const gameCode = gameCodeOf(search);
  return gameCode === '' ? [] : [wantFor(gameCode)];
}
