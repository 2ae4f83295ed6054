import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LotteryGame } from '../../games/api/menu.ts';
import { type GamePlays, playsQuery } from '../../games/api/plays.ts';
import { keptRebate, keepRebate } from './kept-rebate.ts';

/** Odds and limits may change while a player chooses. */
const PLAYS_EVERY_MS = 15_000;

/**
 * Plays of a game at the rebate that the player chose for it. Until its odds are known the published ones stay, and
 * bets are placed at the odds shown.
 */
export function usePlaysAtRebate({ gameCode }: LotteryGame) {
  const published = useQuery({ ...playsQuery(gameCode), refetchInterval: PLAYS_EVERY_MS });
  const [wanted, setWanted] = useState(() => keptRebate(gameCode));
  const most = published.data?.maxRebate ?? 0;
  const rebate = Math.min(wanted, most);
  const adjusted = useQuery({
    ...playsQuery(gameCode, rebate),
    refetchInterval: PLAYS_EVERY_MS,
    enabled: rebate > 0,
    placeholderData: keepPreviousData,
  });
  const plays: GamePlays | undefined = (rebate > 0 ? adjusted.data : undefined) ?? published.data;
  return {
    published,
    plays,
    rebate,
    most,
    onRebate: (next: number) => {
      keepRebate(gameCode, next);
      setWanted(next);
    },
  };
}
