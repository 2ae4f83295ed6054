import type { TicketBet } from '../../../records/api/bets.ts';
import { issueTimes } from '../../draws/model/issue.ts';
import type { LotteryGame } from '../../games/api/menu.ts';

/** Scripts are fetched this long before the end of sale. */
const NEAR_MS = 10_000;
/** The stage opens at the end of sale, but not longer than this before the draw. */
const CLOSED_MS = 30_000;
/** A result that is later than this after its draw has its show when it arrives. */
const LATE_MS = 20_000;
/** The show of a draw can still be joined for this long after its settlement. */
export const JOIN_MS = 14_000;

export type Dueness = 'near' | 'due' | null;

export const drawKey = (gameCode: string, issue: string): string => `${gameCode} ${issue}`;

/** Whether the draw of a ticket is near or on stage. `at`: server time of the games' times; `now`: the server time. */
export function duenessOf(row: TicketBet, games: readonly LotteryGame[], at: number, now: number): Dueness {
  const game = gameOf(row, games);
  if (game === undefined || row.status === 'cancelled') return null;
  if (row.status !== 'open') return row.settledAt !== null && now - row.settledAt < JOIN_MS ? 'due' : null;
  if (game.previousNumero === row.numero)
    return game.previousWinningTime !== null && now - game.previousWinningTime < LATE_MS ? 'due' : null;
  if (game.numero !== row.numero) return null;
  const { phase, toLockMs, toDrawMs } = issueTimes(game, at, now);
  if (phase === 'open') return toLockMs !== null && toLockMs < NEAR_MS ? 'near' : null;
  const isStaged = phase === 'drawing' ? now - at - game.remainTime < LATE_MS : (toDrawMs ?? Infinity) < CLOSED_MS;
  return phase !== 'off' && isStaged ? 'due' : null;
}

/** The two stations of a joined draw. The bet page has it with more that the watch for draws does not need. */
function stationsOf(games: readonly LotteryGame[], gameCode: string): readonly LotteryGame[] | undefined {
  for (const first of games) {
    const second = games.find((game) => gameCode === `${first.gameCode}_${game.gameCode}`);
    if (second !== undefined) return [first, second];
  }
  return undefined;
}

/** The game of a ticket. A draw that joins two stations takes place with the later of them. */
export function gameOf({ gameCode, numero: issue }: TicketBet, games: readonly LotteryGame[]): LotteryGame | undefined {
  const own = games.find((game) => game.gameCode === gameCode);
  if (own !== undefined) return own;
  const [first, second] = stationsOf(games, gameCode) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [isAhead, isOtherAhead] = [first.numero === issue, second.numero === issue];
  if (isAhead !== isOtherAhead) return isAhead ? first : second;
  const timeOf = (game: LotteryGame) => (isAhead ? game.remainTime : (game.previousWinningTime ?? 0));
  return timeOf(second) > timeOf(first) ? second : first;
}

/** Whether a draw belongs on the bet page of a game: its own, or one that joins it to another station. */
export function isOnPage(gameCode: string, page: string, games: readonly LotteryGame[]): boolean {
  return gameCode === page || stationsOf(games, gameCode)?.some((station) => station.gameCode === page) === true;
}

/** Key of the draw to stage: the preferred game's own, one that joins it, or another. Null when there is none. */
export function dueDraw(
  rows: readonly TicketBet[],
  games: readonly LotteryGame[],
  times: { at: number; now: number },
  { preferred, finished }: { preferred: string; finished: ReadonlySet<string> },
): string | null {
  const due = rows.filter(
    (row) => !finished.has(drawKey(row.gameCode, row.numero)) && duenessOf(row, games, times.at, times.now) === 'due',
  );
  const row =
    due.find(({ gameCode }) => gameCode === preferred) ??
    due.find(({ gameCode }) => isOnPage(gameCode, preferred, games)) ??
    due[0];
  return row === undefined ? null : drawKey(row.gameCode, row.numero);
}
