import { useToast } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useHasToken, useMember } from '../../../../shared/session/use-session.ts';
import { hotLotteriesQuery, recentLotteriesQuery } from '../api/game-lists.ts';
import type { LotteryGame } from '../api/menu.ts';
import { RECENT_LOADING_MS, showCapped } from '../../slip/model/capped-notice.ts';
import { useFavourites } from './favourites.ts';

export const LOBBY_LISTS = ['all', 'hot', 'fav', 'recent'] as const;
export type LobbyList = (typeof LOBBY_LISTS)[number];

interface ListState {
  /** Null while the list is loading. */
  games: LotteryGame[] | null;
  error: unknown;
  retry: () => void;
  /** The list is for members only, and the player is a visitor. */
  needsLogin: boolean;
}

/** The games of a lobby list that are among the visible ones. */
export function useLobbyList(list: LobbyList, games: readonly LotteryGame[]): ListState {
  const member = useMember();
  const hasToken = useHasToken();
  const { tag, languages } = useLocale();
  const language = languages.find((entry) => entry.tag === tag)?.code ?? 'EN';
  const { ids } = useFavourites();
  const recent = useQuery(recentLotteriesQuery(language, list === 'recent' && hasToken));
  const hot = useQuery(hotLotteriesQuery(list === 'hot'));
  useLoadingNotice(list === 'recent' && recent.isLoading);
  const needsLogin = member === null && (list === 'fav' || list === 'recent');
  if (list === 'all' || list === 'fav' || needsLogin) {
    return {
      games: list === 'all' ? [...games] : games.filter(({ gameId }) => ids.includes(gameId)),
      error: null,
      retry: ignore,
      needsLogin,
    };
  }
  const { data, error, refetch } = list === 'recent' ? recent : hot;
  const listed = data?.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? []) ?? null;
  return { games: listed, error: data === undefined ? error : null, retry: () => void refetch(), needsLogin };
}

const ignore = () => undefined;

function useLoadingNotice(isLoading: boolean): void {
  const t = useText();
  const toast = useToast();
  const text = t('common.loading');
  useEffect(() => {
    if (!isLoading) return;
    let id = 0;
    return showCapped(
      () => (id = toast.loading(text, RECENT_LOADING_MS)),
      () => toast.hide(id),
      RECENT_LOADING_MS,
    );
  }, [isLoading, toast, text]);
}
