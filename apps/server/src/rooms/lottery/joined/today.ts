import type { CurrentIssue } from '../games/current-issues.ts';
import type { LotteryGame } from '../games/games.ts';

/** Two stations, and the lottery and draw that join them. */
export interface JoinedDraw {
  gameCode: string;
  stations: string[];
  numero: string;
}

/** The joined draws of the stations that draw together with a station. */
export function joinedWith(
  station: LotteryGame,
  games: readonly LotteryGame[],
  issues: readonly CurrentIssue[],
): JoinedDraw[] {
  const issueOf = new Map(issues.map(({ gameCode, issue }) => [gameCode, issue]));
  const day = issueOf.get(station.code) ?? null;
  if (day === null || station.joins !== null) return [];
  return games.flatMap(({ code, enabled, joins, menuTag }) =>
    enabled && joins !== null && menuTag === station.menuTag && issueOf.get(code) === day
      ? [{ gameCode: code, stations: [...joins], numero: day }]
      : [],
  );
}
