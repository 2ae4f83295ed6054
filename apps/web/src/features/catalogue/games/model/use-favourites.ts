import { useToast } from '@fairlot/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useErrorText, useText } from '../../../../shared/i18n/use-text.ts';
import { useLoginPrompt } from '../../../../shared/session/login-prompt.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { favouriteIdsQuery } from '../api/favourites.ts';
import type { Game } from '../../home/api/hot-games.ts';

const loadToggle = () => import('../../browse/model/toggle-favourite.ts');

/**
 * The member's favourites. A click is shown immediately and rolled back when the server rejects it; a visitor is asked
 * to log in.
 */
export function useFavourites(): { isFavourite: (game: Game) => boolean; toggle: (game: Game) => void } {
  const t = useText();
  const hasToken = useHasToken();
  const prompt = useLoginPrompt();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const isMember = hasToken;
  const { data: ids = [] } = useQuery(favouriteIdsQuery(isMember));
  useEffect(() => {
    // Prefetched before the first click; offline the click itself reports the failure.
    if (isMember) loadToggle().catch(() => undefined);
  }, [isMember]);
  const isFavourite = (game: Game) => ids.includes(game.nodeId);
  const toggle = (game: Game) => {
    if (!isMember) return prompt();
    loadToggle().then(
      ({ toggleFavourite }) => toggleFavourite(client, game, !isFavourite(game), { toast, t, errorText }),
      () => toast.error(t('error.offline')),
    );
  };
  return { isFavourite, toggle };
}
