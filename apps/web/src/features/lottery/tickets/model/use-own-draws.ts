import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lotteryMenuQuery } from '../../games/api/menu.ts';
import { stationsIn } from '../../games/model/pairs.ts';

export interface OwnDraws {
  /** Whether draws of a game belong on the page of this one: its own, and those that it and another station share. */
  isOwn: (gameCode: string) => boolean;
  /** Both stations of a shared draw; undefined for an own one. */
  placeOf: (gameCode: string) => string | undefined;
}

export function useOwnDraws(own: string): OwnDraws {
  const { data: menu } = useQuery(lotteryMenuQuery());
  return useMemo(() => {
    const bothOf = (gameCode: string) => (menu === undefined ? undefined : stationsIn(menu.value, gameCode));
    return {
      isOwn: (code) => code === own || bothOf(code)?.some(({ gameCode }) => gameCode === own) === true,
      placeOf: (code) =>
        bothOf(code)
          ?.map(({ displayName }) => displayName)
          .join(' – '),
    };
  }, [menu, own]);
}
