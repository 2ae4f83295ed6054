import { useToast } from '@fairlot/ui';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../../shared/i18n/use-text.ts';
import { useGo } from '../../../shared/navigation/use-go.ts';
import type { Game } from '../api/hot-games.ts';
import { launchGame } from '../api/launch-game.ts';

/** Opens a game for a member: the server says where it is; a refusal is told as it is. */
export function useLaunch(): { launch: (game: Game) => void; isLaunching: boolean } {
  const go = useGo();
  const toast = useToast();
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ gameId, vassalage, gameType, nodeId, supportPlay }: Game) =>
      launchGame({ body: { gameId, vendor: vassalage, gameCategory: gameType, nodeId, supportPlay } }),
    onSuccess: ({ url, openMode }) => openAddress(url, openMode, go),
    onError: (error) => toast.error(errorText(error)),
  });
  return { launch: (game) => (isPending ? undefined : mutate(game)), isLaunching: isPending };
}

function openAddress(url: string, openMode: 'self' | 'blank' | 'frame', go: (href: string) => void): void {
  if (url.startsWith('/m')) return go(url);
  // A browser that blocks the new window gets the game in this one.
  if (openMode !== 'blank' || window.open(url, '_blank', 'noopener') === null) location.assign(url);
}
