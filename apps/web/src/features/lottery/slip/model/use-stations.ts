import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { lotteryMenuQuery } from '../../games/api/menu.ts';
import { type GamePlays, PLAYS_KEY, playsQuery } from '../../games/api/plays.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import type { SlipState } from './slip-reducer.ts';
import {
  isPairPlay,
  type OfferedPlays,
  type Pair,
  pairsAmong,
  pairsOf,
  type Station,
  withPairPlays,
} from '../../games/model/pairs.ts';
import { stationsOf } from './stations.ts';

/** The stations that draw together with the page's game; from the menu, which is renewed with every draw. */
export function useStations(gameCode: string): readonly Station[] {
  const { data } = useQuery(lotteryMenuQuery());
  return useMemo(() => (data === undefined ? [] : stationsOf(data.value, gameCode)), [data, gameCode]);
}

export interface StationBets {
  /** The stations that draw together; only the page's own where a lottery draws alone. */
  stations: readonly Station[];
  /** Their joined draws; none if the merchant offers none. */
  pairs: readonly Pair[];
  /** Codes of the stations that the bets are for, the page's own first. */
  chosen: readonly string[];
  /** Bets and odds of a station; undefined while they load, and if they could not be loaded. */
  playsOf: (gameCode: string) => GamePlays | undefined;
  /** The odds that the player saw first of a station: its ticket is bought only at them. */
  seenAt: (gameCode: string) => GamePlays | undefined;
  /** The player was informed that odds changed: the current ones count. */
  forgetSeen: () => void;
  /** Requests the bets of all stations again; null while they are requested. */
  reloadPlays: (() => void) | null;
}

/** Odds may change while a player chooses. */
const PLAYS_EVERY_MS = 15_000;

/**
 * Bets of other stations. One query for all of them, because the code for several queries would be a twentieth of the
 * page's; the bets of earlier choices stay cached while another station is loaded. A failed request of one station does
 * not hide the others; its last data is kept. Each station uses the page's rebate, or its own maximum if that is lower.
 */
const severalPlaysQuery = (codes: readonly string[], rebate: number) =>
  queryOptions({
    queryKey: [...PLAYS_KEY, 'several', rebate, ...codes],
    queryFn: ({ client }) =>
      Promise.all(
        codes.map((gameCode) => {
          const query = playsQuery(gameCode, rebate);
          return client.fetchQuery({ ...query, staleTime: 0 }).catch(() => client.getQueryData(query.queryKey));
        }),
      ),
    enabled: codes.length > 0,
    placeholderData: keepPreviousData,
  });

/** The stations of the slip, with the odds of those that it has bets for. */
export function useStationBets(
  game: LotteryGame,
  plays: GamePlays,
  { stations: further, typed, playCode }: SlipState,
): StationBets {
  const together = useStations(game.gameCode);
  const own = { gameCode: game.gameCode, name: game.displayName, issue: game.numero ?? '' };
  const stations = together.length > 0 ? together : [own];
  const chosen = [
    game.gameCode,
    ...stations.map(({ gameCode }) => gameCode).filter((code) => code !== game.gameCode && further.includes(code)),
  ];
  const pairs = pairsOf(plays.joined, together);
  const bets = [
    ...(isPairPlay(playCode) ? pairsAmong(pairs, chosen).map(({ gameCode }) => gameCode) : chosen),
    ...typed.flatMap((bet) => bet.pairs ?? bet.stations ?? chosen),
  ];
  // Without the page's own, the first.
  const codes = [...new Set([...chosen, ...bets])].slice(1);
  const {
    data: others = [],
    isFetching,
    refetch,
  } = useQuery({ ...severalPlaysQuery(codes, plays.rebate ?? 0), refetchInterval: PLAYS_EVERY_MS });
  const [seen, setSeen] = useState<Readonly<Record<string, GamePlays>>>({});
  const unseen = others.find((data) => data !== undefined && seen[data.gameCode] === undefined);
  if (unseen !== undefined) setSeen({ ...seen, [unseen.gameCode]: unseen });
  const playsOf = (gameCode: string) =>
    gameCode === game.gameCode ? plays : others.find((data) => data?.gameCode === gameCode);
  return {
    stations,
    pairs,
    chosen,
    playsOf,
    seenAt: (code) => seen[code] ?? playsOf(code),
    forgetSeen: () => setSeen({}),
    reloadPlays: isFetching ? null : () => void refetch(),
  };
}

/** The bets of a game, with those on a pair of stations where stations draw together, at the game's rebate. */
export function usePairPlays(plays: GamePlays): OfferedPlays {
  const together = useStations(plays.gameCode);
  const pairs = pairsOf(plays.joined, together);
  const own = pairs.find(({ stations }) => stations.includes(plays.gameCode));
  const { data } = useQuery({
    ...playsQuery(own?.gameCode ?? '', plays.rebate),
    enabled: own !== undefined,
    refetchInterval: PLAYS_EVERY_MS,
    placeholderData: keepPreviousData,
  });
  const pairPlays = own === undefined ? undefined : data;
  return useMemo(() => withPairPlays(plays, pairPlays), [plays, pairPlays]);
}
