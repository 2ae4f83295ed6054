import type { LotteryGame, LotteryMenu } from '../api/menu.ts';
import type { GamePlays } from '../api/plays.ts';
import { allGames } from './games.ts';

/** A station of the day, with the draw that is on sale. */
export interface Station {
  gameCode: string;
  name: string;
  issue: string;
}

/** Two stations whose draws are joined for bets on both; the joined draw has its own game code. */
export interface Pair extends Station {
  /** Codes of the two stations. */
  stations: readonly string[];
}

/** The play of joined draws. */
export const PAIR_PLAY = 'daxien';

export const isPairPlay = (code: string): boolean => code === PAIR_PLAY;

/** The joined draws of these stations, named by both. */
export function pairsOf(joined: GamePlays['joined'], stations: readonly Station[]): Pair[] {
  return (joined ?? []).flatMap(({ gameCode, stations: codes, numero: issue }) => {
    const both = codes.flatMap((code) => stations.filter((each) => each.gameCode === code && each.issue === issue));
    return both.length < 2
      ? []
      : [{ gameCode, issue, name: both.map(({ name }) => name).join(' – '), stations: codes }];
  });
}

/** The pairs that can be made of these stations. */
export const pairsAmong = (pairs: readonly Pair[], stations: readonly string[]): Pair[] =>
  pairs.filter((pair) => pair.stations.every((code) => stations.includes(code)));

/** The bets of a page; those on two stations may have a separate rebate. */
export interface OfferedPlays extends GamePlays {
  pairRebate?: number | undefined;
}

/**
 * The bets of a station's page, including the bets on this and another station.
 * @param pairPlays bets of one of its pairs
 */
export const withPairPlays = (plays: GamePlays, pairPlays: GamePlays | undefined): OfferedPlays =>
  pairPlays === undefined
    ? plays
    : {
        ...plays,
        pairRebate: pairPlays.rebate,
        plays: [...plays.plays, ...pairPlays.plays],
        stopped: [...(plays.stopped ?? []), ...(pairPlays.stopped ?? [])],
      };

/** The two stations of a joined lottery, whose tickets are bought on the page of the first. */
export function stationsIn(menu: LotteryMenu, gameCode: string): readonly [LotteryGame, LotteryGame] | undefined {
  const games = allGames(menu);
  for (const first of games) {
    const second = games.find((game) => gameCode === `${first.gameCode}_${game.gameCode}`);
    if (second !== undefined) return [first, second];
  }
  return undefined;
}
