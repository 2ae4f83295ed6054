import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useGo } from '../../../../shared/navigation/use-go.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { launchGame } from '../../../catalogue/browse/api/launch-game.ts';
import { requireAddress } from '../../../catalogue/browse/model/openable.ts';
import { originOf } from './bridge.ts';
import { takeOver } from './opened.ts';

export interface Wanted {
  vendor: string;
  gameId: string;
  /** Prize mode of vendors' lotteries, such as SEA. */
  prizeMode: string | undefined;
}

interface Shown {
  url: string;
  origin: string;
  /** Name on the clicked tile; null when the page was opened by its address. */
  name: string | null;
  /** Product, as in bets; undefined if it is not known. */
  product: string | undefined;
}

/**
 * The vendor's address of the page's game: handed over by the tile, else from a new launch. A game that cannot be
 * framed replaces this page.
 */
export function useOpenedGame(wanted: Wanted): { shown: Shown | null; error: unknown; again: () => void } {
  const go = useGo();
  const hasToken = useHasToken();
  const { mutate, data, error } = useMutation({
    mutationFn: async (game: Wanted): Promise<Shown | null> => {
      const handed = takeOver(game.vendor, game.gameId);
      const { url, openMode, product } = requireAddress(
        handed === null ? await launch(game) : { ...handed, openMode: 'frame' },
      );
      const origin = originOf(url);
      if (openMode === 'frame' && origin !== null) return { url, origin, name: handed?.name ?? null, product };
      if (url.startsWith('/m')) go(url, { replace: true });
      else window.location.replace(url);
      return null;
    },
  });
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!hasToken || hasAsked.current || wanted.gameId === '') return;
    hasAsked.current = true;
    mutate(wanted);
  });
  return { shown: data ?? null, error, again: () => mutate(wanted) };
}

function launch({ vendor, gameId, prizeMode }: Wanted) {
  return launchGame({ body: { gameId, vendor, ...(prizeMode && { prizeMode: prizeMode.slice(0, 16) }) } });
}
