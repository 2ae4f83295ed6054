import { useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useGo } from '../../../../shared/navigation/use-go.ts';
import { useHref, usePathname } from '../../../../shared/navigation/use-place.ts';
import { useLoginPrompt } from '../../../../shared/session/login-prompt.ts';
import { useMember } from '../../../../shared/session/use-session.ts';
import type { Game } from '../../home/api/hot-games.ts';

export interface Launch {
  /** Handles a click on a game: a visitor is asked to log in, a member is taken to the game. */
  launch: (game: Game) => void;
  /** Error of the last launch until it is dismissed; shown by `LaunchRefused`. */
  refusal: unknown;
  /** Whether the last launch has opened its game, perhaps in another window. */
  isOpened: boolean;
  dismiss: () => void;
}

/** After this time a message is shown while the vendor is opening the game. */
const QUICK_MS = 700;

/**
 * Opens games (specification, section 4: game click). The code that decides where to go is fetched with the first
 * click.
 */
export function useLaunch(): Launch {
  const go = useGo();
  const href = useHref();
  const pathname = usePathname();
  const prompt = useLoginPrompt();
  const client = useQueryClient();
  const member = useMember();
  const toast = useToast();
  const t = useText();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: async ({ game, tab }: { game: Game; tab: Window | null }) => {
      const { openGame } = await import('../../browse/model/open-game.ts');
      return openGame(game, { go, tab, pageBack: href, client, hasLeft: () => location.pathname !== pathname });
    },
    onMutate: () => {
      let loading: number | undefined;
      const timer = setTimeout(() => (loading = toast.loading(t('common.loading'))), QUICK_MS);
      return () => {
        clearTimeout(timer);
        if (loading !== undefined) toast.hide(loading);
      };
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['me', 'recents'] }),
    onError: (_error, { tab }) => tab?.close(),
    onSettled: (_data, _error, _input, endWaiting) => endWaiting?.(),
  });
  const launch = (game: Game) => {
    if (member === null) return prompt();
    // A new window must be opened during the click, or the browser blocks it (Z-34).
    if (!isPending) mutate({ game, tab: game.isGameH5 ? null : openTab() });
  };
  return { launch, refusal: error, isOpened: isSuccess, dismiss: reset };
}

function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab !== null) tab.opener = null;
  return tab;
}
